/** Answers by their keys. */
export type Memory<T> = (key: string, answer: () => T) => T;
export interface MemoryLimits {
    /** Past so many answers it begins anew. */
    readonly answers: number;
    /** Longer keys are not remembered. */
    readonly characters: number;
}
/** For answers about texts of files. The same addresses and version constraints are in lock files thousands of times; hostile input can empty this memory, not fill it. */
export declare const textLimits: MemoryLimits;
/**
 * Works each answer out once and gives the same one to everybody who asks again, also while a promise is still under way. `undefined` is not
 * remembered.
 *
 * @param limits left out: what is asked for is bounded by whoever asks
 */
export declare function openMemory<T>(limits?: MemoryLimits): Memory<T>;
