import { structuredPatch } from 'diff';
import { openMemory } from '../../memory.ts';
import type { Content } from '../../source/tree.ts';
import type { ReviewedFile } from '../../subject/subject.ts';

/** The hunks of each file, computed on demand; `null` where they are not known. */
export function diffHunks(files: readonly ReviewedFile[]): (path: string) => readonly Hunk[] | null {
  const revisions = new Map(files.map(({ revision }) => [revision.path, revision]));
  const found = openMemory<readonly Hunk[] | null>();
  return (path) =>
    found(path, () => {
      const revision = revisions.get(path);
      if (revision === undefined) return null;
      const [base, head] = [textOf(revision.base), textOf(revision.head)];
      const hasBase = base !== null || revision.base.kind === 'missing';
      return head === null || !hasBase ? null : hunksOf(base, head);
    });
}

/** Whether both ends of a range are in one hunk: GitHub accepts review comments only there. */
export function isInOneHunk(hunks: readonly Hunk[], from: number, to: number): boolean {
  return hunks.some((hunk) => hunk.from <= from && to <= hunk.to);
}

function textOf(content: Content): string | null {
  return content.kind === 'file' ? new TextDecoder().decode(content.bytes) : null;
}

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
  const lines = head.split('\n').length - (head.endsWith('\n') ? 1 : 0);
  if (base === null) return head === '' ? [] : [{ from: 1, to: lines }];
  const patch = structuredPatch('', '', base, head, '', '', { context, maxEditLength: hunkLimits.edits });
  if (patch === undefined) return null;
  return patch.hunks
    .filter(({ newLines }) => newLines > 0)
    .map(({ newStart, newLines }) => ({ from: newStart, to: newStart + newLines - 1 }));
}
