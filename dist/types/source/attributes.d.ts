import { type Bytes } from './wildmatch.js';
/** A file of git attributes. */
export interface AttributesFile {
    /** For messages: `.gitattributes`, `envs/.gitattributes`, `.git/info/attributes`. */
    readonly path: string;
    /** The folder that its patterns are relative to; empty for the root of the repository. */
    readonly folder: string;
    /** Whether macros count: only in the file of the root folder and in files outside the tree. */
    readonly macros: boolean;
    readonly bytes: Uint8Array;
}
/** Whether git reads attributes of a tree from files of this name, on some file system. */
export declare function isAttributesFile(path: string): boolean;
/** The value of one attribute for a path, and the line that sets it. */
interface Attribute {
    /** `true` for `name`, `false` for `-name`, the text after `name=`; `null` for `!name`, which means unspecified. */
    readonly value: boolean | string | null;
    readonly path: string;
    /** 1-based. */
    readonly line: number;
}
export type Attributes = ReadonlyMap<string, Attribute>;
interface AttributeOptions {
    /** As in git on file systems that fold case (`core.ignoreCase`). */
    readonly ignoreCase?: boolean;
    /** The path is that of a folder, which patterns with a slash at their end mean. */
    readonly isFolder?: boolean;
}
/** A file of attributes, read. */
export interface AttributeLines {
    readonly lines: readonly Line[];
    /** What it says depends on the version of git, or there is more of it than is read. */
    readonly isUnclear: boolean;
}
/** Where git reads a file of attributes from: a file on disk, or the object in its index, as for a fresh clone and for an archive. */
export type ReadFrom = 'disk' | 'object';
/** Whether it matters where git reads the file from: on disk it passes over a byte order mark, in an object that is a part of the first pattern. */
export declare function hasByteOrderMark({ bytes }: AttributesFile): boolean;
/** Reads a file of attributes as git reads it; what git passes over is passed over. */
export declare function parseAttributes(file: AttributesFile, from?: ReadFrom): AttributeLines;
/**
 * The lines that may say something about some attributes, by themselves or by a macro, which may have any name.
 * A macro that says nothing about them still takes the place of an older one of its name.
 *
 * @param all every file that has a say, because each of them may define macros
 */
export declare function linesAbout(names: readonly string[], { lines, isUnclear }: AttributeLines, all: readonly AttributeLines[]): AttributeLines;
/**
 * The attributes of a path, with git's meaning (`gitattributes(5)`, `attr.c`): the nearest folder wins, and within a file the last line.
 * The attributes of a macro count unless a stronger line sets them.
 *
 * @param files from the weakest to the strongest: those of the machine, of the root, of each folder down to the path, `info/attributes`
 */
export declare function attributesOf(path: string, files: readonly AttributeLines[], options?: AttributeOptions): Attributes;
interface Setting {
    readonly name: string;
    readonly value: Attribute['value'];
}
interface Line {
    readonly file: AttributesFile;
    /** 1-based. */
    readonly number: number;
    /** The name of the macro that the line defines; `null` if the line selects paths. */
    readonly macro: string | null;
    readonly pattern: Bytes;
    readonly attributes: readonly Setting[];
}
export {};
