import { structuredPatch } from 'diff';

/** The lines of one hunk in the new file, context included. 1-based, both included. */
export interface Hunk {
  readonly from: number;
  readonly to: number;
}

/** GitHub shows three unchanged lines around each change. */
const context = 3;
/** Larger texts and more edits are not compared, which bounds the time that hostile files can take. */
const longestText = 1024 * 1024;
const mostEdits = 4_000;

/**
 * Where a pull request's diff has lines of the new file, which are the only ones that take a review comment.
 *
 * @param base `null` where the file is new
 * @returns `null` where the texts are too large or too different to say
 */
export function hunksOf(base: string | null, head: string): readonly Hunk[] | null {
  if (head.length + (base?.length ?? 0) > longestText) return null;
  if (base === null) return head === '' ? [] : [{ from: 1, to: lineCount(head) }];
  const patch = structuredPatch('', '', base, head, '', '', { context, maxEditLength: mostEdits });
  if (patch === undefined) return null;
  return patch.hunks
    .filter(({ newLines }) => newLines > 0)
    .map(({ newStart, newLines }) => ({ from: newStart, to: newStart + newLines - 1 }));
}

/** Whether both ends of a range lie in one hunk. */
export function isInOneHunk(hunks: readonly Hunk[], from: number, to: number): boolean {
  return hunks.some((hunk) => hunk.from <= from && to <= hunk.to);
}

function lineCount(text: string): number {
  return text.split('\n').length - (text.endsWith('\n') ? 1 : 0);
}
