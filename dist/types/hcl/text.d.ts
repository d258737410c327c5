/**
 * Text of a file. A byte that is no UTF-8 becomes a lone low surrogate (U+DC80 to U+DCFF), which no valid text holds: so a reader can
 * accept it in a comment and refuse it in a string, as HCL does, and still knows where it stands. A byte order mark stays.
 */
export declare function decodeUtf8(bytes: Uint8Array): string;
/** Whether there is a byte that is no UTF-8 at this place; true for every lone surrogate. */
export declare function isInvalidAt(text: string, index: number): boolean;
/** A place in a text for people. */
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
