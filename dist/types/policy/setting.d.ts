import { type Kind, type Yaml } from './kind.js';
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
export interface Row<T> extends Omit<Setting<T>, 'name' | 'standard' | 'written'> {
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
