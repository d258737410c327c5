/** A file of a package, with the lower-case hex SHA-256 of its content. */
export type HashedFile = readonly [name: EntryName, sha256: string];
/** Go's dirhash Hash1: a line for each file, in the byte order of the names. */
export declare function hashLines(files: readonly HashedFile[]): string;
/**
 * A name from the central directory, one character per byte (latin1): names that are not UTF-8 keep their bytes, and the order of strings
 * is the order of bytes, as in Go.
 */
export type EntryName = string;
export declare function entryName(raw: Uint8Array): EntryName;
export declare function nameBytes(name: EntryName): Uint8Array;
/** Refuses names that Terraform cannot unpack or hash: a newline (dirhash), a `..` between slashes or backslashes (go-getter), a NUL byte. */
export declare function checkEntryName(name: EntryName): void;
/** The path of the unpacked entry: `./a`, `/a` and `x//a` lose the parts that a path does not need. Empty for the top folder. */
export declare function unpackedPath(name: EntryName): EntryName;
