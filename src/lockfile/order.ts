import { readAddress } from '../address/address.ts';
import { openMemory, textLimits } from '../memory.ts';

/** Terraform's order of the blocks in a lock file, for addresses as text. Any other text comes after them. */
export function compareAddresses(a: string, b: string): number {
  return compareBytes(orderKey(a), orderKey(b));
}

const orderKeys = openMemory<string>(textLimits);

/** No part contains a NUL, so a shorter part comes before every longer one that begins with it. */
function orderKey(address: string): string {
  return orderKeys(address, () => {
    const parts = readAddress(address);
    return parts === null ? `\u{10ffff}${address}` : `${parts.hostname}\0${parts.namespace}\0${parts.type}`;
  });
}

/** Go's order of strings: by UTF-8 bytes. UTF-16 puts U+10000 before U+E000, so surrogates are moved up. */
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
