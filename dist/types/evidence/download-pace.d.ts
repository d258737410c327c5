/** Decides how many packages are downloaded at one time: as many as keep the threads busy that hash them. */
export interface DownloadPace {
    /** Waits until another download may begin. */
    begin(): Promise<Download>;
    /** What a thread needed for an archive. */
    hashed(bytes: number, seconds: number): void;
}
export interface Download {
    received(bytes: number): void;
    /** The package is complete and waits for a thread. */
    arrived(): void;
    /** The package is hashed, or the download failed. */
    gone(): void;
}
export interface PaceOptions {
    /** How many archives are hashed at one time. */
    readonly threads: number;
    /** Whether the disk has room for another package. */
    readonly hasRoom?: () => boolean;
    /** Seconds. */
    readonly now?: () => number;
}
/** All packages of a provider usually come from one host. This leaves one of its requests for small answers. */
export declare const mostDownloads = 7;
/** Packages that may wait for a thread. With them no thread waits for the network. */
export declare const spare = 2;
/**
 * Begins with one download for each thread. A connection that delivers less than a thread can take is no reason to let the thread wait: others
 * are opened beside it, up to {@link mostDownloads}. Over a fast link more connections would only take processor time from each other.
 */
export declare function openPace({ threads, hasRoom, now }: PaceOptions): DownloadPace;
