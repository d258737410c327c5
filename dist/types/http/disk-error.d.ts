/** A file on this machine cannot be made or written to. By its code alone such an error could also be one of a connection. */
export declare class DiskError extends Error {
    /** Of the operating system. */
    readonly code: string;
    constructor(cause: unknown);
}
/** @throws DiskError for whatever goes wrong in `work`, which touches files alone */
export declare function onDisk<T>(work: Promise<T>): Promise<T>;
