import type { ArchiveHashes } from './hash-archive.js';
import { type PackageErrorCode } from './package-error.js';
/** What crosses the border between threads: an error would lose its class and its code on the way. */
export type HashingReply = {
    readonly kind: 'hashed';
    readonly hashes: ArchiveHashes;
} | {
    readonly kind: 'refused';
    readonly code: PackageErrorCode;
    readonly message: string;
}
/** Anything that is no verdict about the archive. */
 | {
    readonly kind: 'failed';
    readonly message: string;
};
export declare function failureReply(error: unknown): HashingReply;
/** @throws PackageError with the code that it had on the other side */
export declare function hashesOf(reply: HashingReply): ArchiveHashes;
