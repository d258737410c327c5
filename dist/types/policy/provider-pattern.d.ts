/** A provider source address whose parts may hold `*`, which stands for any characters within its part. */
export interface ProviderPattern {
    /** As the policy spells it. */
    readonly text: string;
    matches(address: string): boolean;
}
/**
 * Reads `registry.terraform.io/hashicorp/*`. All three parts have to be there: a pattern that left out the host would mean one
 * registry to Terraform and another one to OpenTofu.
 *
 * @returns `null` where it is no pattern
 */
export declare function parseProviderPattern(text: string): ProviderPattern | null;
