import {
  type Document,
  isMap,
  isNode,
  isScalar,
  LineCounter,
  parse,
  parseDocument,
  stringify,
  visit,
} from 'yaml';
import { z } from 'zod';
import { nearestName } from '../address/edit-distance.ts';
import { mostMistakes, policyError, quoted, type UserError } from '../errors.ts';
import { type Known, type NamedRule, plainWords, type Setting } from './kind.ts';
import { coreSettings, noPolicy, type Policy } from './settings.ts';

const twice = 'this is not valid YAML: Map keys must be unique';
const noText = 'a key of a policy is plain text.';
const tagged = 'a policy has no YAML tags and no directive for a different version of YAML; remove them.';
const faults: ReadonlyMap<string, string> = new Map([
  ['MULTIPLE_DOCS', 'a policy is one YAML document, and this file has more.'],
  ['TAG_RESOLVE_FAILED', tagged],
]);

interface Mistake {
  readonly at: readonly PropertyKey[];
  readonly says: string;
}

/** @throws UserError, one line for each mistake: a wrong policy never falls back to a default */
export function parsePolicy(
  text: string,
  path: string,
  rules: readonly NamedRule[],
  rows: readonly Setting[] = coreSettings,
  isShared = false,
): Policy {
  const lineCounter = new LineCounter();
  const document = parseDocument(text, {
    lineCounter,
    uniqueKeys: false,
    prettyErrors: false,
    resolveKnownTags: false,
  });
  const lineAt = (offset: number) => lineCounter.linePos(offset).line || 1;
  const invalid = (mistakes: readonly { readonly offset: number; readonly says: string }[]): UserError =>
    policyError(
      mistakes
        .toSorted((one, other) => one.offset - other.offset)
        .map(({ offset, says }) => ({ path, line: lineAt(offset), says })),
    );
  // The others mostly follow from the first.
  const [fault] = [...document.errors, ...document.warnings];
  if (fault !== undefined) {
    const { code, message, pos } = fault;
    const says = faults.get(code) ?? `this is not valid YAML: ${firstLine(message)}`;
    throw invalid([{ offset: pos[0], says }]);
  }
  if (document.directives?.yaml.version !== '1.2') throw invalid([{ offset: 0, says: tagged }]);
  const wrong = wrongKeys(document);
  if (wrong.length > 0) throw invalid(wrong);
  const value = plainValue(document, path);
  if (value === null) return { ...noPolicy, path };
  const schema = policySchema(rows, rules, (at) => lineAt(offsetOf(document, at)), isShared);
  const read = schema.safeParse(value, { error: inOurWords });
  if (read.success) return { ...noPolicy, path, said: new Map(Object.entries(read.data)) };
  const issues = read.error.issues.slice(0, mostMistakes);
  const mistakes = issues.flatMap((issue) => mistakesIn(issue, schema, rows)).slice(0, mostMistakes);
  throw invalid(mistakes.map(({ at, says }) => ({ offset: offsetOf(document, at), says })));
}

/** Keys that a map has already, which the library finds by comparing each key with all others: that takes minutes for thousands. And keys that are no text, which it prints again for each level around them. */
function wrongKeys(document: Document): { readonly offset: number; readonly says: string }[] {
  const wrong: { offset: number; says: string }[] = [];
  visit(document, {
    Map(_, { items }) {
      const seen = new Set<unknown>();
      for (const { key } of items) {
        const value = isScalar(key) ? key.value : undefined;
        const offset = isNode(key) ? (key.range?.[0] ?? 0) : 0;
        if (!isScalar(key) || seen.has(value)) wrong.push({ offset, says: isScalar(key) ? twice : noText });
        seen.add(value);
      }
    },
  });
  return wrong;
}

/** Refuses aliases: no policy needs them, and a few lines of them can expand to gigabytes. */
function plainValue(document: Document, path: string): unknown {
  try {
    return document.toJS({ maxAliasCount: 0 });
  } catch (cause) {
    const says = 'YAML aliases are not allowed in a policy; write the values out.';
    throw policyError([{ path, line: 1, says }], { cause });
  }
}

/** The offset of a key, or of the map that would hold it if the key is missing. */
function offsetOf(document: Document, path: readonly PropertyKey[]): number {
  const parent = path.length < 2 ? document.contents : document.getIn(path.slice(0, -1), true);
  const pair = isMap(parent)
    ? parent.items.find(({ key }) => (isScalar(key) ? key.value : key) === path.at(-1))
    : null;
  if (isScalar(pair?.key)) return pair.key.range?.[0] ?? 0;
  const node = path.length === 0 ? document.contents : document.getIn(path, true);
  const range = typeof node === 'object' && node !== null && 'range' in node ? node.range : null;
  if (Array.isArray(range)) return Number(range[0]);
  return path.length === 0 ? 0 : offsetOf(document, path.slice(0, -1));
}

