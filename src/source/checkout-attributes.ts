import { openMemory } from '../memory.ts';
import { folderOf } from '../paths.ts';
import {
  type AttributeLines,
  type Attributes,
  type AttributesFile,
  attributesOf,
  hasByteOrderMark,
  isAttributesFile,
  linesAbout,
  parseAttributes,
  type ReadFrom,
} from './attributes.ts';
import { follow, type RevisionTree } from './revision-tree.ts';
import type { TreeEntry } from './tree.ts';

/** An attribute by which a checkout or an archive holds other bytes of a file than the repository, line ends aside. */
export interface CheckoutAttribute {
  readonly name: (typeof rewriting)[number];
  /** The text after `=`; empty if there is none. */
  readonly value: string;
  /** The file of attributes. */
  readonly path: string;
  /** 1-based. */
  readonly line: number;
}

/** What git does to one file on its way out of the repository. */
export interface CheckoutAttributes {
  readonly found: readonly CheckoutAttribute[];
  /** Files of attributes that could not be read, or that not every git reads alike: they may set anything. */
  readonly unread: readonly string[];
}

/** `text`, `eol` and `crlf` change line ends only; no other attribute changes a byte. */
const rewriting = ['working-tree-encoding', 'filter', 'ident', 'export-subst'] as const;

/** Attributes that are not in the tree, but on the machine. */
export interface MachineAttributes {
  /** `core.attributesFile` and the system's. */
  readonly weakest: readonly AttributesFile[];
  /** `info/attributes`. */
  readonly strongest: readonly AttributesFile[];
}

const noMachine: MachineAttributes = { weakest: [], strongest: [] };

export type AttributeReader = (path: string) => Promise<CheckoutAttributes>;

/**
 * Tells what git does to the files of a revision, by every file of attributes from the root to the folder of each. Of a path that leads through symlinks
 * the file at its end counts, because git writes a symlink as it is.
 *
 * On a file system that folds case `.GitAttributes` counts, and so does a pattern or a folder in another spelling; what counts on any of them counts
 * here.
 */
export function attributeReader(tree: RevisionTree, machine: MachineAttributes = noMachine): AttributeReader {
  const onMachine = {
    weakest: machine.weakest.map((file) => parseAttributes(file)),
    strongest: machine.strongest.map((file) => parseAttributes(file)),
  };
  const folders = openMemory<Promise<readonly FolderAttributes[]>>();
  const left = { ...mostAttributes };
  const alike = foldersInOtherSpelling(tree);
  return async (named) => {
    const there = await follow(tree, named);
    const path = there.kind === 'found' && there.entry.kind === 'file' ? there.entry.path : named;
    const way = await Promise.all(
      foldersTo(path)
        .flatMap((folder) => [...alike(folder), folder])
        .map((folder) => folders(folder, () => readFolderAttributes(tree, folder, left))),
    );
    const inTree = way.flat();
    const unread = inTree.filter(({ read }) => read === null).map((each) => each.path);
    // The attributes of the machine are no objects.
    const readings = (['disk', 'object'] as const).map((from) => [
      ...onMachine.weakest,
      ...inTree.flatMap(({ read }) => read?.[from] ?? []),
      ...onMachine.strongest,
    ]);
    const isOne = inTree.every(({ read }) => read === null || read.disk === read.object);
    const spellings: Attributes[] = [];
    for (const files of isOne ? readings.slice(0, 1) : readings) {
      const telling = files.map((file) => linesAbout(rewriting, file, files));
      const letters = telling
        .flatMap(({ lines }) => lines)
        .reduce((sum, { pattern }) => sum + pattern.length, 0);
      if (letters === 0) continue;
      left.work -= letters * path.length;
      // Of a name that is no text the bytes are lost, and patterns mean bytes.
      if (left.work < 0 || path.includes('\ufffd'))
        return { found: [], unread: inTree.map((each) => each.path) };
      for (const ignoreCase of [false, true]) spellings.push(attributesOf(path, telling, { ignoreCase }));
    }
    return { found: distinct(spellings.flatMap(rewritingAmong)), unread };
  };
}

/**
 * For all files of one revision (T30): the text of their attributes, and the letters of patterns times those of the paths that they are held against. Real
 * repositories have a few kilobytes of attributes, of which a few lines tell something here; this much takes ten seconds.
 */
