import { posix } from 'node:path';
import type { ConversionReply } from '../../../hcl/convert.ts';
import { outlineOf } from '../../../hcl/outline.ts';
import { Positions } from '../../../hcl/text.ts';
import type { Place } from '../../../subject/subject.ts';
import { type Block, type Body, blocksOf, bodyOf, plainString } from './blocks.ts';
import type { ConfigurationFile } from './configuration.ts';
import { isJson, isOverride } from './module-folder.ts';

export interface ModuleBlock extends Block, Place {
  readonly type: string;
  /** The first line of a named thing in its file: `required_providers`, `aws`. `null` where it is not known. */
  readonly lineOf: (name: readonly string[]) => number | null;
}

/** With the number of their labels. */
const labels = {
  terraform: 0,
  provider: 1,
  resource: 2,
  data: 2,
  ephemeral: 2,
  list: 2,
  action: 2,
  import: 0,
  check: 1,
  module: 1,
} as const;

/** The arguments and nested blocks that say something about providers: a reading is kept for a while. */
const telling = /^(?:required_providers|backend|cloud|state_store|provider|alias|to|source|version)$/;
const tellingPart = (body: Body): Body => new Map([...body].filter(([name]) => telling.test(name)));

const types = Object.keys(labels) as readonly (keyof typeof labels)[];

/** The blocks of one file from `hcl2json`, or of JSON syntax, where the top level may be a list. */
export function blocksIn({ path, text }: ConfigurationFile, value: unknown): readonly ModuleBlock[] {
  const lineOf = isJson(path) ? () => null : linesOf(text);
  const within = (body: Body, type: keyof typeof labels): readonly ModuleBlock[] =>
    blocksOf(body, type, labels[type]).flatMap((block) => [
      { ...block, body: tellingPart(block.body), type, path, line: lineOf([type, ...block.labels]), lineOf },
      ...(type === 'check' ? within(block.body, 'data') : []),
    ]);
  const bodies = [value].flat().map(bodyOf);
  return bodies.flatMap((body) => (body === null ? [] : types.flatMap((type) => within(body, type))));
}

/** A file of JSON syntax. Files of native syntax are read by the HCL parser. */
export function readJson(text: string): ConversionReply {
  const json = text.replace(/^\uFEFF/, '');
  try {
    const value: unknown = JSON.parse(json);
    // Two blocks of a name in an object are two to Terraform, and one to JSON.
    if (countNames(json) === countNames(JSON.stringify(value))) return { kind: 'converted', value };
  } catch (error) {
    if (error instanceof SyntaxError) return { kind: 'refused', reason: 'the file is not JSON' };
  }
  const reason = 'a name is in the same object twice, or its values are nested too deeply';
  return { kind: 'refused', reason, isLimit: true };
}

function countNames(json: string): number {
  return json.replaceAll(/"(?:[^"\\]+|\\.)*"/g, '').split(':').length;
}

/** The lines of a text of native syntax: `hcl2json` gives none, so a second reader finds them. */
function linesOf(text: string): ModuleBlock['lineOf'] {
  const positions = new Positions(text);
  const placed = (name: readonly string[], { offset }: { readonly offset: number }) =>
    [JSON.stringify(name), positions.lineAt(offset)] as const;
  const lines = outlineOf(text).blocks.flatMap((block) => [
    placed([block.type, ...block.labels.map((label) => label.text)], block),
    ...block.body.blocks
      .filter(({ type }) => type === 'required_providers')
      .flatMap(({ type, body }) => body.attributes.map((each) => placed([type, each.name], each))),
  ]);
  const first = new Map(lines.toReversed());
  return (name) => first.get(JSON.stringify(name)) ?? null;
}

/** The blocks of a module; override files change arguments in byte order of their names. */
export function mergedBlocks(blocks: readonly ModuleBlock[]): readonly ModuleBlock[] {
  const ordered = blocks.toSorted((one, other) =>
    Buffer.compare(Buffer.from(one.path), Buffer.from(other.path)),
  );
  const changes = Map.groupBy(ordered.filter(isChange), keyOf);
  return ordered
    .filter((block) => !isChange(block))
    .map((block) => {
      const key = keyOf(block);
      const bodies = [block, ...(changes.get(key) ?? [])].map(({ body }) => [...body]);
      // Terraform refuses a second block of the name.
      changes.delete(key);
      return { ...block, body: new Map(bodies.flat()) };
    });
}

/** A `terraform` block of an override file is merged entry by entry, and every `import` counts. */
function isChange({ path, type }: ModuleBlock): boolean {
  return isOverride(posix.basename(path)) && type !== 'terraform' && type !== 'import';
}

function keyOf({ type, labels, body }: ModuleBlock): string {
  return JSON.stringify([type, ...labels, type === 'provider' ? plainString(body.get('alias')) : null]);
}
