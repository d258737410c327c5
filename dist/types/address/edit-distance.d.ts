/**
 * How many characters have to be inserted, deleted, replaced or swapped with their neighbour to turn one text into the other.
 *
 * @returns `null` if it takes more than `limit`, or if a text has more than 64 characters. The order of the texts makes no difference.
 */
export declare function editDistance(a: string, b: string, limit: number): number | null;
