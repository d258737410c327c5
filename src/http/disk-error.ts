/** A file on this machine cannot be made or written to. By its code alone such an error could also be one of a connection. */
export class DiskError extends Error {
  /** Of the operating system. */
  readonly code: string;

  constructor(cause: unknown) {
    super('a file cannot be written', { cause });
    this.name = 'DiskError';
    const code = cause instanceof Error && 'code' in cause ? cause.code : null;
    this.code = typeof code === 'string' ? code : 'EIO';
  }
}

/** @throws DiskError for whatever goes wrong in `work`, which touches files alone */
export async function onDisk<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    throw new DiskError(error);
  }
}
