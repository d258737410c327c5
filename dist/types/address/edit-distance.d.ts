/**
 * How many characters have to be put in, left out, replaced or swapped with their neighbour to make one text of the other.
 *
 * @returns `null` where it takes more than `limit`, or where a text has more than 64 characters. The same both ways round.
 */
export declare function editDistance(a: string, b: string, limit: number): number | null;
