import { type TreeEntry } from '../tree.ts';
import { type GitRepository } from './git.ts';
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
/**
 * Git's own rule (`crlf_to_git`), from the output of `ls-files --eol`: the line ends in the index and in the working tree, then the
 * attributes. Git converts a file that is declared as text. If git has to guess, it converts a file that is not binary and has no `\r\n` in
 * the index.
 *
 * @param fields a record without its path
 * @param autoCrlf whether `core.autocrlf` makes git convert files without an attribute
 */
export declare function isConverted(fields: string, autoCrlf: boolean): boolean;
