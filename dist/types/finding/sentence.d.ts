/**
 * A sentence with the values that a renderer may mark. The text is raw: every renderer escapes each part.
 */
export type Sentence = readonly Part[];
type Part = string
/** A complete hash with its scheme, shown shortened. */
 | {
    readonly hash: string;
}
/** The fingerprint of a signing key. */
 | {
    readonly key: string;
}
/** The identifier of an entry in GitHub's advisory database, which a renderer may link. */
 | {
    readonly advisory: string;
};
/** Where GitHub's advisory database shows its entries, without a slash at its end. */
export declare const advisoryPages = "https://github.com/advisories";
/** A sentence from a template: `say`Nothing proves ${{ hash }} for ${name}.``. */
export declare function say(texts: TemplateStringsArray, ...values: readonly (Part | Sentence)[]): Sentence;
/** Several as the items of an enumeration: `a and b`. */
export declare function joined(items: readonly Part[], joint: string): Sentence;
/** The sentence as plain text. */
export declare function plainText(sentence: Sentence): string;
/** The shown text of a part: enough of a hash to find its line, and short enough for a sentence. */
export declare function shownPart(part: Part): string;
/** Keys as an enumeration, each marked. */
export declare function namedKeys(keys: readonly string[], joint: string): Sentence;
/** `zh:d04ab3aaeb9b…` */
export declare function shortHash(hash: string): string;
/** A name for the headline, which stays one line whatever the lock file contains. Real providers are shorter. */
export declare function shortName(name: string): string;
/** A reason from elsewhere, as the end of a sentence. */
export declare function asClause(reason: string): string;
/** A text from outside, cut for a sentence. */
export declare function shortText(text: string, longest?: number): string;
export {};
