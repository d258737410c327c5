/** The arguments and nested blocks of a body, by name. A map: names come from outside (T56). */
export type Body = ReadonlyMap<string, unknown>;

export interface Block {
  readonly labels: readonly string[];
  readonly body: Body;
}

/** The body of a file or object from JSON (or `hcl2json`); `null` if it is none. `//` is a comment there. */
export function bodyOf(value: unknown): Body | null {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return null;
  return new Map(Object.entries(value).filter(([name]) => name !== '//'));
}

/** Blocks of a type. Both forms nest labels as objects, each perhaps a list with one element per block. */
export function blocksOf(body: Body, type: string, labels: 0 | 1 | 2): readonly Block[] {
  return unwrap(body.get(type), [], labels);
}

function unwrap(value: unknown, labels: readonly string[], more: number): readonly Block[] {
  // In JSON, the body of a block may be a list of objects, in a list of blocks. Lists nest no deeper.
  return [value].flat(2).flatMap((element): readonly Block[] => {
    const body = bodyOf(element);
    if (body === null) return [];
    if (more === 0) return [{ labels, body }];
    return [...body].flatMap(([label, inner]) => unwrap(inner, [...labels, label], more - 1));
  });
}

/** A string that needs no evaluation; `hcl2json` writes every expression as a template. */
export function plainString(value: unknown): string | null {
  return typeof value === 'string' && !value.includes('${') && !value.includes('%{') ? value : null;
}

/** Whether only an evaluation can tell what a value is (T90). */
export function isExpression(value: unknown): boolean {
  return typeof value === 'string' && plainString(value) === null;
}

/** The text of a reference: `aws.west` for `aws.west`, for `"aws.west"` and for `"${aws.west}"`. */
export function referenceText(value: unknown): string | null {
  if (typeof value !== 'string') return null;
  return value.startsWith('${') && value.endsWith('}') ? value.slice(2, -1).trim() : value;
}

/** Whether a part of a reference is a name. Else it may have a comment in it, which Terraform passes over. */
export function isName(text: string): boolean {
  return /^[\p{ID_Start}_][\p{ID_Continue}-]*$/u.test(text);
}
