import { pipeline } from 'node:stream/promises';
import { constants, createInflateRaw, type InflateRaw } from 'node:zlib';

/** Receives each inflated piece, in order. A piece is valid only until the call returns, because its memory is reused. */
type Take = (piece: Uint8Array) => void;

const outputBytes = 256 * 1024;

/**
 * Inflates raw deflate data and needs memory for only one input and one output piece. It ignores bytes after the end of the data, as Go
 * does.
 *
 * @param packed pieces that are valid until the next one is requested
 * @throws the error of zlib for data that is broken or ends too early
 */
export async function inflate(packed: AsyncIterable<Uint8Array>, take: Take): Promise<void> {
  const stream = createInflateRaw();
  const codec = codecOf(stream);
  try {
    if (codec === null) await inflateByStream(packed, take);
    else await inflateInPlace(packed, codec, take);
  } finally {
    stream.close();
  }
}

/**
 * The internals of `inflateRawSync`. Node has no public way to inflate a part and keep the state without a thread switch and a new buffer
 * for each piece, which costs a fifth of the time and most of the memory. npm's minizlib uses the same internals. If a Node does not have
 * them, its stream does the work. The caller checks size and CRC-32, so it notices wrong content either way.
 */
interface Codec {
  readonly handle: {
    writeSync(
      flush: number,
      input: Uint8Array,
      inputAt: number,
      inputBytes: number,
      output: Uint8Array,
      outputAt: number,
      outputBytes: number,
    ): void;
    onerror: (message: string) => void;
  };
  /** After each write: bytes of the output that are free, bytes of the input that are left. */
  readonly state: Uint32Array;
}

function codecOf(stream: InflateRaw): Codec | null {
  const handle: unknown = Reflect.get(stream, '_handle');
  const state: unknown = Reflect.get(stream, '_writeState');
  return isHandle(handle) && state instanceof Uint32Array && state.length === 2 ? { handle, state } : null;
}

function isHandle(value: unknown): value is Codec['handle'] {
  return (
    typeof value === 'object' &&
    value !== null &&
    'writeSync' in value &&
    typeof value.writeSync === 'function'
  );
}

async function inflateInPlace(
  packed: AsyncIterable<Uint8Array>,
  { handle, state }: Codec,
  take: Take,
): Promise<void> {
  const output = Buffer.allocUnsafe(outputBytes);
  let failure: string | null = null;
  handle.onerror = (message) => {
    failure = message;
  };
  const write = (flush: number, input: Uint8Array): void => {
    let left = input.length;
    let free = 0;
    while (free === 0) {
      handle.writeSync(flush, input, input.length - left, left, output, 0, outputBytes);
      if (failure !== null) throw new Error(failure);
      [free = 0, left = 0] = state;
      if (free < outputBytes) take(output.subarray(0, outputBytes - free));
    }
  };
  for await (const piece of packed) write(constants.Z_NO_FLUSH, piece);
  write(constants.Z_FINISH, Buffer.alloc(0));
}

/** The same, only with Node's public stream. */
export async function inflateByStream(packed: AsyncIterable<Uint8Array>, take: Take): Promise<void> {
  const stream = createInflateRaw({ chunkSize: outputBytes });
  await pipeline(copies(packed), stream, async (pieces: AsyncIterable<Uint8Array>) => {
    for await (const piece of pieces) take(piece);
  });
}

async function* copies(pieces: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  for await (const piece of pieces) yield Uint8Array.from(piece);
}
