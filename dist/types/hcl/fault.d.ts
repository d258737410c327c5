export interface Fault {
    /** In the words of HCL, which Terraform shows to its users. */
    readonly summary: string;
    readonly detail: string;
    readonly offset: number;
}
/** HCL's words for anything that cannot begin an argument or a block. */
export declare const itemRequired = "Argument or block definition required";
/** Collects faults. Bounded, because a hostile file can have as many faults as characters. */
export declare class Faults {
    #private;
    get list(): readonly Fault[];
    get areMany(): boolean;
    add(offset: number, summary: string, detail: string): void;
    /** For faults that would otherwise repeat for each character. */
    addOnce(offset: number, summary: string, detail: string): void;
}
/** Reports a value that HCL would evaluate. This reader refuses it, because no program writes one into a lock file. */
export declare function refuseExpression(faults: Faults, offset: number): void;
