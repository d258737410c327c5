import { type Hunk, hunksOf } from '../../line-diff.ts';
import { openMemory } from '../../memory.ts';
import type { Content } from '../../source/content.ts';
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
