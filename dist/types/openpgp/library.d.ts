import type { LiteralDataPacket } from 'openpgp';
export type Library = typeof import('openpgp');
/** Loaded only when there is a signature to check: it is the largest part of the program, and a chunk of its own. */
export declare function loadLibrary(): Promise<Library>;
/** Bytes in the form in which the library checks signatures over them. */
export declare function literalData(openpgp: Library, bytes: Uint8Array): Promise<LiteralDataPacket>;
