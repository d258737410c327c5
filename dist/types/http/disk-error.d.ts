/** A file on this machine cannot be created or written. The code alone does not distinguish such an error from one of a connection. */
export declare class DiskError extends Error {
    readonly code: string;
    constructor(cause: unknown);
}
/** @throws DiskError for every error in `work`, which may only use files */
export declare function onDisk<T>(work: Promise<T>): Promise<T>;
