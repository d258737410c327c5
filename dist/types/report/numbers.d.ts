/** `1 hash`, `2 hashes` */
export declare function counted(count: number, one: string, many: string): string;
/** `a`, `a and b`, `a, b and c`; beyond `most` the rest is counted. */
export declare function listed(items: readonly string[], most: number): string;
/** `830 bytes`, `3.4 MB` */
export declare function byteWords(bytes: number): string;
