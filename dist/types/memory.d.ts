/** Answers by their keys. */
export type Memory<T> = (key: string, answer: () => T) => T;
interface MemoryLimits {
    /** At this number of answers the memory is emptied. */
    readonly answers: number;
    /** Longer keys are not remembered. */
    readonly characters: number;
}
/**
 * For answers about texts of files. Lock files repeat the same addresses and version constraints thousands of times. Hostile input can only
 * empty this memory, never make it grow.
 */
export declare const textLimits: MemoryLimits;
/**
 * Computes each answer once and returns the same one for each later call, even while a promise is pending. `undefined` is not remembered.
 *
 * @param limits leave out only if the caller bounds the number of keys
 */
export declare function openMemory<T>(limits?: MemoryLimits): Memory<T>;
export {};
