/** So many may be inside at one time; the others wait their turn, first come first served. */
export interface Semaphore {
    /** Returns the way out; going twice is going once. */
    enter(): Promise<() => void>;
}
/** @param count how many may be inside at one time */
export declare function openSemaphore(count: number): Semaphore;
/**
 * Looks at candidates in their order, several at a time, for as long as something is wanted. Never more are under way than things are
 * wanted, since each find may be the last one that was needed.
 *
 * @param wanted how many things are still to be found; 0 ends the search
 * @param most under way at one time
 * @returns what was seen, in the order of the candidates
 */
export declare function lookWhile<C, S>(candidates: readonly C[], wanted: () => number, most: number, look: (candidate: C) => Promise<S>): Promise<readonly S[]>;
