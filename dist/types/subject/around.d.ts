import type { TreeEntry } from '../source/tree.ts';
import type { ReadSides } from './read-side.ts';
import type { Around, ReviewedFile } from './subject.ts';
/** What a change brings beside lock files, and that decides what Terraform installs. */
export declare function readAround(files: readonly ReviewedFile[], sides: ReadSides): Promise<{
    readonly around: Omit<Around, 'rewritten'>;
    readonly notices: readonly string[];
}>;
/** Submodules and plugins among what a change brings to head. */
export declare function carriedAmong(brought: readonly TreeEntry[]): Pick<Around, 'submodules' | 'plugins'>;
