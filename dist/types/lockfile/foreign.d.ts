import { type Fault } from '../hcl/fault.js';
/** What a file is that is no lock file. */
export interface Foreign {
    readonly fault: Fault;
    /** Whether nothing else about the file is worth saying. */
    readonly whole: boolean;
}
/** A file where one character in ten is none of a text's; it is not worth parsing. */
export declare function recogniseBinary(text: string): Fault | null;
/** What a text looks like that could not be read; `null` where nothing well known does. */
export declare function recognise(text: string): Foreign | null;
