/** The arguments and nested blocks of a body, by name. A map: names come from outside (T56). */
export type Body = ReadonlyMap<string, unknown>;

export interface Block {
  readonly labels: readonly string[];
  readonly body: Body;
}

/**
 * The body of a file, or of a nested object, from JSON: what `hcl2json` makes of native syntax, or a file of JSON syntax. `null` for anything
 * that is no body. JSON's comment key `//` is no argument.
 */
export function bodyOf(value: unknown): Body | null {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return null;
  return new Map(Object.entries(value).filter(([name]) => name !== '//'));
}

/**
 * All blocks of a type. Both forms lay labels out as nested objects and may put a list in place of each object, one element a block.
 *
 * @param labels how many labels a block of this type has; what is laid out otherwise is left out.
 */
export function blocksOf(body: Body, type: string, labels: 0 | 1 | 2): readonly Block[] {
  return unwrap(body.get(type), [], labels);
}

function unwrap(value: unknown, labels: readonly string[], more: number): readonly Block[] {
  return elementsOf(value).flatMap((body): readonly Block[] => {
    if (more === 0) return [{ labels, body }];
    return [...body].flatMap(([label, inner]) => unwrap(inner, [...labels, label], more - 1));
  });
}

/** Lists do not nest, so that depth is bounded by the number of labels. */
function elementsOf(value: unknown): readonly Body[] {
  return (Array.isArray(value) ? value : [value]).map(bodyOf).filter((body) => body !== null);
}

/** A string that needs no evaluation; `hcl2json` leaves every expression as a template. */
export function plainString(value: unknown): string | null {
  return typeof value === 'string' && !value.includes('${') && !value.includes('%{') ? value : null;
}

/** The text of a reference: `aws.west` for `aws.west`, for `"aws.west"` and for `"${aws.west}"`. */
export function referenceText(value: unknown): string | null {
  if (typeof value !== 'string') return null;
  return value.startsWith('${') && value.endsWith('}') ? value.slice(2, -1).trim() : value;
}
