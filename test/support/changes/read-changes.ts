import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parse } from 'yaml';
import type { PlantedFiles } from '../in-memory-revision.ts';

/** A change of a small repository as a file of `__fixtures__/changes` has it. */
export interface Change {
  readonly what: string;
  readonly base: PlantedFiles;
  /** What the change writes; `null` deletes. */
  readonly head: PlantedFiles;
  /** The findings, or whatever else the table is about, each as one line. */
  readonly said: readonly string[];
  /** A part of each message. */
  readonly because?: string;
}

/** A long text is a list of its parts, in which `[part, count]` is a part that repeats. */
type Part = string | readonly [part: string, count: number];
type Written = PlantedFiles[string] | { readonly parts: readonly Part[] };
type WrittenFiles = Readonly<Record<string, Written>>;

/** The changes of a table, in their order. */
export function readChanges<Row extends Change = Change>(table: string): readonly Row[] {
  const file = resolve(import.meta.dirname, `../../../__fixtures__/changes/${table}.yml`);
  const rows: readonly (Row & { readonly base?: WrittenFiles })[] = parse(readFileSync(file, 'utf8'));
  return rows.map((row) => ({ ...row, base: filesOf(row.base ?? {}), head: filesOf(row.head) }));
}

function filesOf(written: WrittenFiles): PlantedFiles {
  return Object.fromEntries(Object.entries(written).map(([path, each]) => [path, contentOf(each)]));
}

function contentOf(written: Written): PlantedFiles[string] {
  if (written === null || typeof written !== 'object' || !('parts' in written)) return written;
  return written.parts.map((part) => (typeof part === 'string' ? part : part[0].repeat(part[1]))).join('');
}
