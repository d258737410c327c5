/** Real packages reach `max-download` (16 GiB) first; a run of bombs ends here, after two minutes (T26). */
export declare const usualInflatedBytes: number;
/** The bytes that real packages inflate to at most, for each byte of the archive. */
export declare const usualRatio = 6;
/** The bytes that all packages of one run may inflate to; more if a user allows larger downloads. */
export declare function inflatedBytesFor(maxDownload: number): number;
/** All archives of one run. All threads count in the same memory, so it can be sent to any thread. */
export interface Inflation {
    readonly maxBytes: number;
    readonly counter: SharedArrayBuffer;
}
export declare function openInflation(maxBytes: number): Inflation;
/** The bytes that were inflated, those of refused archives as well, as far as they were inflated. */
export declare function inflatedBytes({ counter }: Inflation): number;
/** @throws PackageError `run-limit` if the run has inflated more than it may */
export type CountInflated = (bytes: number) => void;
export declare function countInflated({ maxBytes, counter }: Inflation): CountInflated;
