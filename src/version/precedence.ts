/**
 * Terraform's order of two dot-separated texts, prereleases or build metadata. Part by part: the text that ends here comes first,
 * whatever its last part says; that is a quirk of go-versions. Otherwise digits come before other text, numbers by value, text by byte.
 *
 * @returns Negative, zero only for equal texts, or positive.
 */
export function compareIdentifiers(a: string, b: string): number {
  const partsA = a.split('.');
  const partsB = b.split('.');
  const shorter = Math.min(partsA.length, partsB.length);
  for (let index = 0; index < shorter; index++) {
    const endsA = index === partsA.length - 1;
    const endsB = index === partsB.length - 1;
    if (endsA !== endsB) {
      return endsA ? -1 : 1;
    }
    const order = compareParts(partsA[index] ?? '', partsB[index] ?? '');
    if (order !== 0) {
      return order;
    }
  }
  return 0;
}

function compareParts(a: string, b: string): number {
  const numericA = /^[0-9]*$/.test(a);
  const numericB = /^[0-9]*$/.test(b);
  if (numericA !== numericB) {
    return numericA ? -1 : 1;
  }
  if (numericA && a.length !== b.length) {
    return a.length - b.length;
  }
  return a < b ? -1 : a > b ? 1 : 0;
}
