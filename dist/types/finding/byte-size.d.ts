/** `830 bytes`, `4.3 GiB`: in the units of `max-download`. */
export declare function byteSize(bytes: number): string;
/** `5GiB`: a value for `max-download` that allows at least so many bytes. */
export declare function enoughBytes(bytes: number): string;
