import type { FileHandle } from 'node:fs/promises';

/** Writes small pieces to a file in large batches: a write costs a change of threads, whatever its size. */
export interface FileWriter {
  /** Copies the piece; waits only where the disk is slower than the pieces come. */
  write(piece: Uint8Array): Promise<void>;
  /** Writes what is left. */
  end(): Promise<void>;
  /** Waits until nothing is being written, whether or not it went well. */
  settled(): Promise<void>;
}

const batchBytes = 1024 * 1024;

/** @param see told each batch before it is written, in order: to compute a digest */
export function writeInBatches(file: FileHandle, see: (batch: Uint8Array) => void): FileWriter {
  // One is filled while the other is written.
  let filling = Buffer.allocUnsafe(batchBytes);
  let spare = Buffer.allocUnsafe(batchBytes);
  let filled = 0;
  let writing: Promise<void> = Promise.resolve();

  async function flush(): Promise<void> {
    await writing;
    const batch = filling.subarray(0, filled);
    see(batch);
    writing = writeAll(file, batch);
    writing.catch(() => {});
    [filling, spare] = [spare, filling];
    filled = 0;
  }

  return {
    async write(piece) {
      for (let at = 0; at < piece.length; ) {
        const part = piece.subarray(at, at + batchBytes - filled);
        filling.set(part, filled);
        filled += part.length;
        at += part.length;
        if (filled === batchBytes) await flush();
      }
    },
    async end() {
      await flush();
      await writing;
    },
    settled: () => writing.catch(() => {}),
  };
}

async function writeAll(file: FileHandle, batch: Uint8Array): Promise<void> {
  for (let at = 0; at < batch.length; ) {
    const { bytesWritten } = await file.write(batch, at);
    at += bytesWritten;
  }
}
