import type { LockFileReading } from '../lockfile/lock-file.ts';
import type { ReviewedFile } from './subject.ts';

/** The addresses known from a base that could not be read as a whole; `null`: it was read, or there is none. Nothing may call other entries new. */
export function readAtUnreadBase({
  revision,
  base,
}: Pick<ReviewedFile, 'revision' | 'base'>): ReadonlySet<string> | null {
  if (revision.status === 'unchanged' || revision.base.kind === 'missing') return null;
  if (base === null) return new Set();
  const broken = base.lockFile === null || base.problems.some(({ severity }) => severity === 'error');
  return broken ? soundEntries(base) : null;
}

/** The addresses of the entries that were read whole: no error is between their block and the next. */
export function soundEntries({ lockFile, problems }: LockFileReading): ReadonlySet<string> {
  const errors = problems.filter(({ severity }) => severity === 'error').map(({ line }) => line);
  const blocks = (lockFile?.providers ?? []).toSorted((a, b) => a.lines.block - b.lines.block);
  const doubtful = new Set(
    blocks
      .filter(({ lines }, index) => {
        const end = blocks[index + 1]?.lines.block ?? Number.POSITIVE_INFINITY;
        return errors.some((line) => line >= lines.block && line < end);
      })
      .map(({ address }) => address),
  );
  return new Set(blocks.map(({ address }) => address).filter((address) => !doubtful.has(address)));
}
