import type { FileHandle } from 'node:fs/promises';
/** Writes small pieces to a file in large batches: a write costs a change of threads, whatever its size. */
export interface FileWriter {
    /** Copies the piece; waits only where the disk is slower than the pieces come. */
    write(piece: Uint8Array): Promise<void>;
    /** Writes what is left. */
    end(): Promise<void>;
    /** Waits until nothing is being written, whether or not it went well. */
    settled(): Promise<void>;
}
/** @param see told each batch before it is written, in order: to compute a digest */
export declare function writeInBatches(file: FileHandle, see: (batch: Uint8Array) => void): FileWriter;
