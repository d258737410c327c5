import type { ProviderPattern } from './provider-pattern.js';
import type { Settings } from './settings.js';
/** A pattern of the policy that leaves the same providers open at the other public registry. */
interface HalfClosed {
    readonly key: 'providers.deny' | 'signing-keys';
    readonly pattern: ProviderPattern;
    readonly other: ProviderPattern;
}
/**
 * Denials and pins that name one of the two public registries alone. Both serve mostly the same providers, so an attacker, or a switch from Terraform to
 * OpenTofu, takes the other one (T52).
 */
export declare function halfClosed({ policy }: Settings): readonly HalfClosed[];
export {};
