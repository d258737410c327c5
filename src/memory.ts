export type Memory<T> = (key: string, answer: () => T) => T;

interface MemoryLimits {
  readonly answers: number;
  /** Longer keys are not remembered. */
  readonly characters: number;
}

/** Lock files repeat the same texts thousands of times. Hostile input can only empty this memory. */
export const textLimits: MemoryLimits = { answers: 8192, characters: 256 };

/** Computes each answer once, even while a promise is pending, and without limits if the keys are bounded. */
export function openMemory<T>(limits?: MemoryLimits): Memory<T> {
  const answers = new Map<string, T>();
  return (key, answer) => {
    if (limits !== undefined && key.length > limits.characters) return answer();
    const known = answers.get(key);
    if (known !== undefined) return known;
    const fresh = answer();
    if (limits !== undefined && answers.size >= limits.answers) answers.clear();
    // A piece of a file keeps the whole file in memory; a copy does not.
    answers.set(limits === undefined ? key : Buffer.from(key).toString(), fresh);
    return fresh;
  };
}

/** Computes each answer once, for as long as its subject is used. */
export function openWeakMemory<K extends WeakKey, T>(answer: (about: K) => T): (about: K) => T {
  const answers = new WeakMap<K, T>();
  return (about) => {
    const known = answers.get(about) ?? answer(about);
    answers.set(about, known);
    return known;
  };
}
