import { type Patience } from './convert.js';
import type { Body } from './syntax.js';
export interface Diagnostic {
    /** The kind of problem, in the words Terraform's users know: `Invalid provider version number`. */
    readonly summary: string;
    /** About this case: the grammar's words if the text is no HCL, else ours. */
    readonly detail: string;
    /** 1-based. */
    readonly line: number;
    /** 1-based, counted in Unicode code points as Terraform's terminal output does. */
    readonly column: number;
}
export type HclReading = {
    readonly kind: 'read';
    readonly body: Body;
    readonly value: unknown;
}
/** There are no diagnostics if a limit ended the work. */
 | {
    readonly kind: 'refused';
    readonly reason: string;
    readonly diagnostics: readonly Diagnostic[];
};
/** Reads native syntax. HashiCorp's grammar accepts the text or says what is wrong; the outline finds places in an accepted one. Never throws (T30). */
export declare function parseHcl(text: string, patience?: Patience): HclReading;