function mistakesIn(issue: z.core.$ZodIssue, schema: z.ZodType, rows: readonly Setting[]): Mistake[] {
  const { path, message } = issue;
  if (issue.code !== 'unrecognized_keys') {
    const what = path.length === 0 ? 'the policy' : nameOf(path);
    const example = /such as|allowed/.test(message) ? '' : exampleAt(path, rows, '; such as');
    return [{ at: path, says: `${what}: ${firstLine(message)}${example}` }];
  }
  const allowed = keysAt(path, schema);
  return issue.keys.slice(0, mostMistakes).map((key) => {
    const near = nearestName(key, allowed);
    // `keys` of `signing-keys`
    const longer = allowed.find((name) => name.split('-').includes(key));
    const at = [...path, key];
    const hint =
      near !== null
        ? `did you mean "${near}"?`
        : longer !== undefined
          ? `did you mean "${longer}"?${exampleAt([...path, longer], rows, ' For example')}`
          : `allowed here: ${allowed.join(', ')}`;
    const isElsewhere = rows.some(({ name, places }) => name === key && !places.includes('policy'));
    const says = isElsewhere ? 'belongs in the workflow or on the command line' : 'is not a policy key';
    return { at, says: `${nameOf(at)} ${says}; ${hint}` };
  });
}

/** `; such as \`platforms: [linux_amd64, darwin_arm64]\``, from the example of the setting; empty if that has no such key. */
function exampleAt(path: readonly PropertyKey[], rows: readonly Setting[], before: string): string {
  const { name, example } = rows.find((row) => row.name === path[0]) ?? {};
  const key = path.at(-1);
  if (example === undefined || key === undefined) return '';
  const value = path.reduce(
    (at, each) => (at == null ? at : at[typeof each === 'number' ? 0 : each]),
    parse(`${name}:${example}`),
  );
  if (value === undefined) return '';
  // Items of several keys are added one per line.
  const isOfItems = Array.isArray(value) && typeof value[0] === 'object';
  const shown = isOfItems ? value[0] : typeof key === 'number' ? value : { [key]: value };
  const flow = stringify(shown, {
    collectionStyle: 'flow',
    flowCollectionPadding: false,
    lineWidth: 0,
  }).trim();
  if (isOfItems) return `${before} \`${String(key)}:\` and, in a line below it, \`- ${flow}\``;
  return `${before} \`${typeof key === 'number' ? flow : flow.slice(1, -1)}\``;
}

function keysAt(path: readonly PropertyKey[], schema: z.ZodType): readonly string[] {
  type Place = { readonly properties?: Readonly<Record<string, Place>>; readonly items?: Place };
  return Object.keys(
    path.reduce<Place>(
      ({ items, properties }, key) => (typeof key === 'number' ? items : properties?.[String(key)]) ?? {},
      z.toJSONSchema(schema, { io: 'input' }) as Place,
    ).properties ?? {},
  );
}

/** `"waivers[2].expires"` */
function nameOf(path: readonly PropertyKey[]): string {
  const name = path
    .map((key, index) => (typeof key === 'number' ? `[${key}]` : `${index === 0 ? '' : '.'}${String(key)}`))
    .join('');
  return JSON.stringify(name.slice(0, 100));
}

/** Replaces messages of the library that are about its own types. */
function inOurWords(issue: z.core.$ZodRawIssue): string | undefined {
  if (issue.code === 'invalid_value') {
    const values = issue.values.map(String);
    const near = nearestName(String(issue.input ?? ''), values);
    return near === null
      ? `allowed: ${values.join(', ')}`
      : `${quoted(String(issue.input))} is not allowed; did you mean "${near}"?`;
  }
  if (issue.code === 'too_small') return 'expected at least one item';
  if (issue.code !== 'invalid_type') return undefined;
  if (issue.input === null) return 'it has no value: delete the line, or add one';
  return issue.input === undefined ? 'it is missing' : expected[issue.expected];
}

const expected: Readonly<Record<string, string>> = {
  boolean: 'expected true or false',
  array: 'expected a list',
  object: 'expected keys with values, as in docs/policy.md',
  string: 'expected text',
};

function firstLine(text: string): string {
  return text.split('\n', 1)[0] ?? text;
}

/** The keys that a policy file may have. Everything else is an error, including an unknown key. */
export function policySchema(
  rows: readonly Setting[],
  rules: readonly NamedRule[],
  lineOf: Known['lineOf'] = () => 1,
  isShared = false,
): z.ZodObject {
  const known: Known = { rules, lineOf, isShared, inPaths: {} };
  const at = (place: Setting['places'][number]) => rows.filter(({ places }) => places.includes(place));
  const inPaths = shapeOf(at('paths'), known);
  return z.strictObject(shapeOf(at('policy'), { ...known, inPaths }));
}

function shapeOf(rows: readonly Setting[], known: Known): z.ZodRawShape {
  return Object.fromEntries(
    rows.map((row) => {
      const own = () => row.kind.schema(known).optional().describe(plainWords(row));
      return [row.name, known.inPaths[row.name] ?? own()];
    }),
  );
}
