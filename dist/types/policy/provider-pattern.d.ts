/** A provider source address in which `*` matches any characters within a part. */
export interface ProviderPattern {
    readonly text: string;
    matches(address: string): boolean;
}
/** Patterns in a policy; of more, each counts as if it overlapped with all others and covered none (T56). */
export declare const mostCompared = 500;
/** Reads `registry.terraform.io/hashicorp/*`. Without a host, each tool would mean its own registry. */
export declare function parseProviderPattern(text: string): ProviderPattern | null;
/** Whether both may match one address; of two parts with stars that is not known. */
export declare function mayOverlap(one: ProviderPattern, other: ProviderPattern): boolean;
