/** A provider source address in which `*` matches any characters within a part. */
export interface ProviderPattern {
    /** As the policy spells it. */
    readonly text: string;
    matches(address: string): boolean;
}
/**
 * Reads `registry.terraform.io/hashicorp/*`; `null` for any other text. All three parts are required: without
 * a host the pattern would mean one registry to Terraform and another to OpenTofu.
 */
export declare function parseProviderPattern(text: string): ProviderPattern | null;
/** Whether both may match one address; of two parts with stars that is not known. */
export declare function mayOverlap(one: ProviderPattern, other: ProviderPattern): boolean;
