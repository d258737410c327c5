import { isDeepStrictEqual } from 'node:util';

/** A part of Lockproof that reads hostile bytes, and what must hold for each input. */
export interface Target {
  readonly name: string;
  /** Inputs to start from, honest and hostile. */
  readonly seeds: () => readonly Uint8Array[];
  /** Pieces that mutations put into inputs: the keywords and marks of the format. */
  readonly tokens: readonly (string | Uint8Array)[];
  /** No input is longer. */
  readonly mostBytes: number;
  /** Milliseconds of processor time that one input of at most `mostBytes` may take. */
  readonly mostTime: number;
  /** Parts of the paths whose coverage guides the choice of inputs: `/src/lockfile/`. */
  readonly covers: readonly string[];
  /** Throws where something does not hold. Whatever the code under test may throw by contract is caught here. */
  run(input: Uint8Array): void | Promise<void>;
  /** A slow judge, asked about some of the inputs that led to new code. */
  readonly referee?: Referee;
}

export interface Referee {
  /** For the table: `git check-attr`. */
  readonly name: string;
  /** How many inputs it is asked about at most. */
  readonly most: number;
  /** Whether the referee is on this machine. */
  present(): boolean;
  /** Throws where the referee judges differently. */
  judge(input: Uint8Array): void | Promise<void>;
}

/** Something that had to hold and does not. */
export class Broken extends Error {
  override readonly name = 'Broken';
}

/** @throws Broken with the sentence unless the condition holds */
export function mustHold(condition: boolean, sentence: string): asserts condition {
  if (!condition) throw new Broken(sentence);
}

/** Compares values, and shows both in the message. */
export function mustEqual(one: unknown, other: unknown, sentence: string): void {
  if (isDeepStrictEqual(one, other)) return;
  const [left, right] = [JSON.stringify(one), JSON.stringify(other)];
  throw new Broken(`${sentence}: ${left?.slice(0, 500)} / ${right?.slice(0, 500)}`);
}

const cut = '\n--8<--\n';

/** One input out of several parts: a document, its signature, a key. */
export function joinParts(...parts: readonly (string | Uint8Array)[]): Uint8Array {
  return Buffer.concat(
    parts.flatMap((part, index) => [Buffer.from(index === 0 ? '' : cut), Buffer.from(part)]),
  );
}

/** The parts of an input; those that it lacks are empty. */
export function partsOf(input: Uint8Array, count: number): readonly Buffer[] {
  const parts: Buffer[] = [];
  let rest = Buffer.from(input);
  while (parts.length < count - 1) {
    const at = rest.indexOf(cut);
    parts.push(rest.subarray(0, at === -1 ? rest.length : at));
    rest = rest.subarray(at === -1 ? rest.length : at + cut.length);
  }
  return [...parts, rest];
}

/** A piece that starts a new part. */
export const partMark = cut;
