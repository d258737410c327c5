import { type ProviderAddress } from '../address/address.ts';
import type { Place, Requirement } from './configuration.ts';
/** One entry of required_providers. */
export interface Declaration {
    readonly localName: string;
    /** `null` if it cannot be read: then the provider with this local name is not known. */
    readonly address: ProviderAddress | null;
    /** The configuration names no registry. */
    readonly hostImplied: boolean;
    readonly constraint: string | null;
    /** One sentence each. */
    readonly problems: readonly string[];
}
/**
 * Reads an entry, which is an object or only a version constraint (the form of Terraform 0.12), as Terraform's
 * `decodeRequiredProvidersBlock` does.
 */
export declare function readDeclaration(localName: string, value: unknown): Declaration;
/** The provider that a local name means if required_providers does not list it; `null` if it cannot be a provider's name. */
export declare function impliedAddress(localName: string): ProviderAddress | null;
/**
 * A constraint that Terraform accepts in configuration. Two parsers must agree there, and the older one refuses blank text, a trailing
 * comma and a trailing dot.
 */
export declare function readConstraint(value: unknown, name: string, problems: string[]): string | null;
interface RequirementParts {
    readonly address: ProviderAddress;
    readonly hostImplied: boolean;
    readonly localName: string;
    readonly constraint: string | null;
    readonly place: Place;
}
/** The requirement of one entry or block. */
export declare function requirementOf({ address, hostImplied, localName, constraint, place, }: RequirementParts): Requirement;
/** One requirement for each provider, sorted by address; all constraints must hold (T52). */
export declare function mergeRequirements(requirements: readonly Requirement[]): readonly Requirement[];
export {};
