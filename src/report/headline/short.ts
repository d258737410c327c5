import { counted, listed } from '../numbers.ts';

/** Enough for the names and versions of real providers; a longer one would push the verdict out of sight. */
const longest = 64;

/** A name for the headline, which stays one line whatever the lock file contains. */
export function shortName(name: string): string {
  const characters = Array.from(name.slice(0, 4 * longest));
  return characters.length > longest ? `${characters.slice(0, longest).join('')}…` : name;
}

const mostNamed = 3;

/** Up to three by their names; from four on they are counted. @param many what they are, as a plural */
export function namedOrCounted(names: readonly string[], many: string): string {
  const distinct = [...new Set(names)];
  return distinct.length > mostNamed
    ? counted(distinct.length, many, many)
    : listed(distinct.map(shortName), mostNamed);
}
