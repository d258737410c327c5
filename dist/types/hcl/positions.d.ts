/** A place in a text for people. */
export interface Position {
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
