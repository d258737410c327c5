import { type Content } from '../content.ts';
import { type RevisionTree } from '../revision-tree.ts';
import { type TreeEntry } from '../tree.ts';
import { type GitRepository } from './git.ts';
/** Everything in a commit. */
export declare function commitTree(repository: GitRepository, commit: string): Promise<RevisionTree>;
/** The content at one path of a commit. Symlinks are not followed. */
export declare function readCommitFile(repository: GitRepository, commit: string, path: string): Promise<Content>;
/** Fills in the sizes of files, and of symlinks. */
export declare function withSizes(repository: GitRepository, entries: readonly TreeEntry[]): Promise<readonly TreeEntry[]>;
/** The contents of blobs by sha. */
export declare function readGitBlobs(repository: GitRepository, wanted: readonly Pick<TreeEntry, 'sha'>[]): Promise<ReadonlyMap<string, Uint8Array>>;
/** Splits git's output with `-z`. */
export declare function records(output: Buffer): string[];
/** The text before and after the first separator; without one, the whole text and an empty one. */
export declare function splitOnce(text: string, separator: string): [string, string];
