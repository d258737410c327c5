/**
 * The order of Go's strings: by UTF-8 bytes. JavaScript compares UTF-16 code units, which puts the characters beyond U+FFFF
 * before U+E000..U+FFFF; shifting the surrogates above everything else repairs that.
 */
export declare function compareBytes(a: string, b: string): number;
