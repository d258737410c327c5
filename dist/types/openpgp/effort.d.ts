export type Effort = ReturnType<typeof fullEffort>;
/** How many more signatures are checked: thousands keep a run busy (T29), and real keys have a handful. One that is computed in JavaScript takes hundredths of a second, and counts as many. */
export declare function fullEffort(): {
    left: number;
};
export declare const mostChecks = 200;
export declare const computedHere = 10;
/** A listed key costs more than {@link fullEffort}. */
export declare class EffortError extends Error {
    constructor();
}
