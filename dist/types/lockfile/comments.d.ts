interface Comment {
    /** With the marks around it; comments that follow each other are one. */
    readonly text: string;
    /** 1-based. */
    readonly line: number;
    /** Whether a block is open where it is. Outside of all blocks, people may write what they like. */
    readonly isInBlock: boolean;
}
/** The comments of a text in HCL's native syntax. Linear. */
export declare function commentsIn(text: string): readonly Comment[];
/**
 * Whether a text holds anything like a hash: a scheme with its colon and a good part of a digest, or a whole digest without its scheme. The word `zh:`
 * and the number of a commit are none. Other letters that a conversion of encodings makes the same count as these, and so do those around a letter
 * that it leaves out.
 */
export declare function mentionsHash(text: string): boolean;
export {};
