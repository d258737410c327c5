import { rmSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onDisk } from './disk-error.ts';

const inUse = new Set<string>();

/**
 * A folder that only this user can read, gone when `use` has returned or thrown, or when the process exits before.
 *
 * @throws DiskError where there can be none
 */
export async function withTemporaryFolder<T>(use: (folder: string) => Promise<T>): Promise<T> {
  const folder = await onDisk(mkdtemp(join(tmpdir(), 'lockproof-')));
  if (inUse.size === 0) process.on('exit', removeAll);
  inUse.add(folder);
  try {
    return await use(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
    inUse.delete(folder);
    if (inUse.size === 0) process.off('exit', removeAll);
  }
}

function removeAll(): void {
  for (const folder of inUse) rmSync(folder, { recursive: true, force: true });
}
