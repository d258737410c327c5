/** Packs bytes in Snappy's block format, as literals only: every reader has to take them. */
export function packSnappy(content: Uint8Array): Uint8Array {
  const pieces: number[][] = [lengthOf(content.length)];
  const literals: Uint8Array[] = [];
  for (let at = 0; at < content.length; at += 65_536) {
    const literal = content.subarray(at, at + 65_536);
    const size = literal.length - 1;
    literals.push(Uint8Array.from([61 << 2, size & 255, size >> 8]), literal);
  }
  return Buffer.concat([Uint8Array.from(pieces.flat()), ...literals]);
}

function lengthOf(number: number): number[] {
  return number < 128 ? [number] : [(number & 127) | 128, ...lengthOf(number >> 7)];
}
