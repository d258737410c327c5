/** Receives each inflated piece, in order. A piece is valid only until the call returns, because its memory is reused. */
type Take = (piece: Uint8Array) => void;
/**
 * Inflates raw deflate data and needs memory for only one input and one output piece. It ignores bytes after the end of the data, as Go
 * does.
 *
 * @param packed pieces that are valid until the next one is requested
 * @throws the error of zlib for data that is broken or ends too early
 */
export declare function inflate(packed: AsyncIterable<Uint8Array>, take: Take): Promise<void>;
/** The same, only with Node's public stream. */
export declare function inflateByStream(packed: AsyncIterable<Uint8Array>, take: Take): Promise<void>;
export {};
