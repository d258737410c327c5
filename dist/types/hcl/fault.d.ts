import type { ExpressionForm } from './syntax.js';
/** Something wrong in the text, at an offset in UTF-16 units. */
export interface Fault {
    /** In the words of HCL, which Terraform shows to its users. */
    readonly summary: string;
    readonly detail: string;
    readonly offset: number;
}
/** HCL's words for anything that may not stand where an argument or a block begins. */
export declare const itemRequired = "Argument or block definition required";
/** Collects what is wrong. Bounded: a hostile file has as many faults as it has characters. */
export declare class Faults {
    #private;
    get list(): readonly Fault[];
    add(offset: number, summary: string, detail: string): void;
    /** For what would otherwise be said of each character again. */
    addOnce(offset: number, summary: string, detail: string): void;
}
/** Says that a value is more than a lock file needs. */
export declare function refuseExpression(faults: Faults, offset: number, form: ExpressionForm): void;
