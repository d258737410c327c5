import { type TreeEntry } from '../tree.js';
import { type GitRepository } from './git.js';
/**
 * Adds object ids for files with `\r\n` on disk whose `\r` git removes: the ids under which git would store them.
 *
 * Git is asked only for its attributes and settings, and the digest is computed here. All other conversions of git (filters, which are
 * programs; `ident`; another encoding) are left out, so that only line ends can make two files the same.
 *
 * @param blobs the bytes on disk, by their own ids
 * @param like any object id of the repository: it shows the digest algorithm; empty if there is nothing to compare with.
 */
export declare function withStoredIds(repository: GitRepository, entries: readonly TreeEntry[], blobs: ReadonlyMap<string, Uint8Array>, like: string): Promise<readonly TreeEntry[]>;
