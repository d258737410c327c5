/** `830 bytes`, `4.3 GiB`: in the units of `max-download`. */
export declare function byteSize(bytes: number): string;
/** `1.1 of 4.3 GiB`: both in the unit of the whole. */
export declare function byteShare(part: number, whole: number): string;
/** `5GiB`: a value for `max-download` that allows at least so many bytes. */
export declare function enoughBytes(bytes: number): string;
