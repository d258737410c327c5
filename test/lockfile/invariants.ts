import { expect } from 'vitest';
import type { Change } from '../../src/lockfile/change.ts';
import { describeProviders } from '../../src/lockfile/compare.ts';
import { type LockFile, type ProviderLock, printLockFile } from '../../src/lockfile/lock-file.ts';
import { readLockFile } from '../../src/lockfile/read.ts';

/** Expects that a printed file is read as the same values and printed again as the same bytes. */
export function expectPrintedFileToReadBack(lockFile: LockFile): void {
  const text = printLockFile(lockFile);
  const { lockFile: again, problems, canonical } = readLockFile(text);
  expect({ problems, canonical }).toEqual({ problems: [], canonical: true });
  expect(printLockFile(again ?? { providers: [] })).toBe(text);
  expect(valuesOf(again)).toEqual(valuesOf(lockFile));
}

/** Expects that the description has every hash of both files on the right side. */
export function expectNoHashLost(base: LockFile, head: LockFile): void {
  const described = describeProviders(base, head).map(({ change }) => change);
  expect(hashesOf(described, 'removed', (change) => change.movedFrom ?? change.provider)).toEqual(
    hashSet(base),
  );
  expect(hashesOf(described, 'added', (change) => change.provider)).toEqual(hashSet(head));
}

/** Expects a complete reading of any text: values or errors, and a place in the text for every problem. */
export function expectReadingToHold(content: string | Uint8Array): void {
  const { lockFile, problems, canonical } = readLockFile(content);
  const failed = problems.some(({ severity }) => severity === 'error');
  expect(lockFile !== null || failed).toBe(true);
  expect(canonical && problems.length > 0).toBe(false);
  // No file decodes to a lone surrogate unless it has a byte that is no text.
  const differs = problems.some(({ detail }) => detail.includes('reads this file differently'));
  expect(differs && typeof content === 'string' && content.isWellFormed()).toBe(false);
  const lines = content.length + 1;
  for (const { line, column } of problems) expect(line >= 1 && column >= 1 && line <= lines).toBe(true);
  for (const { hashes, lines } of lockFile?.providers ?? []) expect(lines.hashes.length).toBe(hashes.length);
}

function valuesOf(lockFile: LockFile | null): unknown {
  const values = lockFile?.providers.map(({ address, version, constraints, hashes }: ProviderLock) =>
    JSON.stringify([address, version, constraints, [...new Set(hashes)].sort()]),
  );
  return values?.toSorted();
}

function hashSet(lockFile: LockFile): ReadonlySet<string> {
  return new Set(
    lockFile.providers.flatMap(({ address, hashes }) => hashes.map((hash) => `${address} ${hash}`)),
  );
}

function hashesOf(
  changes: readonly Change[],
  side: 'added' | 'removed',
  addressOf: (change: Change) => string,
): ReadonlySet<string> {
  return new Set(
    changes.flatMap((change) =>
      change.hashes
        .filter(({ status }) => status === side || status === 'kept')
        .map(({ hash }) => `${addressOf(change)} ${hash}`),
    ),
  );
}
