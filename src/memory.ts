/** Answers by their keys. */
export type Memory<T> = (key: string, answer: () => T) => T;

export interface MemoryLimits {
  /** Past so many answers it begins anew. */
  readonly answers: number;
  /** Longer keys are not remembered. */
  readonly characters: number;
}

/** For answers about texts of files. The same addresses and version constraints are in lock files thousands of times; hostile input can empty this memory, not fill it. */
export const textLimits: MemoryLimits = { answers: 8192, characters: 256 };

/**
 * Works each answer out once and gives the same one to everybody who asks again, also while a promise is still under way. `undefined` is not
 * remembered.
 *
 * @param limits left out: what is asked for is bounded by whoever asks
 */
export function openMemory<T>(limits?: MemoryLimits): Memory<T> {
  const answers = new Map<string, T>();
  return (key, answer) => {
    if (limits !== undefined && key.length > limits.characters) return answer();
    const known = answers.get(key);
    if (known !== undefined) return known;
    const fresh = answer();
    if (limits !== undefined && answers.size >= limits.answers) answers.clear();
    answers.set(limits === undefined ? key : copyOf(key), fresh);
    return fresh;
  };
}

/** A piece of a file keeps the whole file in memory; a copy does not. */
function copyOf(text: string): string {
  return Buffer.from(text).toString();
}
