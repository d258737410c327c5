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
export declare function bodyOf(value: unknown): Body | null;
/**
 * All blocks of a type. Both forms lay labels out as nested objects and may put a list in place of each object, one element a block.
 *
 * @param labels how many labels a block of this type has; what is laid out otherwise is left out.
 */
export declare function blocksOf(body: Body, type: string, labels: 0 | 1 | 2): readonly Block[];
/** A string that needs no evaluation; `hcl2json` leaves every expression as a template. */
export declare function plainString(value: unknown): string | null;
/** The text of a reference: `aws.west` for `aws.west`, for `"aws.west"` and for `"${aws.west}"`. */
export declare function referenceText(value: unknown): string | null;
