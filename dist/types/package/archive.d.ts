import { type EntryName } from './dirhash.ts';
import type { CountInflated } from './inflation.ts';
/** One entry of the central directory, in its order. */
export interface HashedEntry {
    readonly name: EntryName;
    /** Lower-case hex SHA-256 of the content. For a name that ends in `/`, it is that of empty content, as in Go. */
    readonly sha256: string;
    /** Whether unpacking creates a folder for it. */
    readonly folder: boolean;
}
/**
 * Hashes every entry of a zip archive by its central directory, streaming. This file is the only one that knows yauzl.
 * @param countBytes receives what is inflated, piece by piece
 * @throws PackageError if the file is not an archive, if readers could read it differently, or if it exceeds a limit (T26, T27)
 */
export declare function readArchive(path: string, countBytes: CountInflated): Promise<readonly HashedEntry[]>;
