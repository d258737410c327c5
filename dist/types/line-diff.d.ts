/** The lines of one hunk in the new text, with context. 1-based; both ends belong to it. */
export interface Hunk {
    readonly from: number;
    readonly to: number;
}
/**
 * The share of two texts that is the same, from 0 to 1: characters of unchanged lines over characters of the longer text. Git counts the
 * same way.
 *
 * @returns also 0 if the texts are too large or too different to compare
 */
export declare function similarity(one: string, other: string): number;
/**
 * The ranges of the new file that a pull request's diff shows.
 *
 * @param base `null` if the file is new
 * @returns `null` if the texts are too large or too different to compare
 */
export declare function hunksOf(base: string | null, head: string): readonly Hunk[] | null;
