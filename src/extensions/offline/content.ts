import { join } from 'node:path';
import { type KeptFile, readKept, writeKept } from '../../kept-file.ts';
import { sha256 } from '../../sha256.ts';

/* Files that are named by the SHA-256 of their bytes. No other text ever becomes a part of a path. */

/** Writes bytes under their digest, if they are not there yet. @returns the digest: 64 hex digits */
export async function keepContent(folder: string, bytes: Uint8Array, ending = ''): Promise<string> {
  const digest = sha256(bytes);
  const path = join(folder, `${digest}${ending}`);
  if ((await readContent(path, digest, bytes.length)).kind !== 'whole') await writeKept(path, bytes);
  return digest;
}

/** Reads a file and checks it against its digest (64 hex digits). Other or too many bytes are `odd`. */
export async function readContent(path: string, digest: string, maxBytes: number): Promise<KeptFile> {
  const kept = await readKept(path, maxBytes);
  return kept.kind === 'whole' && sha256(kept.bytes) !== digest ? { kind: 'odd' } : kept;
}
