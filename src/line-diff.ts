import { structuredPatch } from 'diff';

/* Compares texts by lines, unless they are too large or too different: hostile files cost no time. */

const hunkLimits = { characters: 1024 * 1024, edits: 4_000 };

/** GitHub shows three unchanged lines around each change. */
const context = 3;

/** The lines of one hunk in the new text, with context. 1-based; both ends belong to it. */
export interface Hunk {
  readonly from: number;
  readonly to: number;
}

/** The ranges of the new file that a diff shows; `null` if unknown. @param base `null` if it is new */
export function hunksOf(base: string | null, head: string): readonly Hunk[] | null {
  if (head.length + (base?.length ?? 0) > hunkLimits.characters) return null;
  if (base === null) return head === '' ? [] : [{ from: 1, to: lineCount(head) }];
  const patch = structuredPatch('', '', base, head, '', '', { context, maxEditLength: hunkLimits.edits });
  if (patch === undefined) return null;
  return patch.hunks
    .filter(({ newLines }) => newLines > 0)
    .map(({ newStart, newLines }) => ({ from: newStart, to: newStart + newLines - 1 }));
}

function lineCount(text: string): number {
  return text.split('\n').length - (text.endsWith('\n') ? 1 : 0);
}
