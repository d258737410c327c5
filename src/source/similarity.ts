import { diffLines } from 'diff';

/** Larger texts are not compared; real lock files stay below 100 KiB. */
const longestText = 256 * 1024;
/** Line edits after which the comparison gives up; it bounds the time that hostile files can take. */
const mostEdits = 500;

/**
 * The share of two texts that is the same, from 0 to 1: characters of unchanged lines over characters of the longer text, which is how
 * git counts. Pure and bounded: what is too large or too different counts as 0.
 */
export function similarity(one: string, other: string): number {
  const longer = Math.max(one.length, other.length);
  const shorter = Math.min(one.length, other.length);
  if (longer > longestText || shorter * 2 < longer || longer === 0) return 0;
  const parts = diffLines(one, other, { maxEditLength: mostEdits });
  if (parts === undefined) return 0;
  return (
    parts.reduce((same, part) => (part.added || part.removed ? same : same + part.value.length), 0) / longer
  );
}
