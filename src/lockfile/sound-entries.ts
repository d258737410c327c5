import type { LockFileReading } from './lock-file.ts';

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
