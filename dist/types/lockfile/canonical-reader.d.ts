import { type LockFile } from './lock-file.js';
/** A file in the layout of the tools. */
interface CanonicalReading {
    readonly lockFile: LockFile;
    /** False where only order, repetition, header or the last newline differ from what the tools write. */
    readonly canonical: boolean;
}
/**
 * Takes the layout that Terraform, OpenTofu and the bots write, line by line: header or none, providers and hashes in any order, with or without a
 * newline at the end. It is believed only if printing what was read gives back the text byte for byte; whatever is different in any
 * other way gives `null` and is left to the other reader (T31). Linear, and hostile text ends it at its first unexpected line (T30).
 */
export declare function readCanonical(text: string): CanonicalReading | null;
export {};
