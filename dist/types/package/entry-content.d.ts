import type { FileHandle } from 'node:fs/promises';
/** Where the content of one entry lies in the archive, and what the directory says of it. */
interface StoredContent {
    readonly start: number;
    readonly compressedBytes: number;
    readonly inflatedBytes: number;
    readonly deflated: boolean;
    readonly crc32: number;
}
/**
 * Inflates and hashes an entry piece by piece, and stops at the first byte more than the directory announced (T26).
 * @returns lower-case hex SHA-256
 * @throws PackageError `corrupt-entry` where size or CRC-32 are not as announced; whatever zlib and the file system throw
 */
export declare function hashContent(file: FileHandle, content: StoredContent): Promise<string>;
export {};
