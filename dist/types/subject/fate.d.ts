import type { Place } from '../configuration/configuration.ts';
import type { ReadSides } from './read-side.ts';
import type { ReviewedFile, RootModuleFate } from './subject.ts';
/** A lock file that is there and has no entry, where it had some or nobody knows: for Terraform it is as good as gone. */
export declare function isEmptied({ base, head, revision }: ReviewedFile): boolean;
/**
 * What became of the root module whose lock file was removed, emptied or moved; `null` for any other file. A removal is fine where nobody can run
 * Terraform there any more, or has anything to lock.
 */
export declare function fateOf(file: ReviewedFile, sides: ReadSides): Promise<RootModuleFate | null>;
/**
 * Where the tree calls a folder as a module, so that Terraform never reads a lock file in it; `null` where nobody does, and where the folder keeps a
 * state of its own, which only a root module does. Files that the change touches come first, because most calls are there, then the nearest folders.
 *
 * @param where `changed` is enough for a folder that is new: nothing that stays as it is calls it
 */
export declare function callerOf(folder: string, { base, head }: ReadSides, where: 'changed' | 'anywhere'): Promise<Place | null>;
