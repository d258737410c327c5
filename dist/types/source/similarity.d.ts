/**
 * The share of two texts that is the same, from 0 to 1: characters of unchanged lines over characters of the longer text, which is how
 * git counts. Pure and bounded: what is too large or too different counts as 0.
 */
export declare function similarity(one: string, other: string): number;
