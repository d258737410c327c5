/** A provider source address in which `*` matches any characters within a part. */
export interface ProviderPattern {
    /** As the policy spells it. */
    readonly text: string;
    matches(address: string): boolean;
}
/**
 * Reads `registry.terraform.io/hashicorp/*`. All three parts are required: a pattern without a host would mean one registry to Terraform
 * and another to OpenTofu.
 *
 * @returns `null` for a text that is not a pattern
 */
export declare function parseProviderPattern(text: string): ProviderPattern | null;
