import { posix } from 'node:path';
import type { ConversionReply } from '../hcl/convert.ts';
import { parseHcl } from '../hcl/parser.ts';
import type { Block } from '../hcl/syntax.ts';
import { Positions } from '../hcl/text.ts';
import { type Body, bodyOf } from './blocks.ts';
import type { ConfigurationFile } from './configuration.ts';
import { hasNameTwice } from './json-names.ts';
import { isJson, isOverride, kindOfFile } from './module-folder.ts';

/** A configuration file that was parsed. */
export interface ParsedFile {
  readonly path: string;
  readonly isOverride: boolean;
  readonly isTest: boolean;
  /** The output of `hcl2json` for native syntax, or the top level of a file of JSON syntax, which may be a list. */
  readonly bodies: readonly Body[];
  readonly lines: Lines;
}

/**
 * The syntax of a file: JSON is read directly, native syntax by the HCL parser.
 *
 * @param convert asks that parser, now or later
 */
export function syntaxOf<Reply>(
  file: ConfigurationFile,
  convert: (file: ConfigurationFile) => Reply,
): Reply | ConversionReply {
  return isJson(file.path) ? readJson(file.text) : convert(file);
}

/** @param value the result of {@link syntaxOf} */
export function parsedFile(file: ConfigurationFile, value: unknown): ParsedFile {
  const { path, text } = file;
  return {
    path,
    isOverride: isOverride(posix.basename(path)),
    isTest: kindOfFile(posix.basename(path)) === 'test',
    bodies: (Array.isArray(value) ? value : [value]).map(bodyOf).filter((body) => body !== null),
    lines: isJson(path) ? noLines : linesOf(text),
  };
}

function readJson(text: string): ConversionReply {
  try {
    const json = text.startsWith('\uFEFF') ? text.slice(1) : text;
    const value: unknown = JSON.parse(json);
    return hasNameTwice(json)
      ? { kind: 'refused', reason: 'a name is in the same object twice' }
      : { kind: 'converted', value };
  } catch {
    return { kind: 'refused', reason: 'the file is not JSON' };
  }
}

/** Finds lines in one file. Answers `null` if nothing is found, or if lines are not known. */
interface Lines {
  /** The first block of a type with these labels. */
  block(type: string, labels: readonly string[]): number | null;
  /** An entry of a required_providers block. */
  requiredProvider(localName: string): number | null;
}

/** For JSON. */
const noLines: Lines = { block: () => null, requiredProvider: () => null };

/** The lines of a text of native syntax. `hcl2json` gives none, so a second reader reads the text, only for the lines. */
function linesOf(text: string): Lines {
  const { body } = parseHcl(text);
  const positions = new Positions(text);
  const blocks = new Map<string, number>();
  const entries = new Map<string, number>();
  for (const block of body.blocks) {
    addOnce(
      blocks,
      keyOf(
        block.type,
        block.labels.map(({ text }) => text),
      ),
      block.offset,
    );
    if (block.type === 'terraform') addEntries(block, entries);
  }
  const lineOf = (offset: number | undefined): number | null =>
    offset === undefined ? null : positions.lineAt(offset);
  return {
    block: (type, labels) => lineOf(blocks.get(keyOf(type, labels))),
    requiredProvider: (localName) => lineOf(entries.get(localName)),
  };
}

function addEntries(terraform: Block, entries: Map<string, number>): void {
  for (const { type, body } of terraform.body.blocks) {
    if (type !== 'required_providers') continue;
    for (const { name, offset } of body.attributes) addOnce(entries, name, offset);
  }
}

function addOnce(map: Map<string, number>, key: string, offset: number): void {
  if (!map.has(key)) map.set(key, offset);
}

function keyOf(type: string, labels: readonly string[]): string {
  return JSON.stringify([type, ...labels]);
}

/** The files of a module. Override files change the content of the primary ones. Both are sorted by name. */
export interface Sides {
  readonly primary: readonly ParsedFile[];
  readonly override: readonly ParsedFile[];
}

export interface Placed<T> {
  readonly item: T;
  readonly file: ParsedFile;
}

/** Splits the files of a module; test files belong to neither side. */
export function sidesOf(files: readonly ParsedFile[]): Sides {
  const ordered = files
    .filter(({ isTest }) => !isTest)
    // By bytes, as Terraform does: the last override counts.
    .toSorted((one, other) => Buffer.compare(Buffer.from(one.path), Buffer.from(other.path)));
  return {
    primary: ordered.filter(({ isOverride }) => !isOverride),
    override: ordered.filter(({ isOverride }) => isOverride),
  };
}

/** The items of each file, with the file. */
export function placed<T>(
  files: readonly ParsedFile[],
  read: (body: Body) => readonly T[],
): readonly Placed<T>[] {
  return files.flatMap((file) => file.bodies.flatMap(read).map((item) => ({ item, file })));
}

/**
 * The items of the primary files, with the changes of the override files. An override without its block is an error in Terraform and
 * ignored here.
 */
export function merged<T extends { readonly key: string }>(
  { primary, override }: Sides,
  read: (body: Body) => readonly T[],
  apply: (before: Placed<T>, change: Placed<T>) => Placed<T>,
): readonly Placed<T>[] {
  const changes = Map.groupBy(placed(override, read), ({ item }) => item.key);
  return placed(primary, read).map((before) => (changes.get(before.item.key) ?? []).reduce(apply, before));
}
