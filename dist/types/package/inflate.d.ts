/** Told each inflated piece, in order. A piece is good only until the call returns: its memory is used again. */
type Take = (piece: Uint8Array) => void;
/**
 * Inflates raw deflate data and needs no more memory than one piece of each side. What follows the end of the data is ignored, as Go does.
 *
 * @param packed pieces that are good until the next one is asked for
 * @throws the error of zlib for data that is broken or ends too early
 */
export declare function inflate(packed: AsyncIterable<Uint8Array>, take: Take): Promise<void>;
/** The same by Node's public stream alone. */
export declare function inflateByStream(packed: AsyncIterable<Uint8Array>, take: Take): Promise<void>;
export {};
