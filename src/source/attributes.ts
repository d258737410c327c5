import { posix } from 'node:path';
import { openMemory } from '../memory.ts';
import { folderOf, foldersAbove } from '../paths.ts';
import { foldedName } from './path-bytes.ts';
import { follow, type RevisionTree } from './revision-tree.ts';
import type { TreeEntry } from './tree.ts';

/** The attributes that change the bytes of a checkout or an archive. `text`, `eol` and `crlf` change line ends only. */
const names = ['working-tree-encoding', 'filter', 'ident', 'export-subst'] as const;

export interface CheckoutAttribute {
  readonly name: (typeof names)[number];
  /** As the line has it: `filter=lfs`, or a macro. */
  readonly word: string;
  /** The file of attributes, and the 1-based line. */
  readonly path: string;
  readonly line: number;
}

export interface CheckoutAttributes {
  readonly found: readonly CheckoutAttribute[];
  /** Files of attributes that cannot be read plainly: they may set anything. */
  readonly unread: readonly string[];
}

export type AttributeReader = (path: string) => Promise<CheckoutAttributes>;

/** A file of attributes. One that is on the machine counts as if it were in the root folder, which is empty. */
export interface AttributesFile {
  readonly path: string;
  readonly folder: string;
  /** `null` if it cannot be read plainly. */
  readonly text: string | null;
}

/** Whether some git, on some file system, reads attributes from an entry. */
export function isAttributesFile({ path, kind }: Pick<TreeEntry, 'path'> & Partial<TreeEntry>): boolean {
  return kind !== 'directory' && foldedName(posix.basename(path)) === '.gitattributes';
}

/** Whether a checkout or an archive may have other bytes of a file than the repository. */
export function isRewritten({ found, unread }: CheckoutAttributes): boolean {
  return unread.length > 0 || found.length > 0;
}

/** A character for each byte, as git compares; `null` if versions of git differ: at a zero byte, or at a long line. */
export function plainText(bytes: Uint8Array): string | null {
  const text = Buffer.from(bytes).toString('latin1');
  return text.includes('\0') || text.split('\n').some(({ length }) => length >= 2048) ? null : text;
}

/** For all files of a revision (T30): bytes of attributes, dangerous lines, and paths that are compared with one. Real ones have a few kilobytes. */
const mostAttributes = { bytes: 1024 * 1024, lines: 1000, comparisons: 2_000_000 };

/** The lines that may make git write other bytes than the repository holds, even if others override them. */
export function attributeReader(tree: RevisionTree, machine: readonly AttributesFile[] = []) {
  const left = { ...mostAttributes };
  const folders = openMemory<ReturnType<typeof readFolder>>();
  let top: ReturnType<typeof readTop> | null = null;
  let spellings: ReadonlyMap<string, readonly string[]> | null = null;

  async function filesIn(folder: string): Promise<readonly AttributesFile[]> {
    spellings ??= Map.groupBy(
      [...(tree.whole?.values() ?? [])].filter(isAttributesFile).map(({ path }) => folderOf(path)),
      foldedName,
    );
    // On some file systems these are one folder, with one of the files.
    const alike = new Set([folder, ...(spellings.get(foldedName(folder)) ?? [])]);
    const inside = await Promise.all([...alike].map((each) => tree.within(each)));
    const entries = inside.flat().filter(isAttributesFile);
    const isPlain = entries.length === 1 && entries[0]?.kind === 'file';
    const [bytes = null] = isPlain ? await tree.read(entries) : [];
    left.bytes -= bytes?.length ?? 0;
    const text = bytes === null || left.bytes < 0 ? null : plainText(bytes);
    return entries.map(({ path }) => ({ path, folder, text }));
  }

  /** Git takes macros from nowhere else. */
  async function readTop() {
    const files = [...machine, ...(await filesIn(''))];
    return { files, setters: settersIn(files) };
  }

  async function readFolder(folder: string) {
    top ??= readTop();
    const { files, setters } = await top;
    const here = folder === '' ? files : await filesIn(folder);
    const dangers = here.flatMap((file) => dangersIn(file, setters));
    left.lines -= dangers.length;
    const paths = here.map(({ path }) => path);
    if (left.lines < 0) return { dangers: [], unread: paths, files: paths };
    const unread = here.filter(({ text }) => text === null).map(({ path }) => path);
    return {
      dangers: dangers.map((each) => ({ ...each, couldMatch: matcher(each.pattern, folder) })),
      unread,
      files: paths,
    };
  }

  return async (named: string): Promise<CheckoutAttributes> => {
    const there = await follow(tree, named);
    const path = there.kind === 'found' && there.entry.kind === 'file' ? there.entry.path : named;
    const way = await Promise.all(
      foldersAbove(path).map((folder) => folders(folder, () => readFolder(folder))),
    );
    const dangers = way.flatMap((folder) => folder.dangers);
    left.comparisons -= dangers.length;
    if (left.comparisons < 0) return { found: [], unread: way.flatMap((folder) => folder.files) };
    const lowered = path.toLowerCase();
    return {
      found: dangers.filter(({ couldMatch }) => couldMatch(lowered)).map(({ attribute }) => attribute),
      unread: way.flatMap((folder) => folder.unread),
    };
  };
}

