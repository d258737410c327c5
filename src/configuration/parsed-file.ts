import { posix } from 'node:path';
import type { Patience } from '../hcl/convert.ts';
import { convertHcl, convertHclMeanwhile } from '../hcl/convert.ts';
import { type Body, bodyOf } from './blocks.ts';
import type { ConfigurationFile } from './configuration.ts';
import { type FileKind, isOverride, kindOfFile } from './file-name.ts';
import { type Lines, linesOf, noLines } from './lines.ts';

/** A configuration file whose syntax was understood. */
export interface ParsedFile {
  readonly path: string;
  readonly isOverride: boolean;
  readonly isTest: boolean;
  /** As `hcl2json` lays out native syntax, or the top level of a file of JSON syntax, which may be a list. */
  readonly bodies: readonly Body[];
  readonly lines: Lines;
}

export type FileReading =
  | { readonly kind: 'parsed'; readonly file: ParsedFile }
  | { readonly kind: 'refused'; readonly path: string; readonly reason: string };

/** Reads the syntax of a `*.tf`, `*.tf.json` or test file. Never throws; the work is bounded by `convertHcl` and the patience that it is given (T30). */
export function parseFile(file: ConfigurationFile, patience?: Patience): FileReading {
  const { name, kind } = named(file);
  return readingOf(file, kind === 'json' ? readJson(file.text) : convertHcl(name, file.text, patience));
}

/** As {@link parseFile}, while other things go on. */
export async function parseFileMeanwhile(file: ConfigurationFile, patience?: Patience): Promise<FileReading> {
  const { name, kind } = named(file);
  const reading = kind === 'json' ? readJson(file.text) : convertHclMeanwhile(name, file.text, patience);
  return readingOf(file, await reading);
}

function named({ path }: ConfigurationFile): { readonly name: string; readonly kind: FileKind | null } {
  const name = posix.basename(path);
  return { name, kind: kindOfFile(name) };
}

function readingOf(file: ConfigurationFile, reading: Reading): FileReading {
  const { path, text } = file;
  if (reading.kind === 'refused') return { kind: 'refused', path, reason: reading.reason };
  return { kind: 'parsed', file: parsedFile(path, named(file).kind, reading.value, text) };
}

/**
 * A file whose value is already there.
 *
 * @param text for line numbers; `null` where it is not at hand.
 */
export function parsedFile(
  path: string,
  kind: FileKind | null,
  value: unknown,
  text: string | null,
): ParsedFile {
  const bodies = (Array.isArray(value) ? value : [value]).map(bodyOf).filter((body) => body !== null);
  return {
    path,
    isOverride: isOverride(posix.basename(path)),
    isTest: kind === 'test',
    bodies,
    lines: text === null || kind === 'json' ? noLines : linesOf(text),
  };
}

type Reading =
  | { readonly kind: 'converted'; readonly value: unknown }
  | { readonly kind: 'refused'; readonly reason: string };

function readJson(text: string): Reading {
  try {
    return { kind: 'converted', value: JSON.parse(text.startsWith('\uFEFF') ? text.slice(1) : text) };
  } catch {
    return { kind: 'refused', reason: 'the file is not JSON' };
  }
}
