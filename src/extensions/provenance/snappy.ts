/**
 * Unpacks Snappy's block format, in which GitHub keeps bundles. The format is small and fixed: a length, then pieces that are either literal bytes or
 * copies of what is unpacked already.
 *
 * @param most bytes; a larger content is refused before it is unpacked
 * @returns `null` where the input is not in this format, or too large
 */
export function unpackSnappy(input: Uint8Array, most: number): Uint8Array | null {
  const header = readLength(input);
  if (header === null || header.length > most) return null;
  const output = new Uint8Array(header.length);
  let at = header.end;
  let filled = 0;
  while (at < input.length) {
    const piece = readPiece(input, at);
    if (piece === null || filled + piece.length > output.length) return null;
    if (piece.kind === 'literal') {
      if (piece.end > input.length) return null;
      output.set(input.subarray(piece.start, piece.end), filled);
    } else {
      if (piece.offset === 0 || piece.offset > filled) return null;
      // A copy may overlap what it writes, so it goes byte by byte.
      for (let index = filled; index < filled + piece.length; index++)
        output[index] = output[index - piece.offset] ?? 0;
    }
    filled += piece.length;
    at = piece.end;
  }
  return filled === output.length ? output : null;
}

/** A number in groups of seven bits, the lowest first, of at most 32 bits. */
function readLength(input: Uint8Array): { readonly length: number; readonly end: number } | null {
  let length = 0;
  for (let index = 0; index < 5; index++) {
    const byte = input[index];
    if (byte === undefined) return null;
    length += (byte & 0x7f) * 2 ** (7 * index);
    if (byte < 0x80) return { length, end: index + 1 };
  }
  return null;
}

type Piece =
  | { readonly kind: 'literal'; readonly length: number; readonly start: number; readonly end: number }
  | { readonly kind: 'copy'; readonly length: number; readonly offset: number; readonly end: number };

/** The lowest two bits of the first byte say which kind it is and how its numbers are written. */
function readPiece(input: Uint8Array, at: number): Piece | null {
  const tag = input[at] ?? 0;
  const upper = tag >> 2;
  switch (tag & 3) {
    case 0: {
      const extra = upper < 60 ? 0 : upper - 59;
      const size = extra === 0 ? upper : readNumber(input, at + 1, extra);
      if (size === null) return null;
      const start = at + 1 + extra;
      return { kind: 'literal', length: size + 1, start, end: start + size + 1 };
    }
    case 1: {
      const low = input[at + 1];
      if (low === undefined) return null;
      return { kind: 'copy', length: (upper & 7) + 4, offset: ((tag >> 5) << 8) | low, end: at + 2 };
    }
    default: {
      const bytes = (tag & 3) === 2 ? 2 : 4;
      const offset = readNumber(input, at + 1, bytes);
      return offset === null ? null : { kind: 'copy', length: upper + 1, offset, end: at + 1 + bytes };
    }
  }
}

/** The lowest byte first. */
function readNumber(input: Uint8Array, at: number, bytes: number): number | null {
  if (at + bytes > input.length) return null;
  let value = 0;
  for (let index = 0; index < bytes; index++) value += (input[at + index] ?? 0) * 2 ** (8 * index);
  return value;
}
