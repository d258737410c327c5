import { type ProviderAddress } from '../address/address.js';
/** Whether an installation method is meant for a provider. */
export type MatchingPattern = (provider: ProviderAddress) => boolean;
/**
 * Reads a pattern of `include` or `exclude` in `provider_installation` (terraform.md 4.4): two or three parts, of which those from some part on
 * may be `*`. It stands for a whole part, never for a piece of one.
 *
 * @returns `null` for what Terraform refuses
 */
export declare function parseMatchingPattern(text: string): MatchingPattern | null;
