/** So many may be inside at one time; the others wait their turn, first come first served. */
export interface Semaphore {
    /** Returns the way out; going twice is going once. */
    enter(): Promise<() => void>;
}
/** @param count how many may be inside at one time */
export declare function openSemaphore(count: number): Semaphore;
