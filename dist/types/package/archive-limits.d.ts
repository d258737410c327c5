/** The limits for an archive (T26). The largest real provider packages have some dozen files and less than 1 GiB inflated. */
export declare const archiveLimits: {
    readonly entries: 20000;
    /** Bytes of the central directory: the names and comments of all entries are in memory together. */
    readonly directoryBytes: number;
    /** Bytes of all files together, as announced by the directory. The reader checks that no file is larger than announced. */
    readonly inflatedBytes: number;
    /** Inflated bytes for each byte of the archive; deflate can reach 1032, executables reach about 6. */
    readonly ratio: 200;
    /** Below this size, a high ratio only means well-compressed text. */
    readonly harmlessBytes: number;
    /** The ratio for an archive that inflates to more than `largeBytes`: the time for it counts, and only executables are that large. */
    readonly largeRatio: 40;
    readonly largeBytes: number;
};
/** Throws before the directory is read. */
export declare function checkDirectorySize(bytes: number): void;
/** Adds up the announced sizes and throws before anything is inflated. */
export declare function countEntries(archiveBytes: number): (compressed: number, inflated: number) => void;
