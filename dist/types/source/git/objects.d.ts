import type { PathTest } from '../../paths.js';
import { type Content } from '../source.js';
import { type Listing, type TreeEntry } from '../tree.js';
import { type GitRepository } from './git.js';
/** The entries of a commit at the paths that match, with their sizes. */
export declare function listCommit(repository: GitRepository, commit: string, matches: PathTest): Promise<Listing>;
/** The entries directly in a folder of a commit; none if there is no such folder or its path has a symlink. */
export declare function listCommitFolder(repository: GitRepository, commit: string, folder: string): Promise<readonly TreeEntry[]>;
/** The content at one path of a commit. Symlinks are not followed. */
export declare function readCommitFile(repository: GitRepository, commit: string, path: string): Promise<Content>;
/** Adds the sizes of the files among the entries. */
export declare function withSizes(repository: GitRepository, entries: readonly TreeEntry[]): Promise<Listing>;
/** The contents of blobs by sha. */
export declare function readGitBlobs(repository: GitRepository, shas: readonly string[]): Promise<ReadonlyMap<string, Uint8Array>>;
/** Splits git's output with `-z`. */
export declare function records(output: Buffer): string[];
/** The text before and after the first separator; without one, the whole text and an empty one. */
export declare function splitOnce(text: string, separator: string): [string, string];
