/**
 * Decodes the text of a file. A byte that is not UTF-8 becomes a lone low surrogate (U+DC80 to U+DCFF), which never occurs in valid text.
 * So a reader knows the byte's position, and can accept it in a comment and refuse it in a string, as HCL does. A byte order mark stays.
 */
export declare function decodeUtf8(bytes: Uint8Array): string;
/** Whether the character at this index is a byte that is not UTF-8; true for every lone surrogate. */
export declare function isInvalidAt(text: string, index: number): boolean;
/** A place in a text, as people count. */
interface Position {
    /** 1-based. */
    readonly line: number;
    /** 1-based, in Unicode code points. */
    readonly column: number;
}
/** Turns offsets (UTF-16 units) into lines and columns. */
export declare class Positions {
    #private;
    constructor(text: string);
    lineAt(offset: number): number;
    at(offset: number): Position;
}
export {};
