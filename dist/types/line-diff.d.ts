/** The lines of one hunk in the new text, context included. 1-based, both included. */
export interface Hunk {
    readonly from: number;
    readonly to: number;
}
/**
 * The share of two texts that is the same, from 0 to 1: characters of unchanged lines over characters of the longer text, which is how
 * git counts.
 *
 * @returns 0 as well where the texts are too large or too different to say
 */
export declare function similarity(one: string, other: string): number;
/**
 * Where a pull request's diff has lines of the new file.
 *
 * @param base `null` where the file is new
 * @returns `null` where the texts are too large or too different to say
 */
export declare function hunksOf(base: string | null, head: string): readonly Hunk[] | null;
