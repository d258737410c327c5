import { posix } from 'node:path';
import { isConfiguration } from '../../source/configuration-file.ts';
import { type Destination, entryBehind, follow, type RevisionTree } from '../../source/revision-tree.ts';
import type { TreeEntry } from '../../source/tree.ts';
import type { ConfigurationFile, FolderReader, UnreadFile } from './requirements/configuration.ts';
import { longestAt } from './requirements/module-folder.ts';

/** Reads the configuration of a revision. */
export function folderReader(tree: RevisionTree): FolderReader {
  return async (folder) => {
    const named = await namedIn(tree, folder);
    const found = await Promise.all(
      named.map(async (entry) => ({ entry, there: await fileBehind(tree, entry) })),
    );
    const there = await tree.measure(found.flatMap(({ there }) => (isFile(there) ? [there.entry] : [])));
    const files = there.filter(isShort);
    const contents = await tree.read(files);
    const texts = new Map(files.map((file, at) => [file.path, contents[at] ?? null]));
    return found
      .map(({ entry, there }) => {
        const path = posix.join(folder, posix.basename(entry.path));
        return isFile(there) ? readFile(path, texts.get(there.entry.path) ?? null) : unreadFile(path, there);
      })
      .toSorted((one, other) => (one.path < other.path ? -1 : 1));
  };
}

/** Brings the configuration of folders here, all at once, before it is read folder by folder. */
export async function bringConfiguration(tree: RevisionTree, folders: readonly string[]) {
  if (tree.bring === undefined) return;
  const found = await Promise.all(folders.map((folder) => filesOf(tree, folder)));
  await tree.bring(found.flat());
}

async function filesOf(tree: RevisionTree, folder: string): Promise<readonly TreeEntry[]> {
  const named = await namedIn(tree, folder);
  const found = await Promise.all(named.map((entry) => fileBehind(tree, entry)));
  return found.flatMap((there) => (isFile(there) && isShort(there.entry) ? [there.entry] : []));
}

/** A file that is too long to be parsed is not read. */
export function isShort({ path, size }: TreeEntry): boolean {
  return size <= longestAt(path);
}

async function namedIn(tree: RevisionTree, folder: string): Promise<readonly TreeEntry[]> {
  return (await tree.within(await folderBehind(tree, folder))).filter(isConfiguration);
}

/** A folder that is named from outside of the repository is taken as it is. */
export async function folderBehind(tree: RevisionTree, folder: string): Promise<string> {
  if (folder.startsWith('..') || folder.startsWith('/')) return folder;
  return (await entryBehind(tree, folder, 'any'))?.path ?? folder;
}

function fileBehind(tree: RevisionTree, entry: TreeEntry): Promise<Destination> | Destination {
  return entry.kind === 'symlink' ? follow(tree, entry.path) : { kind: 'found', entry };
}

function isFile(there: Destination): there is Extract<Destination, { kind: 'found' }> {
  return there.kind === 'found' && there.entry.kind === 'file';
}

function readFile(path: string, bytes: Uint8Array | null): ConfigurationFile | UnreadFile {
  return bytes === null
    ? { path, unread: 'it is too large', isLimit: true }
    : { path, text: Buffer.from(bytes).toString() };
}

function unreadFile(path: string, there: Destination): UnreadFile {
  if (there.kind === 'found') return { path, unread: `it is a ${there.entry.kind}` };
  const why = there.kind === 'nowhere' ? there.why : 'leads to something in some checkouts only';
  return { path, unread: `it is a symlink that ${why}` };
}
