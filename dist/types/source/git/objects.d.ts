import type { PathTest } from '../../paths.js';
import { type Content } from '../source.js';
import { type Listing, type TreeEntry } from '../tree.js';
import { type GitRepository } from './git.js';
/** The entries of a commit at the paths that match, with their sizes. */
export declare function listCommit(repository: GitRepository, commit: string, matches: PathTest): Promise<Listing>;
/** What stands directly in a folder of a commit; nothing where there is no such folder or a symlink is on the way. */
export declare function listCommitFolder(repository: GitRepository, commit: string, folder: string): Promise<readonly TreeEntry[]>;
/** What stands at one path of a commit. Symlinks are not followed. */
export declare function readCommitFile(repository: GitRepository, commit: string, path: string): Promise<Content>;
/** Fills in the sizes of the files among some entries. */
export declare function withSizes(repository: GitRepository, entries: readonly TreeEntry[]): Promise<Listing>;
/** The contents of blobs by sha. */
export declare function readGitBlobs(repository: GitRepository, shas: readonly string[]): Promise<ReadonlyMap<string, Uint8Array>>;
/** Splits what git prints with `-z`. */
export declare function records(output: Buffer): string[];
/** The text before and after the first separator; without one, all of it and nothing. */
export declare function splitOnce(text: string, separator: string): [string, string];
