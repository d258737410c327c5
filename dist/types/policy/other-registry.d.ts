import type { ProviderPattern } from './provider-pattern.ts';
import type { Settings } from './settings.ts';
/** A pattern of the policy that leaves the same providers open at the other public registry. */
interface HalfClosed {
    readonly key: 'providers.deny' | 'signing-keys' | 'require-provenance';
    readonly pattern: ProviderPattern;
    readonly other: ProviderPattern;
}
/**
 * Denials, pins and requirements that name one of the two public registries alone. Both serve mostly the same providers, so an attacker, or a switch from Terraform to
 * OpenTofu, takes the other one (T52).
 */
export declare function halfClosed({ policy }: Settings): readonly HalfClosed[];
/** What to tell the owner of the policy about such a pattern. */
export declare function halfClosedRemark({ key, pattern, other }: HalfClosed, { policy }: Settings): string;
export {};
