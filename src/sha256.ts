import { createHash } from 'node:crypto';

/** 64 lower-case hex digits. */
export function sha256(data: string | Uint8Array): string {
  return createHash('sha256').update(data).digest('hex');
}
