import { z } from 'zod';
import { quoted } from '../errors.ts';
import { mostCompared, type ProviderPattern, parseProviderPattern } from './provider-pattern.ts';

/** How the value of a setting is read from a policy file and from a text, and how it is shown. */
export interface Kind<T> {
  /** The allowed values of an input, to complete the sentence `allowed: …`. */
  readonly allowed: string;
  /** The argument of a flag in `--help`. Left out: the flag has none. */
  readonly argument?: string;
  /** The default of settings that state none. */
  readonly standard?: Yaml;
  /** How a policy file spells the value. The messages are for its author. @internal */
  schema(known: Known): z.ZodType<T>;
  /** The text of an input or flag as YAML would have it. Left out: the text without the space around it. */
  fromText?(text: string): unknown;
  /** The texts of the flags that give this value. Left out: one, the value itself. */
  words?(value: T): readonly string[];
  /** The value in a list of settings. Left out: the words, or `none`. */
  shown?(value: T): string;
  /** The patterns that restrict providers, by the key below this one; empty for those of this key. */
  patterns?(value: T): Readonly<Record<string, readonly ProviderPattern[]>>;
  /** How much each named part of the value demands: more is stricter. A missing part: that of `*`, or 0. */
  strictness?(value: T, rules: readonly Omit<NamedRule, 'meaning'>[]): ReadonlyMap<string, number>;
}

type Yaml = string | boolean | readonly string[] | Readonly<Record<string, never>>;

/** The context of the schemas of a policy file. @internal */
export interface Known {
  readonly rules: readonly NamedRule[];
  readonly inPaths: z.ZodRawShape;
  readonly isShared?: boolean;
  /** The 1-based line of a key or an item in the file. */
  lineOf(at: readonly PropertyKey[]): number;
}

export interface NamedRule {
  readonly slug: string;
  readonly meaning: string;
  readonly severity: 'error' | 'warning' | 'notice';
  readonly standards?: readonly NamedRule['severity'][];
}

/** @internal */
const nothingKnown: Known = { rules: [], inPaths: {}, lineOf: () => 1 };

type Reading<T> =
  | { readonly kind: 'value'; readonly value: T }
  /** `says`: the end of a sentence about the input. */
  | { readonly kind: 'wrong'; readonly says: string };

export function readText<T>(kind: Kind<T>, text: string): Reading<T> {
  const { fromText = (whole: string) => whole.trim(), allowed } = kind;
  const read = kind.schema(nothingKnown).safeParse(fromText(text));
  if (read.success) return { kind: 'value', value: read.data };
  // An address may have a password.
  const shown = quoted(text.trim().replaceAll(/\/\/[^/\s]*@/g, '//…@'));
  return { kind: 'wrong', says: `${shown} is not allowed; allowed: ${allowed}` };
}

export function wordsOf<T>(kind: Kind<T>, value: T): readonly string[] {
  return kind.words?.(value) ?? [String(value)];
}

/** One of a closed set of words, spelled exactly; the first is the default. */
export function oneOf<const T extends string>(first: T, ...others: readonly T[]): Kind<T> {
  const words = [first, ...others];
  return {
    allowed: words.join(', '),
    argument: `<${words.join('|')}>`,
    standard: first,
    schema: () => z.enum(words),
  };
}

/** The same, where some words demand more than others. @param fromLaxest all of them */
export function ranked<T extends string>(kind: Kind<T>, fromLaxest: readonly NoInfer<T>[]): Kind<T> {
  return { ...kind, strictness: (value) => new Map([['', fromLaxest.indexOf(value)]]) };
}

/** The names in a setting: `each` says what one item more does to its strictness. */
export function strictnessOf(names: readonly string[], each: 1 | -1): ReadonlyMap<string, number> {
  return new Map(names.map((name) => [name, each]));
}

/** The rank of a name, else of a pattern of providers that covers it: a name with more words is none. */
export function rankIn(ranks: ReadonlyMap<string, number>, name: string): number {
  const asPattern = (text: string) => parseProviderPattern(text.replace(/^deny /, 'deny:'));
  const own = ranks.has(name) || ranks.size > mostCompared ? null : asPattern(name);
  const covering = own && [...ranks.keys()].find((each) => asPattern(each)?.matches(own.text));
  return ranks.get(name) ?? ranks.get(covering || '*') ?? 0;
}

/** The names that demand less than before, and those that demand more. */
export function strictnessBetween(...sides: readonly ReadonlyMap<string, number>[]) {
  const names = [...new Set(sides.flatMap((side) => [...side.keys()]))];
  const [from, to] = sides.map((side) => (name: string) => rankIn(side, name));
  const risen = (name: string): number => (to?.(name) ?? 0) - (from?.(name) ?? 0);
  return { less: names.filter((name) => risen(name) < 0), more: names.filter((name) => risen(name) > 0) };
}

