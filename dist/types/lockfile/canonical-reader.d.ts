import { type LockFile } from './lock-file.ts';
/** A reading of a file in the layout of the tools. */
interface CanonicalReading {
    readonly lockFile: LockFile;
    /** False if only order, repetition, header or the last newline differ from the output of the tools. */
    readonly canonical: boolean;
}
/**
 * Reads the layout that Terraform, OpenTofu and the bots write, line by line: with or without a header, providers and hashes in any order,
 * with or without a newline at the end. Lockproof trusts the reading only if printing it gives the same text, byte for byte. Any other
 * difference gives `null`, and the other reader reads the file (T31). Linear; it stops at the first unexpected line of a hostile text
 * (T30).
 */
export declare function readCanonical(text: string): CanonicalReading | null;
export {};
