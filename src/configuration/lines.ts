import { parseHcl } from '../hcl/parser.ts';
import type { Block } from '../hcl/syntax.ts';
import { Positions } from '../hcl/text.ts';

/** Finds the lines of things in one file. Answers `null` for what is not found, or where lines cannot be told. */
export interface Lines {
  /** The first block of a type with these labels. */
  block(type: string, labels: readonly string[]): number | null;
  /** An entry of a required_providers block. */
  requiredProvider(localName: string): number | null;
}

/** For JSON, and where there is no text. */
export const noLines: Lines = { block: () => null, requiredProvider: () => null };

/** The lines of a text of native syntax. `hcl2json` tells none, so the text is read a second time, by a reader that knows places only. */
export function linesOf(text: string): Lines {
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
