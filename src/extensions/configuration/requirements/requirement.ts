import {
  formatAddress,
  impliedProviderAddress,
  isBuiltIn,
  isLegacy,
  type ProviderAddress,
  parseProviderAddress,
  withImpliedNamespace,
} from '../../../address/address.ts';
import { distinct } from '../../../distinct.ts';
import { messageOf, orNull, quoted } from '../../../errors.ts';
import type { Place } from '../../../subject/subject.ts';
import { parseVersionConstraints } from '../../../version/constraints.ts';
import { bodyOf, isExpression, plainString } from './blocks.ts';
import type { Requirement } from './configuration.ts';

interface DeclaredSource {
  /** `null` if it cannot be read: then the provider with this local name is not known. */
  readonly address: ProviderAddress | null;
  readonly hostImplied: boolean;
}

export interface Declaration extends DeclaredSource {
  readonly localName: string;
  readonly constraints: readonly string[];
  /** It may mean a provider that is not in `address`. */
  readonly isUnclear: boolean;
  /** Only an evaluation can tell. */
  readonly isOpen: boolean;
  readonly problems: readonly string[];
}

/** Reads an object or a mere version constraint, as Terraform's `decodeRequiredProvidersBlock` does. */
export function readDeclaration(localName: string, value: unknown): Declaration {
  const problems: string[] = [];
  const entry = bodyOf(value);
  const name = quoted(localName);
  if (entry === null) {
    const text = typeof value === 'number' ? String(value) : plainString(value);
    const constraints = readConstraint(text, name, problems);
    const open = { isUnclear: text === null, isOpen: text === null && typeof value === 'string' };
    return { localName, ...implied(localName, problems), constraints, ...open, problems };
  }
  const isOpen = [...entry.keys(), entry.get('source')].some(isExpression);
  for (const key of entry.keys()) {
    if (isExpression(key))
      problems.push(`The entry ${name} of required_providers has an argument whose name is an expression.`);
    else if (!known.has(key))
      problems.push(`The entry ${name} of required_providers has an argument that Terraform does not know.`);
  }
  const constraints = entry.has('version') ? readConstraint(entry.get('version'), name, problems) : [];
  const source = entry.has('source')
    ? readSource(entry.get('source'), name, problems)
    : isOpen
      ? unknownSource
      : implied(localName, problems);
  const isUnclear = isOpen || source.address === null;
  return { localName, ...source, constraints, isUnclear, isOpen, problems };
}

const known = new Set(['source', 'version', 'configuration_aliases']);

const unknownSource: DeclaredSource = { address: null, hostImplied: false };

function implied(localName: string, problems: string[]): DeclaredSource {
  const address = impliedAddress(localName);
  if (address === null) problems.push(`${quoted(localName)} cannot be the name of a provider.`);
  return { address, hostImplied: true };
}

/** The provider of a local name that required_providers does not list; `null` if none can have it. */
export function impliedAddress(localName: string): ProviderAddress | null {
  return orNull(() => impliedProviderAddress(localName));
}

function readSource(value: unknown, name: string, problems: string[]): DeclaredSource {
  const text = plainString(value);
  if (text === null) {
    problems.push(`The source of ${name} in required_providers is not a plain string.`);
    return unknownSource;
  }
  try {
    // Terraform 1.16 and later accept underscores. This code does not know which version will run.
    const address = parseProviderAddress(text, { underscoreNamespace: true });
    return { address: withImpliedNamespace(address), hostImplied: text.split('/').length < 3 };
  } catch (error) {
    problems.push(
      `The source of ${name} in required_providers is not a provider source address: ${messageOf(error)}`,
    );
    return unknownSource;
  }
}

/** A constraint that both parsers accept: the older one refuses blank text, a trailing comma or dot. */
export function readConstraint(value: unknown, name: string, problems: string[]): readonly string[] {
  const text = plainString(value);
  if (text === null) {
    problems.push(`The version constraint of ${name} is not a plain string.`);
    return [];
  }
  try {
    const terms = parseVersionConstraints(text);
    if (terms.length > 0 && text.split(',').every((term) => /[0-9A-Za-z]\s*$/.test(term))) return [text];
    problems.push(`The version constraint of ${name} is empty or ends too early.`);
  } catch (error) {
    problems.push(`The version constraint of ${name} cannot be read: ${messageOf(error)}`);
  }
  return [];
}

/** The requirement of an entry or a block; none if its provider is not known or never installed. */
export function requirementOf(
  { address, hostImplied }: DeclaredSource,
  localName: string,
  constraints: readonly string[],
  { path, line }: Place,
  versionLine = line,
): readonly Requirement[] {
  // Built-in providers are part of Terraform; legacy addresses of Terraform 0.12 cannot be installed.
  if (address === null || isBuiltIn(address) || isLegacy(address)) return [];
  return [
    {
      address: formatAddress(address),
      hostImplied,
      localNames: [localName],
      constraints: constraints.map((text) => ({ text, path, line: versionLine })),
      places: [{ path, line }],
    },
  ];
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
      // A module that is called ten times requires the same provider only once.
      constraints: distinct(group.flatMap(({ constraints }) => constraints)),
      places: distinct(group.flatMap(({ places }) => places)),
      ...(group.every(({ isImplied }) => isImplied) ? { isImplied: true as const } : {}),
    }));
}

/** ` (envs/prod/main.tf:4)`, or nothing where no place is known. */
export function placeOf(places: readonly Place[]): string {
  const [place] = places;
  return place === undefined ? '' : ` (${place.line === null ? place.path : `${place.path}:${place.line}`})`;
}
