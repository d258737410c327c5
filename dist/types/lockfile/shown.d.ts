/** A text from a file inside a sentence: quoted, control characters escaped, cut to a length that a sentence bears. */
export declare function shown(text: string): string;
