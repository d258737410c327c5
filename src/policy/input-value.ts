/** How the text of one input becomes a value. */
export interface InputValue<T> {
  /** The allowed values, to complete the sentence `allowed: …`. */
  readonly allowed: string;
  /** `null` where the text is not allowed. */
  read(text: string): T | null;
  /** What was probably meant by a text that is not allowed. */
  suggest?(text: string): string | null;
}

/** One of a closed set of words, spelled exactly. */
export function oneOf<const T extends string>(...words: readonly T[]): InputValue<T> {
  return {
    allowed: words.join(', '),
    read: (text) => words.find((word) => word === text.trim()) ?? null,
  };
}

/** The spellings of YAML's core schema, as GitHub's toolkit reads them. */
export const truthValue: InputValue<boolean> = {
  allowed: 'true, false',
  read(text) {
    const word = text.trim();
    if (['true', 'True', 'TRUE'].includes(word)) return true;
    if (['false', 'False', 'FALSE'].includes(word)) return false;
    return null;
  },
};

const unitBytes: ReadonlyMap<string, number> = new Map([
  ['', 1],
  ['B', 1],
  ['KB', 1e3],
  ['MB', 1e6],
  ['GB', 1e9],
  ['TB', 1e12],
  ['KiB', 2 ** 10],
  ['MiB', 2 ** 20],
  ['GiB', 2 ** 30],
  ['TiB', 2 ** 40],
]);

/** A number of bytes, with or without a unit: `4GiB`, `500MB`, `1048576`. */
export const byteCount: InputValue<number> = {
  allowed: 'a size such as 4GiB, 500MB or a plain number of bytes',
  read(text) {
    const match = /^(\d{1,15}) ?([A-Za-z]{0,3})$/.exec(text.trim());
    const unit = unitBytes.get(match?.[2] ?? '');
    if (match === null || unit === undefined) return null;
    const bytes = Number(match[1]) * unit;
    return Number.isSafeInteger(bytes) ? bytes : null;
  },
};

/** A single line of text. */
export const plainLine: InputValue<string> = {
  allowed: 'one line of text',
  read(text) {
    const line = text.trim();
    return /[\r\n\0]/.test(line) ? null : line;
  },
};

/** One item per line; empty lines do not count. One wrong item makes the list wrong. */
export function listOf<T>(item: InputValue<T>, separator: RegExp = /[\r\n]+/): InputValue<readonly T[]> {
  return {
    allowed: item.allowed,
    read(text) {
      const texts = text
        .split(separator)
        .map((line) => line.trim())
        .filter((line) => line !== '');
      const values = texts.map((line) => item.read(line)).filter((value) => value !== null);
      return values.length === texts.length ? values : null;
    },
    suggest(text) {
      const wrong = text
        .split(separator)
        .map((line) => line.trim())
        .find((line) => line !== '' && item.read(line) === null);
      return wrong === undefined ? null : (item.suggest?.(wrong) ?? null);
    },
  };
}
