import { type ProviderAddress } from '../address/address.js';
import type { Place, Requirement } from './configuration.js';
export interface RequirementParts {
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
