import { type Bytes, pathPattern } from './wildmatch.ts';

/** A file of git attributes. */
export interface AttributesFile {
  /** For messages: `.gitattributes`, `envs/.gitattributes`, `.git/info/attributes`. */
  readonly path: string;
  /** The folder that its patterns are relative to; empty for the root of the repository. */
  readonly folder: string;
  /** Whether macros count: only in the file of the root folder and in files outside the tree. */
  readonly macros: boolean;
  readonly bytes: Uint8Array;
}

/** Whether git reads attributes of a tree from files of this name, on some file system. */
export function isAttributesFile(path: string): boolean {
  return /(?:^|\/)\.gitattributes$/i.test(path);
}

/** The value of one attribute for a path, and the line that sets it. */
interface Attribute {
  /** `true` for `name`, `false` for `-name`, the text after `name=`; `null` for `!name`, which means unspecified. */
  readonly value: boolean | string | null;
  readonly path: string;
  /** 1-based. */
  readonly line: number;
}

export type Attributes = ReadonlyMap<string, Attribute>;

interface AttributeOptions {
  /** As in git on file systems that fold case (`core.ignoreCase`). */
  readonly ignoreCase?: boolean;
  /** The path is that of a folder, which patterns with a slash at their end mean. */
  readonly isFolder?: boolean;
}

/** A file of attributes, read. */
export interface AttributeLines {
  readonly lines: readonly Line[];
  /** What it says depends on the version of git, or there is more of it than is read. */
  readonly isUnclear: boolean;
}

/** Where git reads a file of attributes from: a file on disk, or the object in its index, as for a fresh clone and for an archive. */
export type ReadFrom = 'disk' | 'object';

const byteOrderMark = /^\xef\xbb\xbf/;

/** Whether it matters where git reads the file from: on disk it passes over a byte order mark, in an object that is a part of the first pattern. */
export function hasByteOrderMark({ bytes }: AttributesFile): boolean {
  return byteOrderMark.test(Buffer.from(bytes.subarray(0, 3)).toString('latin1'));
}

/** Reads a file of attributes as git reads it; what git passes over is passed over. */
export function parseAttributes(file: AttributesFile, from: ReadFrom = 'disk'): AttributeLines {
  const content = Buffer.from(file.bytes).toString('latin1');
  const texts = (from === 'disk' ? content.replace(byteOrderMark, '') : content).split('\n', mostLines + 1);
  return {
    lines: texts.flatMap((text, index) => readLine(text, file, index + 1) ?? []),
    isUnclear: texts.length > mostLines || texts.some(dependsOnVersion),
  };
}

/**
 * Git stops at a zero byte, of the file or of the line. Older versions cut a long line into several, newer ones pass it over, and those pass over every
 * line with a name that they reserve.
 */
function dependsOnVersion(line: Bytes): boolean {
  return line.includes('\0') || isTooLong(line) || /(?:^|[ \t\r])(?:\[attr\])?[-!]?builtin_/.test(line);
}

function isTooLong(line: Bytes): boolean {
  return line.length >= longestLine;
}

/**
 * The lines that may say something about some attributes, by themselves or by a macro, which may have any name.
 * A macro that says nothing about them still takes the place of an older one of its name.
 *
 * @param all every file that has a say, because each of them may define macros
 */
export function linesAbout(
  names: readonly string[],
  { lines, isUnclear }: AttributeLines,
  all: readonly AttributeLines[],
): AttributeLines {
  const macros = all.flatMap((file) => file.lines.flatMap(({ macro }) => macro ?? []));
  const telling = new Set([...names, ...macros]);
  return {
    lines: lines.filter(
      ({ macro, attributes }) => macro !== null || attributes.some(({ name }) => telling.has(name)),
    ),
    isUnclear,
  };
}

/**
 * The attributes of a path, with git's meaning (`gitattributes(5)`, `attr.c`): the nearest folder wins, and within a file the last line.
 * The attributes of a macro count unless a stronger line sets them.
 *
 * @param files from the weakest to the strongest: those of the machine, of the root, of each folder down to the path, `info/attributes`
 */
export function attributesOf(
  path: string,
  files: readonly AttributeLines[],
  options: AttributeOptions = {},
): Attributes {
  const lines = files.toReversed().flatMap((file) => file.lines.toReversed());
  const macros = new Map(builtIn);
  for (const { macro, attributes } of lines.toReversed()) if (macro !== null) macros.set(macro, attributes);
  const found = new Map<string, Attribute>();
  const apply = (settings: readonly Setting[], place: Pick<Attribute, 'path' | 'line'>): void => {
    for (const { name, value } of settings.toReversed()) {
      if (found.has(name)) continue;
      found.set(name, { value, ...place });
      if (value === true) apply(macros.get(name) ?? [], place);
    }
  };
  for (const line of lines) {
    if (line.macro === null && selects(line, path, options))
      apply(line.attributes, { path: line.file.path, line: line.number });
  }
  return found;
}

interface Setting {
  readonly name: string;
  readonly value: Attribute['value'];
}

