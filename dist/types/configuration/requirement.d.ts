import { type ProviderAddress } from '../address/address.js';
import type { Place, Requirement } from './configuration.js';
/** One entry of required_providers. */
export interface Declaration {
    readonly localName: string;
    /** `null` where it cannot be understood: then nothing is known of the providers of this local name. */
    readonly address: ProviderAddress | null;
    /** The configuration names no registry. */
    readonly hostImplied: boolean;
    readonly constraint: string | null;
    /** One sentence each. */
    readonly problems: readonly string[];
}
/**
 * Reads an entry, an object or only a version constraint (the form of Terraform 0.12), with the meaning of Terraform's
 * `decodeRequiredProvidersBlock`.
 */
export declare function readDeclaration(localName: string, value: unknown): Declaration;
/** The provider that a local name stands for where required_providers does not list it; `null` where it can be no provider's name. */
export declare function impliedAddress(localName: string): ProviderAddress | null;
/**
 * A constraint that Terraform accepts in configuration: there two parsers must agree, of which the older one takes no blank text, no trailing
 * comma and no dangling dot.
 */
export declare function readConstraint(value: unknown, name: string, problems: string[]): string | null;
interface RequirementParts {
    readonly address: ProviderAddress;
    readonly hostImplied: boolean;
    readonly localName: string;
    readonly constraint: string | null;
    readonly place: Place;
}
/** A requirement as one entry or block states it. */
export declare function requirementOf({ address, hostImplied, localName, constraint, place, }: RequirementParts): Requirement;
/** One requirement for each provider, sorted by address; all constraints must hold (T52). */
export declare function mergeRequirements(requirements: readonly Requirement[]): readonly Requirement[];
export {};
