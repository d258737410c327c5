import type { LiteralDataPacket } from 'openpgp';

export type Library = typeof import('openpgp');

/** Loaded only when there is a signature to check: it is the largest part of the program, and a chunk of its own. */
export function loadLibrary(): Promise<Library> {
  return import('openpgp');
}

/** Bytes in the form in which the library checks signatures over them. */
export async function literalData(openpgp: Library, bytes: Uint8Array): Promise<LiteralDataPacket> {
  const message = await openpgp.createMessage({ binary: bytes });
  const [packet] = message.packets;
  if (packet instanceof openpgp.LiteralDataPacket) return packet;
  throw new TypeError('a message of bytes starts with its literal data');
}
