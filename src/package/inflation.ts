import { refuse } from './package-error.ts';

/** Real packages reach `max-download` (16 GiB) first; a run of bombs ends here, after two minutes (T26). */
export const usualInflatedBytes = 96 * 1024 ** 3;

/** The bytes that real packages inflate to at most, for each byte of the archive. */
export const usualRatio = 6;

/** The bytes that all packages of one run may inflate to; more if a user allows larger downloads. */
export function inflatedBytesFor(maxDownload: number): number {
  return Math.max(usualInflatedBytes, maxDownload * usualRatio);
}

/** All archives of one run. All threads count in the same memory, so it can be sent to any thread. */
export interface Inflation {
  readonly maxBytes: number;
  readonly counter: SharedArrayBuffer;
}

export function openInflation(maxBytes: number): Inflation {
  return { maxBytes, counter: new SharedArrayBuffer(BigUint64Array.BYTES_PER_ELEMENT) };
}

/** The bytes that were inflated, those of refused archives as well, as far as they were inflated. */
export function inflatedBytes({ counter }: Inflation): number {
  return Number(Atomics.load(new BigUint64Array(counter), 0));
}

/** @throws PackageError `run-limit` if the run has inflated more than it may */
export type CountInflated = (bytes: number) => void;

export function countInflated({ maxBytes, counter }: Inflation): CountInflated {
  const total = new BigUint64Array(counter);
  return (bytes) => {
    const before = Number(Atomics.add(total, 0, BigInt(bytes)));
    if (before + bytes > maxBytes)
      refuse('run-limit', `The archives of this run inflate to more than ${maxBytes} bytes together`);
  };
}
