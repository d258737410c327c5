import type { FileHandle } from 'node:fs/promises';
import type { CountInflated } from './inflation.ts';
/** The position of an entry's content in the archive, and what the directory announces about it. */
interface StoredContent {
    readonly start: number;
    readonly compressedBytes: number;
    readonly inflatedBytes: number;
    readonly deflated: boolean;
    readonly crc32: number;
}
/**
 * Inflates and hashes an entry piece by piece, and stops at the first byte beyond the announced size (T26).
 * @param count receives the bytes of each piece
 * @returns lower-case hex SHA-256
 * @throws PackageError `corrupt-entry` if size or CRC-32 are not as announced; also the errors of `count`, zlib and the file system
 */
export declare function hashContent(file: FileHandle, content: StoredContent, count: CountInflated): Promise<string>;
export {};
