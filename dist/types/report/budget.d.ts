export interface Budget {
    readonly limit: number;
    /** Additive: the size of two texts is the sum of their sizes. */
    measure(text: string): number;
}
/** GitHub refuses a comment with more than 65,536 characters. The rest is room for the publisher's marker. */
export declare const commentBudget: Budget;
/** GitHub drops a job summary with more than 1 MiB; the difference is room for other steps. */
export declare const summaryBudget: Budget;
export interface Section {
    readonly opening?: string;
    readonly rows: readonly Row[];
    readonly closing?: string;
    /** Left out: a line end. */
    readonly separator?: '\n\n';
    /** The sentence that replaces rows that did not fit. Left out: nothing replaces them. */
    readonly hidden?: (count: number, elsewhere: string) => string;
    /** Nobody misses it if none of its rows fits. */
    readonly extra?: true;
}
type Row = string | {
    readonly full: string;
    readonly brief: string;
};
/** `3 more changes: in the JSON report.` */
export declare function more(one: string, many: string, before?: string): NonNullable<Section['hidden']>;
/** Fits sections into the rest of a budget, the important first. Every row left out is counted (T42). */
export declare function withinBudget(sections: readonly Section[], room: number, { measure }: Budget, elsewhere: string): string;
export {};
