import { type EntryName } from './dirhash.js';
/** One entry of the central directory, in its order. */
export interface HashedEntry {
    readonly name: EntryName;
    /** Lower-case hex SHA-256 of the content; that of nothing for a name that ends in `/`, as Go has it. */
    readonly sha256: string;
    /** Whether unpacking makes a folder of it. */
    readonly folder: boolean;
}
/**
 * Hashes every entry of a zip archive by its central directory, streaming. This file is the only one that knows yauzl.
 * @throws PackageError for what is no archive, is read differently by different readers, or is past a limit (T26, T27)
 */
export declare function readArchive(path: string): Promise<readonly HashedEntry[]>;