/** For each attribute the words that set it: its name, and macros that set it, directly or through a macro. */
type Setters = readonly (readonly [CheckoutAttribute['name'], ReadonlySet<string>])[];

function settersIn(files: readonly AttributesFile[]): Setters {
  // Not by `^`, which is after a carriage return too.
  const macro = /(?<![^\n])[ \t\r]*"?\[attr\][ \t\r]*([^ \t\r\n"]+)([^\n]*)/g;
  const uses = files
    .flatMap(({ text }) => [...(text ?? '').matchAll(macro)])
    .flatMap(([, name = '', rest = '']) => rest.split(betweenWords).map((word) => ({ name, word })));
  const macros = Map.groupBy(uses, ({ word }) => nameOf(word));
  return names.map((name) => {
    const words = new Set<string>([name]);
    for (const word of words) for (const use of macros.get(word) ?? []) words.add(use.name);
    return [name, words];
  });
}

const betweenWords = /["\s]+/;

/** Nothing for the one encoding in which git has text already. */
function nameOf(word: string): string {
  return /^working-tree-encoding=utf-?8$/i.test(word) ? '' : word.replace(/=.*/s, '');
}

function dangersIn({ path, folder, text }: AttributesFile, setters: Setters) {
  return (text ?? '').split('\n').flatMap((each, index) => {
    const line = each.replace(/^[ \t\r]+/, '');
    // Any path, if there are escapes in quotes, or a byte order mark, which git skips on disk and not in an object.
    const [, quoted, plain] = /^(?:"([^"\\]*)"|([^" \t\r\xef][^ \t\r]*))/.exec(line) ?? [];
    const written = quoted ?? plain ?? '*';
    const isMacro = /^\[attr\]./s.test(written);
    // With a slash at its end it is a pattern for folders.
    if (line.startsWith('#') || written.endsWith('/') || (isMacro && folder === '')) return [];
    // Below the root git ignores macros, and no honest file has any.
    const pattern = isMacro ? '*' : written;
    const words = line.split(betweenWords);
    return setters.flatMap(([name, those]) => {
      const word = words.find((one) => those.has(nameOf(one)));
      if (word === undefined) return [];
      const attribute = { name, word: Buffer.from(word, 'latin1').toString(), path, line: index + 1 };
      return [{ attribute, pattern }];
    });
  });
}

/** By the plain texts of the pattern. The test takes a path in lower case. */
function matcher(pattern: string, folder: string): (path: string) => boolean {
  const before = folder === '' ? 0 : folder.toLowerCase().length + 1;
  const parts = pattern
    .toLowerCase()
    .replace(/^\//, '')
    // A letter in both cases is plain. After an escape, or a class with other signs, anything may follow.
    .replace(/\[(?:(\w)\1|[a-z0-9-]+)\]/g, (_, letter: string | undefined) => letter ?? '*')
    .replace(/[[\\].*/s, '*')
    // Stars for folders may mean none, and then there is no slash.
    .replace(/\*\*+\//g, '*')
    .split(/(?:[*?]|[^ -~])+/);
  // With fewer it matches more.
  const some = parts.slice(0, mostParts);
  return (path) => {
    const text = pattern.includes('/') ? path.slice(before) : posix.basename(path);
    const isBetween = text.startsWith(parts[0] ?? '') && text.endsWith(parts.at(-1) ?? '');
    return isBetween && some.every((part) => text.includes(part));
  };
}

/** Texts between the stars of a pattern. */
const mostParts = 8;