/** In a text the spellings of YAML's core schema count, as in GitHub's toolkit. */
export const truth: Kind<boolean> = {
  allowed: 'true, false',
  argument: '<true|false>',
  schema: () => z.boolean(),
  strictness: (value) => new Map([['', Number(value)]]),
  fromText(text) {
    const word = text.trim();
    if (['true', 'True', 'TRUE'].includes(word)) return true;
    return ['false', 'False', 'FALSE'].includes(word) ? false : word;
  },
};

/** A text that a function understands (else `null`). */
export function textOf<T extends {}>(
  { allowed, argument }: { readonly allowed: string; readonly argument: string },
  read: (text: string) => T | null,
): Kind<T> {
  const understood = (text: string, context: z.core.$RefinementCtx<string>): T => {
    const value = read(text);
    if (value !== null) return value;
    context.addIssue(`allowed: ${allowed}`);
    return z.NEVER;
  };
  return { allowed, argument, schema: () => z.string().transform(understood) };
}

export const lineOrComma = /[\r\n,]+/;

/** The items of a text are on lines of their own, or between separators; empty ones do not count. */
export function listOf<T>(item: Kind<T>, separator: RegExp = /[\r\n]+/): Kind<readonly T[]> {
  const { allowed, argument = '' } = item;
  return {
    ...{ allowed, argument, standard: [] },
    schema: (known) => list(item.schema(known)),
    fromText: (text) =>
      text
        .split(separator)
        .map((line) => line.trim())
        .filter((line) => line !== ''),
    words: (values) => values.flatMap((value) => wordsOf(item, value)),
  };
}

/** Far more items than a policy needs. @internal */
export function list<T extends z.ZodType>(item: T): z.ZodArray<T> {
  return z.array(item).max(1000);
}

export function oneLine(text: string): string | null {
  return /[\r\n\0]/.test(text) ? null : text;
}

/** One row of the table of settings: all that is said about a setting, and the only place that says it. */
export interface Setting<T = unknown> {
  /** The name of the input and of the key in a policy file; with two hyphens before it, of the flag. */
  readonly name: string;
  readonly flag?: string;
  readonly kind: Kind<T>;
  /** The default, and how a policy file spells it. */
  readonly standard: T;
  readonly written: Yaml;
  /** A sentence for `--help`, and the first for `action.yml`, the documents, and a policy file. */
  readonly says: string;
  /** More sentences for all but `--help`. */
  readonly more?: string;
  /** The places that can set it; `paths`: also an entry of `paths` of a policy file. */
  readonly places: readonly ('input' | 'flag' | 'policy' | 'paths')[];
  /** A value other than the default, as a policy file has it after the name and its colon. */
  readonly example?: string;
  /** An account of the settings always has it. Left out: only if a policy can and does set it. */
  readonly listed?: true;
  /** It decides nothing about the result, so two runs that differ in it are the same review. */
  readonly decides?: false;
}

/** A row without its name, as the table has it. */
interface Row<T> extends Omit<Setting<T>, 'name' | 'standard' | 'written'> {
  /** The default, as a policy file spells it. Left out: that of its kind. */
  readonly standard?: Yaml;
}

export function setting<T>(name: string, row: Row<T>): Setting<T> {
  const written = row.standard ?? row.kind.standard ?? '';
  return { ...row, name, written, standard: row.kind.schema(nothingKnown).parse(written) };
}

export function table<Values>(rows: { readonly [Property in keyof Values]: Row<Values[Property]> }): {
  readonly [Property in keyof Values]: Setting<Values[Property]>;
} {
  const named = Object.entries<Row<unknown>>(rows).map(([property, row]) => {
    const name = property.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
    return [property, setting(name, row)];
  });
  return Object.fromEntries(named);
}

export function propertyOf(name: string): string {
  return name.replaceAll(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
}

export function standardYaml({ written }: Setting): string {
  return typeof written === 'object' || written === '' ? JSON.stringify(written) : String(written);
}

export function standardText({ written }: Setting): string {
  return Array.isArray(written) ? written.join('\n') : String(written);
}

/** The name of its flag on the command line, without the dashes. */
export function flagName({ name, flag = name }: Setting): string {
  return flag;
}

export function wordsAbout({ says, more }: Setting): string {
  return more === undefined ? says : `${says} ${more}`;
}

/** The same for a policy file and its schema, which show no Markdown. */
export function plainWords(row: Setting): string {
  return wordsAbout(row).replaceAll('`', '');
}
