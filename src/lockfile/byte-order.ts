/**
 * The order of Go's strings: by UTF-8 bytes. JavaScript compares UTF-16 code units, which puts the characters beyond U+FFFF
 * before U+E000..U+FFFF; shifting the surrogates above everything else repairs that.
 */
export function compareBytes(a: string, b: string): number {
  const length = Math.min(a.length, b.length);
  for (let index = 0; index < length; index++) {
    const left = a.charCodeAt(index);
    const right = b.charCodeAt(index);
    if (left !== right) return rank(left) - rank(right);
  }
  return a.length - b.length;
}

function rank(unit: number): number {
  if (unit < 0xd800) return unit;
  return unit < 0xe000 ? unit + 0x2000 : unit - 0x800;
}
