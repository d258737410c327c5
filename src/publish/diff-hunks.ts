import type { ReviewedFile } from '../rules/rule.ts';
import { type Hunk, hunksOf } from '../source/hunks.ts';
import type { Content } from '../source/source.ts';

/** The hunks of each file, worked out when they are asked for. `null` where nobody can say. */
export function diffHunks(files: readonly ReviewedFile[]): (path: string) => readonly Hunk[] | null {
  const revisions = new Map(files.map(({ revision }) => [revision.path, revision]));
  const found = new Map<string, readonly Hunk[] | null>();
  return (path) => {
    const known = found.get(path);
    if (known !== undefined) return known;
    const revision = revisions.get(path);
    const head = revision === undefined ? null : textOf(revision.head);
    const base = revision === undefined ? null : textOf(revision.base);
    const hunks =
      head === null || (base === null && revision?.base.kind !== 'missing') ? null : hunksOf(base, head);
    found.set(path, hunks);
    return hunks;
  };
}

function textOf(content: Content): string | null {
  return content.kind === 'file' ? new TextDecoder().decode(content.bytes) : null;
}
