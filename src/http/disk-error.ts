import { codeOf } from '../errors.ts';
/** A file on this machine cannot be created or written. The code alone does not distinguish such an error from one of a connection. */
export class DiskError extends Error {
  readonly code: string;

  constructor(cause: unknown) {
    super('a file cannot be written', { cause });
    this.name = 'DiskError';
    this.code = codeOf(cause) ?? 'EIO';
  }
}

/** @throws DiskError for every error in `work`, which may only use files */
export async function onDisk<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    throw new DiskError(error);
  }
}
