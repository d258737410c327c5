/** Limits how many may be inside at one time. The others wait: first come, first served. */
export interface Semaphore {
    /** Returns the function that leaves; a second call does nothing. */
    enter(): Promise<() => void>;
}
/** @param count how many may be inside at one time */
export declare function openSemaphore(count: number): Semaphore;
/**
 * Looks at candidates in their order, several at a time, while something is still wanted. It never looks at more candidates at one time
 * than are wanted, because each look may find the last wanted thing.
 *
 * @param wanted how many things are still to be found; 0 ends the search
 * @param most how many looks may run at one time
 * @returns the results, in the order of the candidates
 */
export declare function lookWhile<C, S>(candidates: readonly C[], wanted: () => number, most: number, look: (candidate: C) => Promise<S>): Promise<readonly S[]>;
/** Works on items a group at a time, so that what a group asks a server for at the same moment can be asked for at once. */
export declare function inGroups<T, R>(items: readonly T[], work: (item: T) => Promise<R>): Promise<readonly R[]>;
