import {
  chmodSync,
  chownSync,
  closeSync,
  fsyncSync,
  openSync,
  renameSync,
  rmSync,
  type Stats,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';

/** Replaces a file in one step: readers see either, and nothing is written through a symlink. */
export function replaceFile(file: string, text: string, before?: Stats): void {
  const half = join(dirname(file), `.${basename(file).slice(0, 100)}.${crypto.randomUUID()}`);
  try {
    const descriptor = openSync(half, 'wx');
    try {
      writeFileSync(descriptor, text);
      fsyncSync(descriptor);
    } finally {
      closeSync(descriptor);
    }
    if (before !== undefined) keepRights(half, before);
    renameSync(half, file);
  } finally {
    rmSync(half, { force: true });
  }
}

function keepRights(file: string, { mode, uid, gid }: Stats): void {
  try {
    // Root in a container writes files of the user outside. Nobody else may give a file away.
    if (process.getuid?.() === 0) chownSync(file, uid, gid);
  } catch {
    // If the system does not allow it, the file belongs to its writer.
  }
  chmodSync(file, mode);
}
