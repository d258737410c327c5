import { type EntryName } from './entry-name.js';
/** A file of a package, with the lower-case hex SHA-256 of its content. */
export type HashedFile = readonly [name: EntryName, sha256: string];
/** Go's dirhash Hash1: a line for each file, in the byte order of the names. */
export declare function hashLines(files: readonly HashedFile[]): string;
