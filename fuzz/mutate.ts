import type { Random } from './random.ts';
import type { Target } from './target.ts';

const telling = [
  0x00, 0x01, 0x0a, 0x0d, 0x20, 0x22, 0x7f, 0x80, 0xbf, 0xc0, 0xe2, 0xed, 0xef, 0xf0, 0xfe, 0xff,
];

/**
 * Another input, out of one that is known: one to eight changes of bytes and tokens.
 *
 * @param others what a change may copy from
 */
export function mutate(
  input: Uint8Array,
  others: readonly Uint8Array[],
  { tokens, mostBytes }: Pick<Target, 'tokens' | 'mostBytes'>,
  random: Random,
): Uint8Array {
  let bytes: Buffer = Buffer.from(input);
  for (let changes = 1 + random.below(1 << random.below(4)); changes > 0; changes -= 1) {
    bytes = change(bytes, others, tokens, random);
  }
  return bytes.subarray(0, mostBytes);
}

function change(
  bytes: Buffer,
  others: readonly Uint8Array[],
  tokens: Target['tokens'],
  random: Random,
): Buffer {
  const at = random.below(bytes.length + 1);
  const piece = () => Buffer.from(random.oneOf(tokens));
  switch (random.below(12)) {
    case 0:
      return put(bytes, at, 1, [(bytes[at] ?? 0) ^ (1 << random.below(8))]);
    case 1:
      return put(bytes, at, 1, [random.oneOf(telling)]);
    case 2:
      return put(bytes, at, 1, [random.below(256)]);
    case 3:
      return put(bytes, at, 1 + random.below(random.once(4) ? 64 : 4), []);
    case 4:
    case 5:
      return put(bytes, at, 0, piece());
    case 6:
      return put(bytes, at, random.below(16), piece());
    case 7:
      return put(bytes, at, 0, copied(bytes, random));
    case 8:
      return put(bytes, at, random.below(32), copied(random.oneOf(others), random));
    case 9:
      return overwrite(bytes, at, copied(random.oneOf(others), random));
    case 10:
      return put(bytes, at, 0, repeated(random.once(2) ? piece() : copied(bytes, random), random));
    default:
      return otherNumber(bytes, random);
  }
}

function put(bytes: Buffer, at: number, drop: number, piece: Uint8Array | readonly number[]): Buffer {
  return Buffer.concat([bytes.subarray(0, at), Buffer.from(piece as Uint8Array), bytes.subarray(at + drop)]);
}

function overwrite(bytes: Buffer, at: number, piece: Uint8Array): Buffer {
  return put(bytes, at, piece.length, piece);
}

function copied(from: Uint8Array, random: Random): Uint8Array {
  const start = random.below(from.length + 1);
  return from.subarray(start, start + 1 + random.below(random.once(4) ? 256 : 24));
}

/** Long runs of one thing are what makes a reader slow. */
function repeated(piece: Uint8Array, random: Random): Buffer {
  return Buffer.alloc(piece.length * (2 + random.below(random.once(8) ? 2000 : 12)), piece);
}

/** Changes a decimal number in text, or the two or four bytes of a binary one. */
function otherNumber(bytes: Buffer, random: Random): Buffer {
  const numbers = [...bytes.toString('latin1').matchAll(/\d+/g)];
  if (numbers.length > 0 && random.once(2)) {
    const { 0: text, index } = random.oneOf(numbers);
    const value = random.oneOf([
      '0',
      '-1',
      '1',
      '00',
      '256',
      '65536',
      '4294967296',
      `${Number(text) + 1}`,
      '9'.repeat(20),
    ]);
    return put(bytes, index, text.length, Buffer.from(value));
  }
  const width = random.oneOf([1, 2, 4]);
  if (bytes.length < width) return bytes;
  const at = random.below(bytes.length - width + 1);
  const copy = Buffer.from(bytes);
  const value = random.oneOf([
    0,
    1,
    2 ** (8 * width) - 1,
    2 ** (8 * width - 1),
    random.below(2 ** (8 * width)),
  ]);
  if (random.once(2)) copy.writeUIntBE(value, at, width);
  else copy.writeUIntLE(value, at, width);
  return copy;
}
