import { statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';

const inMemory = '/dev/shm';
const enough = 4 * 2 ** 30;

/**
 * Where the tests keep what they write for a moment. A disk is slow for thousands of small files that come and go: ext4
 * looks for an inode that was not in use a few seconds ago.
 */
export function temporaryFolder(): string {
  try {
    const { bavail, bsize } = statfsSync(inMemory);
    return bavail * bsize >= enough ? inMemory : tmpdir();
  } catch {
    return tmpdir();
  }
}
