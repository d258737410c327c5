/** How the text of one input becomes a value. */
export interface InputValue<T> {
    /** The allowed values, to complete the sentence `allowed: …`. */
    readonly allowed: string;
    /** `null` where the text is not allowed. */
    read(text: string): T | null;
    /** What was probably meant by a text that is not allowed. */
    suggest?(text: string): string | null;
}
/** One of a closed set of words, spelled exactly. */
export declare function oneOf<const T extends string>(...words: readonly T[]): InputValue<T>;
/** The spellings of YAML's core schema, as GitHub's toolkit reads them. */
export declare const truthValue: InputValue<boolean>;
/** A number of bytes, with or without a unit: `4GiB`, `500MB`, `1048576`. */
export declare const byteCount: InputValue<number>;
/** A single line of text. */
export declare const plainLine: InputValue<string>;
/** One item per line; empty lines do not count. One wrong item makes the list wrong. */
export declare function listOf<T>(item: InputValue<T>, separator?: RegExp): InputValue<readonly T[]>;
