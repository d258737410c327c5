import {
  formatAddress,
  impliedProviderAddress,
  type ProviderAddress,
  parseProviderAddress,
  withImpliedNamespace,
} from '../address/address.ts';
import { quoted } from '../quoted.ts';
import { parseVersionConstraints } from '../version/constraints.ts';
import { bodyOf, plainString } from './blocks.ts';
import type { Place, RequiredVersion, Requirement } from './configuration.ts';

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
export function readDeclaration(localName: string, value: unknown): Declaration {
  const problems: string[] = [];
  const entry = bodyOf(value);
  const name = quoted(localName);
  if (entry === null) {
    const constraint = readConstraint(typeof value === 'number' ? String(value) : value, name, problems);
    return { localName, ...implied(localName, problems), constraint, problems };
  }
  for (const key of entry.keys()) {
    if (!known.has(key))
      problems.push(`The entry ${name} of required_providers has an argument that Terraform does not know.`);
  }
  const constraint = entry.has('version') ? readConstraint(entry.get('version'), name, problems) : null;
  if (!entry.has('source')) return { localName, ...implied(localName, problems), constraint, problems };
  return { localName, ...readSource(entry.get('source'), name, problems), constraint, problems };
}

const known = new Set(['source', 'version', 'configuration_aliases']);

type Source = Pick<Declaration, 'address' | 'hostImplied'>;

function implied(localName: string, problems: string[]): Source {
  const address = impliedAddress(localName);
  if (address === null) problems.push(`${quoted(localName)} cannot be the name of a provider.`);
  return { address, hostImplied: true };
}

/** The provider that a local name means if required_providers does not list it; `null` if it cannot be a provider's name. */
export function impliedAddress(localName: string): ProviderAddress | null {
  try {
    return impliedProviderAddress(localName);
  } catch {
    return null;
  }
}

function readSource(value: unknown, name: string, problems: string[]): Source {
  const text = plainString(value);
  if (text === null) {
    problems.push(`The source of ${name} in required_providers is not a plain string.`);
    return { address: null, hostImplied: false };
  }
  try {
    // Terraform 1.16 and later accept underscores. This code does not know which version will run.
    const address = parseProviderAddress(text, { underscoreNamespace: true });
    return { address: withImpliedNamespace(address), hostImplied: text.split('/').length < 3 };
  } catch (error) {
    problems.push(
      `The source of ${name} in required_providers is not a provider source address: ${messageOf(error)}`,
    );
    return { address: null, hostImplied: false };
  }
}

/**
 * A constraint that Terraform accepts in configuration. Two parsers must agree there, and the older one refuses blank text, a trailing
 * comma and a trailing dot.
 */
export function readConstraint(value: unknown, name: string, problems: string[]): string | null {
  const text = plainString(value);
  if (text === null) {
    problems.push(`The version constraint of ${name} is not a plain string.`);
    return null;
  }
  try {
    const terms = parseVersionConstraints(text);
    if (terms.length > 0 && text.split(',').every((term) => /[0-9A-Za-z]\s*$/.test(term))) return text;
    problems.push(`The version constraint of ${name} is empty or ends too early.`);
  } catch (error) {
    problems.push(`The version constraint of ${name} cannot be read: ${messageOf(error)}`);
  }
  return null;
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

interface RequirementParts {
  readonly address: ProviderAddress;
  readonly hostImplied: boolean;
  readonly localName: string;
  readonly constraint: string | null;
  readonly place: Place;
}

/** The requirement of one entry or block. */
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

/** A module that is called ten times requires the same provider only once. */
function distinct<T extends Place | RequiredVersion>(items: readonly T[]): readonly T[] {
  return [...new Map(items.map((item) => [JSON.stringify(item), item])).values()];
}
