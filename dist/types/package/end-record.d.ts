import type { FileHandle } from 'node:fs/promises';
/** What the end of a zip archive says about its central directory. */
export interface EndRecord {
    readonly entries: number;
    readonly directoryStart: number;
    readonly directoryEnd: number;
}
/**
 * Reads the end record and refuses an archive in which Go could find another central directory than yauzl does: one in zip64 form (no
 * package that is accepted here needs it), one with bytes behind its comment, and one whose directory does not reach to the record.
 */
export declare function readEndRecord(file: FileHandle, size: number): Promise<EndRecord>;