export const mostAttributes = { text: 4 * 1024 * 1024, work: 2_000_000_000 };

export interface FolderAttributes {
  readonly path: string;
  /** The same twice where it does not matter where git reads it from; `null`: it could not be read. */
  readonly read: Readonly<Record<ReadFrom, AttributeLines>> | null;
}

export async function readFolderAttributes(
  tree: RevisionTree,
  folder: string,
  left: { text: number },
): Promise<readonly FolderAttributes[]> {
  const entries = (await tree.within(folder)).filter(
    ({ path, kind }) => isAttributesFile(path) && kind !== 'directory',
  );
  // Where case is folded only one of them is there, and nobody knows which.
  if (entries.length > 1) return entries.map(({ path }) => ({ path, read: null }));
  return Promise.all(
    entries.map(async (entry) => {
      const bytes = await bytesAt(tree, entry);
      const { path } = entry;
      left.text -= bytes?.length ?? 0;
      if (bytes === null || left.text < 0) return { path, read: null };
      const file = { path, folder, macros: folder === '', bytes };
      const disk = parseAttributes(file);
      const object = hasByteOrderMark(file) ? parseAttributes(file, 'object') : disk;
      return { path, read: disk.isUnclear || object.isUnclear ? null : { disk, object } };
    }),
  );
}

/** The folders with attributes that are the same folder where case is folded; none where not everything is listed. */
function foldersInOtherSpelling({ whole }: RevisionTree): (folder: string) => readonly string[] {
  let bySpelling: Map<string, string[]> | null = null;
  return (folder) => {
    bySpelling ??= Map.groupBy(
      new Set([...(whole?.keys() ?? [])].filter(isAttributesFile).map(folderOf)),
      (each) => each.toLowerCase(),
    );
    return (bySpelling.get(folder.toLowerCase()) ?? []).filter((each) => each !== folder);
  };
}

/** A symlink is followed: older versions of git do. Where it leads to no file git reads nothing. */
async function bytesAt(tree: RevisionTree, entry: TreeEntry): Promise<Uint8Array | null> {
  const there = entry.kind === 'symlink' ? await follow(tree, entry.path) : null;
  const file = there === null ? entry : there.kind === 'found' ? there.entry : null;
  if (there !== null && file === null && !(there.kind === 'nowhere' && there.why === 'leads to nothing'))
    return null;
  if (file?.kind !== 'file') return new Uint8Array();
  const [bytes] = await tree.read([file]);
  return bytes ?? null;
}

/** `a/b/c.tf`: the root, `a` and `a/b`. */
export function foldersTo(path: string): readonly string[] {
  const folder = folderOf(path);
  const names = folder === '' ? [] : folder.split('/');
  return ['', ...names.map((_, index) => names.slice(0, index + 1).join('/'))];
}

function rewritingAmong(attributes: Attributes): readonly CheckoutAttribute[] {
  return rewriting.flatMap((name): CheckoutAttribute[] => {
    const attribute = attributes.get(name);
    if (attribute === undefined || attribute.value === null || attribute.value === false) return [];
    const { value, path, line } = attribute;
    const text = value === true ? '' : value;
    return doesSomething(name, text) ? [{ name, value: text, path, line }] : [];
  });
}

/** By the rules of git's `convert.c` and `archive.c`. */
function doesSomething(name: CheckoutAttribute['name'], value: string): boolean {
  switch (name) {
    case 'working-tree-encoding':
      return value !== '' && !/^utf-?8$/i.test(value);
    case 'filter':
      return value !== '';
    case 'ident':
    case 'export-subst':
      return value === '';
  }
}

function distinct(attributes: readonly CheckoutAttribute[]): readonly CheckoutAttribute[] {
  return [...new Map(attributes.map((each) => [JSON.stringify(each), each])).values()];
}

/** Whether git does the same to a file, wherever it says so; `false` where that is not known. */
export function doTheSame(one: CheckoutAttributes, other: CheckoutAttributes): boolean {
  const told = ({ found }: CheckoutAttributes): string =>
    JSON.stringify(found.map(({ name, value }) => [name, value]).sort());
  return one.unread.length + other.unread.length === 0 && told(one) === told(other);
}
