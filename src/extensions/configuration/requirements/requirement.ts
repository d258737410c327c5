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
import { shortText } from '../../../finding/sentence.ts';
import type { Place } from '../../../subject/subject.ts';
import { parseVersionConstraints } from '../../../version/constraints.ts';
import { bodyOf, isExpression, plainString } from './blocks.ts';
import type { Requirement } from './configuration.ts';

export interface Declaration {
  readonly localName: string;
  readonly name: string;
  /** `null` if it cannot be read: then the provider with this local name is not known. */
  readonly address: ProviderAddress | null;
  readonly hostImplied: boolean;
  readonly constraints: readonly string[];
  /** It may mean a provider that is not in `address`. */
  readonly isUnclear: boolean;
  /** Only an evaluation can tell. */
  readonly isOpen: boolean;
  readonly problems: readonly string[];
}

/** Reads an object or a mere version constraint, as Terraform's `decodeRequiredProvidersBlock` does. */
export function readDeclaration(localName: string, value: unknown): Declaration {
  const entry = bodyOf(value);
  const name = `the entry "${shortText(localName)}" of required_providers`;
  const names = [...(entry?.keys() ?? [])];
  if ([...names, entry === null ? value : entry.get('source')].some(isExpression))
    return { localName, name, ...unknownSource, constraints: [], isUnclear: true, isOpen: true };
  const odd = names.some((each) => !known.has(each))
    ? [`There is an argument that Terraform does not know in ${name}.`]
    : [];
  const text = typeof value === 'number' ? String(value) : value;
  const version =
    entry?.has('version') === false ? nothing : readConstraint(entry?.get('version') ?? text, name);
  const source = entry?.has('source') ? readSource(entry.get('source'), name) : implied(localName);
  const isOpen = isExpression(entry?.get('version'));
  return {
    localName,
    name,
    ...source,
    constraints: version.constraints,
    isUnclear: source.address === null || isOpen || (entry === null && plainString(text) === null),
    isOpen,
    problems: [...odd, ...version.problems, ...source.problems],
  };
}

const known = new Set(['source', 'version', 'configuration_aliases']);

const unknownSource = { address: null, hostImplied: false, problems: [] } as const;

function implied(localName: string) {
  const address = impliedAddress(localName);
  const problems = address === null ? [`${quoted(localName)} cannot be the name of a provider.`] : [];
  return { address, hostImplied: true, problems };
}

/** The provider of a local name that required_providers does not list; `null` if none can have it. */
export function impliedAddress(localName: string): ProviderAddress | null {
  return orNull(() => impliedProviderAddress(localName));
}

function readSource(value: unknown, name: string) {
  const what = `The source in ${name} is not`;
  const text = plainString(value);
  if (text === null) return { ...unknownSource, problems: [`${what} a plain string.`] };
  try {
    // Terraform 1.16 and later accept underscores. This code does not know which version will run.
    const address = withImpliedNamespace(parseProviderAddress(text, { underscoreNamespace: true }));
    return { address, hostImplied: text.split('/').length < 3, problems: [] };
  } catch (error) {
    return { ...unknownSource, problems: [`${what} a provider source address: ${messageOf(error)}`] };
  }
}

export const nothing: Pick<Declaration, 'constraints' | 'problems'> = { constraints: [], problems: [] };

/** A constraint that both parsers accept: the older one refuses blank text, a trailing comma or dot. */
export function readConstraint(value: unknown, name: string): typeof nothing {
  const refused = (why: string) => {
    return { constraints: [], problems: [`The version constraint of ${name} ${why}`] };
  };
  const text = plainString(value);
  if (text === null) return refused('is not a plain string.');
  try {
    const terms = parseVersionConstraints(text);
    if (terms.length > 0 && text.split(',').every((term) => /[0-9A-Za-z]\s*$/.test(term)))
      return { constraints: [text], problems: [] };
    return refused('is empty or ends too early.');
  } catch (error) {
    return refused(`cannot be read: ${messageOf(error)}`);
  }
}

/** The requirement of an entry or a block; none if its provider is not known or never installed. */
export function requirementOf(
  { address, hostImplied }: Pick<Declaration, 'address' | 'hostImplied'>,
  { localName, constraints, path, line }: Pick<Declaration, 'localName' | 'constraints'> & Place,
): readonly Requirement[] {
  // Built-in providers are part of Terraform; legacy addresses of Terraform 0.12 cannot be installed.
  if (address === null || isBuiltIn(address) || isLegacy(address)) return [];
  return [
    {
      address: formatAddress(address),
      hostImplied,
      localNames: [localName],
      constraints: constraints.map((text) => ({ text, path, line })),
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
