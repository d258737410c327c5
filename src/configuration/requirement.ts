import { formatAddress, type ProviderAddress } from '../address/address.ts';
import type { Place, RequiredVersion, Requirement } from './configuration.ts';

export interface RequirementParts {
  readonly address: ProviderAddress;
  readonly hostImplied: boolean;
  readonly localName: string;
  readonly constraint: string | null;
  readonly place: Place;
}

/** A requirement as one entry or block states it. */
export function requirementOf({
  address,
  hostImplied,
  localName,
  constraint,
  place,
}: RequirementParts): Requirement {
  return {
    address: formatAddress(address),
    hostImplied,
    localNames: [localName],
    constraints: constraint === null ? [] : [{ text: constraint, ...place }],
    places: [place],
  };
}

/** One requirement for each provider, sorted by address; all constraints must hold (T52). */
export function mergeRequirements(requirements: readonly Requirement[]): readonly Requirement[] {
  const groups = Map.groupBy(requirements, ({ address }) => address);
  return [...groups]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([address, group]) => ({
      address,
      hostImplied: group.some(({ hostImplied }) => hostImplied),
      localNames: [...new Set(group.flatMap(({ localNames }) => localNames))],
      constraints: distinct(group.flatMap(({ constraints }) => constraints)),
      places: distinct(group.flatMap(({ places }) => places)),
    }));
}

/** A module that is called ten times asks for the same thing once. */
function distinct<T extends Place | RequiredVersion>(items: readonly T[]): readonly T[] {
  return [...new Map(items.map((item) => [JSON.stringify(item), item])).values()];
}
