/** What an archive may be at most (T26). The largest real provider packages have some dozen files and less than 1 GiB inflated. */
export declare const archiveLimits: {
    readonly entries: 20000;
    /** Bytes of the central directory: names and notes of all entries, held in memory together. */
    readonly directoryBytes: number;
    /** Bytes of all files together, as the directory gives them; that no file is larger than it says is checked while reading. */
    readonly inflatedBytes: number;
    /** Inflated bytes for each byte of the archive; deflate can reach 1032, executables reach about 6. */
    readonly ratio: 200;
    /** Below this, a high ratio is just a well-compressed text. */
    readonly harmlessBytes: number;
};
/** Throws before the directory is read. */
export declare function checkDirectorySize(bytes: number): void;
/** Adds up what the directory announces and throws before anything is inflated. */
export declare function countEntries(archiveBytes: number): (compressed: number, inflated: number) => void;