interface Line {
  readonly file: AttributesFile;
  /** 1-based. */
  readonly number: number;
  /** The name of the macro that the line defines; `null` if the line selects paths. */
  readonly macro: string | null;
  readonly pattern: Bytes;
  readonly attributes: readonly Setting[];
}

const builtIn: readonly (readonly [string, readonly Setting[]])[] = [
  ['binary', ['diff', 'merge', 'text'].map((name) => ({ name, value: false }))],
];

/** Git ignores longer lines. */
const longestLine = 2048;
/** Real files are far smaller; git stops at 100 MB. */
const mostLines = 20_000;

/** `null` for an empty line, a comment, and what git refuses. */
function readLine(text: Bytes, file: AttributesFile, number: number): Line | null {
  const trimmed = text.replace(/^[ \t\r]+/, '');
  if (trimmed === '' || trimmed.startsWith('#') || isTooLong(text)) return null;
  const { pattern, rest } = readPattern(trimmed);
  const attributes = readSettings(rest);
  if (attributes === null) return null;
  if (!pattern.startsWith(macroMark) || pattern === macroMark) {
    // Git has no patterns that exclude paths.
    return pattern.startsWith('!') ? null : { file, number, macro: null, pattern, attributes };
  }
  const [macro = ''] = pattern
    .slice(macroMark.length)
    .split(/[ \t\r]+/)
    .filter(Boolean);
  return file.macros && isName(macro) ? { file, number, macro, pattern, attributes } : null;
}

const macroMark = '[attr]';

interface PatternAndRest {
  readonly pattern: Bytes;
  readonly rest: Bytes;
}

function readPattern(text: Bytes): PatternAndRest {
  const quoted = text.startsWith('"') ? unquote(text) : null;
  if (quoted !== null) return quoted;
  const [pattern = ''] = /^[^ \t\r]+/.exec(text) ?? [];
  return { pattern, rest: text.slice(pattern.length) };
}

const escapes: ReadonlyMap<Bytes, Bytes> = new Map([
  ['a', '\x07'],
  ['b', '\b'],
  ['f', '\f'],
  ['n', '\n'],
  ['r', '\r'],
  ['t', '\t'],
  ['v', '\v'],
  ['\\', '\\'],
  ['"', '"'],
]);

/** A name in C quotes; `null` if they are not closed or have an invalid escape: then git uses the text unchanged. */
function unquote(bytes: Bytes): PatternAndRest | null {
  let pattern = '';
  for (let at = 1; at < bytes.length; at += 1) {
    const byte = bytes[at] ?? '';
    if (byte === '"') return { pattern, rest: bytes.slice(at + 1) };
    if (byte !== '\\') {
      pattern += byte;
      continue;
    }
    const [octal] = /^[0-3][0-7]{2}/.exec(bytes.slice(at + 1, at + 4)) ?? [];
    const escaped = octal === undefined ? escapes.get(bytes[at + 1] ?? '') : undefined;
    if (octal === undefined && escaped === undefined) return null;
    pattern += octal === undefined ? escaped : String.fromCharCode(Number.parseInt(octal, 8));
    at += octal === undefined ? 1 : 3;
  }
  return null;
}

/** `null` if one of the names is invalid: git ignores the whole line. */
function readSettings(text: Bytes): readonly Setting[] | null {
  const settings: Setting[] = [];
  for (const word of text.split(/[ \t\r]+/).filter(Boolean)) {
    const [, sign = '', name = '', said] = /^([-!]?)([^=]*)(?:=(.*))?$/s.exec(word) ?? [];
    if (!isName(name)) return null;
    const value = said === undefined ? true : Buffer.from(said, 'latin1').toString();
    settings.push({ name, value: sign === '-' ? false : sign === '!' ? null : value });
  }
  return settings;
}

function isName(text: Bytes): boolean {
  return /^[A-Za-z0-9_.][-A-Za-z0-9_.]*$/.test(text);
}

/** A pattern with a slash matches paths below its folder; a pattern without one matches names. */
function selects(
  { file: { folder }, pattern: written }: Line,
  path: string,
  { ignoreCase = false, isFolder = false }: AttributeOptions,
): boolean {
  // A pattern with a slash at its end matches only folders.
  if (written.endsWith('/') && !isFolder) return false;
  const pattern = written.endsWith('/') ? written.slice(0, -1) : written;
  const inside = below(path, folder, ignoreCase);
  if (inside === null) return false;
  if (!pattern.includes('/'))
    return pathPattern(pattern, ignoreCase)(inside.slice(inside.lastIndexOf('/') + 1));
  return pathPattern(pattern.replace(/^\//, ''), ignoreCase)(inside);
}

/** The path relative to a folder; `null` if it is not in that folder. */
function below(path: string, folder: string, ignoreCase: boolean): string | null {
  if (folder === '') return path;
  const start = path.slice(0, folder.length + 1);
  const same = ignoreCase ? start.toLowerCase() === `${folder}/`.toLowerCase() : start === `${folder}/`;
  return same ? path.slice(folder.length + 1) : null;
}
