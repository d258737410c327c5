import type { ConversionReply } from '../hcl/convert.ts';
import { type Body } from './blocks.ts';
import type { ConfigurationFile } from './configuration.ts';
/** A configuration file that was parsed. */
export interface ParsedFile {
    readonly path: string;
    readonly isOverride: boolean;
    readonly isTest: boolean;
    /** The output of `hcl2json` for native syntax, or the top level of a file of JSON syntax, which may be a list. */
    readonly bodies: readonly Body[];
    readonly lines: Lines;
}
/**
 * The syntax of a file: JSON is read directly, native syntax by the HCL parser.
 *
 * @param convert asks that parser, now or later
 */
export declare function syntaxOf<Reply>(file: ConfigurationFile, convert: (file: ConfigurationFile) => Reply): Reply | ConversionReply;
/** @param value the result of {@link syntaxOf} */
export declare function parsedFile(file: ConfigurationFile, value: unknown): ParsedFile;
/** Finds lines in one file. Answers `null` if nothing is found, or if lines are not known. */
interface Lines {
    /** The first block of a type with these labels. */
    block(type: string, labels: readonly string[]): number | null;
    /** An entry of a required_providers block. */
    requiredProvider(localName: string): number | null;
}
/** The files of a module. Override files change the content of the primary ones. Both are sorted by name. */
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
/** The items of each file, with the file. */
export declare function placed<T>(files: readonly ParsedFile[], read: (body: Body) => readonly T[]): readonly Placed<T>[];
/**
 * The items of the primary files, with the changes of the override files. An override without its block is an error in Terraform and
 * ignored here.
 */
export declare function merged<T extends {
    readonly key: string;
}>({ primary, override }: Sides, read: (body: Body) => readonly T[], apply: (before: Placed<T>, change: Placed<T>) => Placed<T>): readonly Placed<T>[];
export {};
