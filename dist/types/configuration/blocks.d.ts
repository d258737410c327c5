/** The arguments and nested blocks of a body, by name. A map: names come from outside (T56). */
export type Body = ReadonlyMap<string, unknown>;
export interface Block {
    readonly labels: readonly string[];
    readonly body: Body;
}
/**
 * The body of a file, or of a nested object, from JSON: the output of `hcl2json` for native syntax, or a file of JSON syntax. `null` for
 * anything that is not a body. JSON's comment key `//` is not an argument.
 */
export declare function bodyOf(value: unknown): Body | null;
/**
 * All blocks of a type. Both forms write labels as nested objects. Each object may also be a list with one element per block.
 *
 * @param labels how many labels a block of this type has; anything in another form is left out.
 */
export declare function blocksOf(body: Body, type: string, labels: 0 | 1 | 2): readonly Block[];
/** A string that needs no evaluation; `hcl2json` writes every expression as a template. */
export declare function plainString(value: unknown): string | null;
/** The text of a reference: `aws.west` for `aws.west`, for `"aws.west"` and for `"${aws.west}"`. */
export declare function referenceText(value: unknown): string | null;
