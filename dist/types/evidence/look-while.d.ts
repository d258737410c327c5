/**
 * Looks at candidates in their order, several at a time, for as long as something is wanted. Never more are under way than things are
 * wanted, since each find may be the last one that was needed.
 *
 * @param wanted how many things are still to be found; 0 ends the search
 * @param most under way at one time
 * @returns what was seen, in the order of the candidates
 */
export declare function lookWhile<C, S>(candidates: readonly C[], wanted: () => number, most: number, look: (candidate: C) => Promise<S>): Promise<readonly S[]>;
