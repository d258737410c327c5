import type { Patience } from '../hcl/patience.js';
import { type Body } from './blocks.js';
import type { ConfigurationFile } from './configuration.js';
import { type FileKind } from './file-name.js';
import { type Lines } from './lines.js';
/** A configuration file whose syntax was understood. */
export interface ParsedFile {
    readonly path: string;
    readonly isOverride: boolean;
    readonly isTest: boolean;
    /** As `hcl2json` lays out native syntax, or the top level of a file of JSON syntax, which may be a list. */
    readonly bodies: readonly Body[];
    readonly lines: Lines;
}
export type FileReading = {
    readonly kind: 'parsed';
    readonly file: ParsedFile;
} | {
    readonly kind: 'refused';
    readonly path: string;
    readonly reason: string;
};
/** Reads the syntax of a `*.tf`, `*.tf.json` or test file. Never throws; the work is bounded by `convertHcl` and the patience that it is given (T30). */
export declare function parseFile(file: ConfigurationFile, patience?: Patience): FileReading;
/** As {@link parseFile}, while other things go on. */
export declare function parseFileMeanwhile(file: ConfigurationFile, patience?: Patience): Promise<FileReading>;
/**
 * A file whose value is already there.
 *
 * @param text for line numbers; `null` where it is not at hand.
 */
export declare function parsedFile(path: string, kind: FileKind | null, value: unknown, text: string | null): ParsedFile;
