import type { Body } from './blocks.js';
import type { ParsedFile } from './parsed-file.js';
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
