import { type ProviderPattern } from './provider-pattern.js';
/** How the value of a setting is read from a policy file and from a text, and how it is shown. */
export interface Kind<T> {
    /** The allowed values of an input, to complete the sentence `allowed: …`. */
    readonly allowed: string;
    /** The argument of a flag in `--help`. Left out: the flag has none. */
    readonly argument?: string;
    /** The default of settings that state none. */
    readonly standard?: Yaml;
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
export interface NamedRule {
    readonly slug: string;
    readonly meaning: string;
    readonly severity: 'error' | 'warning' | 'notice';
    readonly standards?: readonly NamedRule['severity'][];
}
type Reading<T> = {
    readonly kind: 'value';
    readonly value: T;
}
/** `says`: the end of a sentence about the input. */
 | {
    readonly kind: 'wrong';
    readonly says: string;
};
export declare function readText<T>(kind: Kind<T>, text: string): Reading<T>;
export declare function wordsOf<T>(kind: Kind<T>, value: T): readonly string[];
/** One of a closed set of words, spelled exactly; the first is the default. */
export declare function oneOf<const T extends string>(first: T, ...others: readonly T[]): Kind<T>;
/** The same, where some words demand more than others. @param fromLaxest all of them */
export declare function ranked<T extends string>(kind: Kind<T>, fromLaxest: readonly NoInfer<T>[]): Kind<T>;
/** The names in a setting: `each` says what one item more does to its strictness. */
export declare function strictnessOf(names: readonly string[], each: 1 | -1): ReadonlyMap<string, number>;
/** The rank of a name, else of a pattern of providers that covers it: a name with more words is none. */
export declare function rankIn(ranks: ReadonlyMap<string, number>, name: string): number;
/** The names that demand less than before, and those that demand more. */
export declare function strictnessBetween(...sides: readonly ReadonlyMap<string, number>[]): {
    less: string[];
    more: string[];
};
/** In a text the spellings of YAML's core schema count, as in GitHub's toolkit. */
export declare const truth: Kind<boolean>;
/** A text that a function understands (else `null`). */
export declare function textOf<T extends {}>({ allowed, argument }: {
    readonly allowed: string;
    readonly argument: string;
}, read: (text: string) => T | null): Kind<T>;
export declare const lineOrComma: RegExp;
/** The items of a text are on lines of their own, or between separators; empty ones do not count. */
export declare function listOf<T>(item: Kind<T>, separator?: RegExp): Kind<readonly T[]>;
export declare function oneLine(text: string): string | null;
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
export declare function setting<T>(name: string, row: Row<T>): Setting<T>;
export declare function table<Values>(rows: {
    readonly [Property in keyof Values]: Row<Values[Property]>;
}): {
    readonly [Property in keyof Values]: Setting<Values[Property]>;
};
export declare function propertyOf(name: string): string;
export declare function standardYaml({ written }: Setting): string;
export declare function standardText({ written }: Setting): string;
/** The name of its flag on the command line, without the dashes. */
export declare function flagName({ name, flag }: Setting): string;
export declare function wordsAbout({ says, more }: Setting): string;
/** The same for a policy file and its schema, which show no Markdown. */
export declare function plainWords(row: Setting): string;
export {};
