import { type TreeEntry } from '../tree.js';
import { type GitRepository } from './git.js';
/**
 * Adds the object ids under which git would store the files that lie on disk with `\r\n` and whose `\r` git takes away.
 *
 * Git is asked for its attributes and settings only, and the digest is computed here: whatever else git can do to a file on its way into the
 * repository (filters, which are programs; `ident`; another encoding) is left out, so that nothing but line ends can make two files the same.
 *
 * @param blobs the bytes on disk, by their own ids
 * @param like any object id of the repository, for the kind of its digests; empty where there is nothing to compare with.
 */
export declare function withStoredIds(repository: GitRepository, entries: readonly TreeEntry[], blobs: ReadonlyMap<string, Uint8Array>, like: string): Promise<readonly TreeEntry[]>;
