/**
 * Unpacks Snappy's block format, in which GitHub keeps bundles. The format is small and fixed: a length, then pieces that are either literal bytes or
 * copies of what is unpacked already.
 *
 * @param most bytes; a larger content is refused before it is unpacked
 * @returns `null` where the input is not in this format, or too large
 */
export declare function unpackSnappy(input: Uint8Array, most: number): Uint8Array | null;
