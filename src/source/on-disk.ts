import { readFile, stat } from 'node:fs/promises';
import { quote } from './quote.ts';
import { contentLimit } from './snapshot.ts';
import { SourceError } from './source-error.ts';

export interface FileOnDisk {
  readonly size: number;
  /** `null` where the file is larger than a lock file may be. */
  readonly bytes: Uint8Array | null;
}

/**
 * Reads a file of bounded size.
 *
 * @throws SourceError `unreadable-path`, also for devices, pipes and sockets, which might never end.
 */
export async function readOnDisk(file: string): Promise<FileOnDisk> {
  try {
    const stats = await stat(file);
    if (!stats.isFile()) throw new Error('not a regular file');
    const bytes = stats.size > contentLimit ? null : await readFile(file);
    return { size: bytes?.length ?? stats.size, bytes };
  } catch (error) {
    throw unreadable(file, error);
  }
}

export function unreadable(path: string, cause: unknown): SourceError {
  return new SourceError(
    'unreadable-path',
    `${quote(path)} can not be read; check that it is a regular file or folder and that you may read it.`,
    { cause },
  );
}
