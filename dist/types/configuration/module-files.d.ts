import type { ConversionReply } from '../hcl/convert.js';
import { type Body } from './blocks.js';
import type { ConfigurationFile } from './configuration.js';
/** A configuration file whose syntax was understood. */
export interface ParsedFile {
    readonly path: string;
    readonly isOverride: boolean;
    readonly isTest: boolean;
    /** As `hcl2json` lays out native syntax, or the top level of a file of JSON syntax, which may be a list. */
    readonly bodies: readonly Body[];
    readonly lines: Lines;
}
/**
 * The syntax of a file: JSON is read at once, native syntax by the HCL parser.
 *
 * @param convert asks that parser, now or in its own time
 */
export declare function syntaxOf<Reply>(file: ConfigurationFile, convert: (file: ConfigurationFile) => Reply): Reply | ConversionReply;
/** @param value what {@link syntaxOf} gave */
export declare function parsedFile(file: ConfigurationFile, value: unknown): ParsedFile;
/** Finds the lines of things in one file. Answers `null` for what is not found, or where lines cannot be told. */
interface Lines {
    /** The first block of a type with these labels. */
    block(type: string, labels: readonly string[]): number | null;
    /** An entry of a required_providers block. */
    requiredProvider(localName: string): number | null;
}
/** The files of a module: override files change what the others say. Each sorted by name. */
export interface Sides {
    readonly primary: readonly ParsedFile[];
    readonly override: readonly ParsedFile[];
}
export interface Placed<T> {
    readonly item: T;
    readonly file: ParsedFile;
}
/** Splits the files of a module; test files belong to neither side. */
export declare function sidesOf(files: readonly ParsedFile[]): Sides;
/** What is read from each file, with the file. */
export declare function placed<T>(files: readonly ParsedFile[], read: (body: Body) => readonly T[]): readonly Placed<T>[];
/** What the primary files have, changed block by block by the override files. An override of nothing is an error to Terraform, and ignored here. */
export declare function merged<T extends {
    readonly key: string;
}>({ primary, override }: Sides, read: (body: Body) => readonly T[], apply: (before: Placed<T>, change: Placed<T>) => Placed<T>): readonly Placed<T>[];
export {};
