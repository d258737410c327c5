import { publicRegistries } from '../address/address.ts';
import type { Severity } from '../finding/finding.ts';
import type { ProviderLock } from '../lockfile/lock-file.ts';
import { ageWords, listed, type Origin, originsOf, type SettingOrigin } from './account.ts';
import { objectionTo, pathPolicyFor } from './policy.ts';
import type { PathPolicy, PolicySeverity, Settings } from './settings.ts';
import { flawIn, isAbout, type Waiver } from './waiver.ts';

/** What is in force for one lock file, or for every lock file that `paths` does not mention. */
export interface InForce {
  /** `null`: every lock file without an entry in `paths`. */
  readonly path: string | null;
  readonly settings: readonly SettingOrigin[];
  /** Hosts that may be asked, the two public registries among them. */
  readonly registries: readonly string[];
  readonly rules: readonly RuleInForce[];
  /** Those that name an entry of the lock file; where there is no lock file to read, all of them. */
  readonly waivers: readonly WaiverInForce[];
  /** Providers of the lock file that the policy refuses. */
  readonly refused: readonly RefusedProvider[];
}

export interface RuleInForce {
  readonly slug: string;
  readonly severity: PolicySeverity;
  /** The severity without a policy. */
  readonly standard: Severity;
  readonly from: Origin;
}

export interface WaiverInForce {
  readonly line: number;
  readonly rule: string;
  readonly provider: string;
  readonly version: string | null;
  readonly hash: string | null;
  readonly reason: string | null;
  readonly expires: string | null;
  /** Why it does not count, as the end of a sentence; `null` where it counts. */
  readonly flaw: string | null;
}

export interface RefusedProvider {
  readonly provider: string;
  /** The end of a sentence about the provider. */
  readonly why: string;
}

/** What is needed to know of a rule. */
export interface StandardRule {
  readonly slug: string;
  readonly severity: Severity;
}

/** A lock file that is asked about. */
export interface PlaceInForce {
  /** As the globs of the policy see it. */
  readonly path: string;
  /** Its entries; `null` where there is no lock file, or none that can be read. */
  readonly entries: readonly ProviderLock[] | null;
}

/**
 * What the settings and the policy decide for a lock file.
 *
 * @param place `null`: for every lock file that `paths` does not mention
 */
export function inForce(
  settings: Settings,
  rules: readonly StandardRule[],
  now: Date,
  place: PlaceInForce | null,
): InForce {
  const { waivers } = settings.policy;
  const entries = place?.entries ?? null;
  return {
    path: place?.path ?? null,
    settings: settingsAt(settings, place?.path ?? null),
    registries: [...publicRegistries, ...settings.registries.map(shownRegistry)],
    rules: rules.map((rule) => ruleAt(settings, rule, place?.path ?? null)),
    waivers: waivers
      .filter((waiver) => entries === null || entries.some((entry) => namesEntry(waiver, entry)))
      .map((waiver) => ({ ...waiver, provider: waiver.provider.text, flaw: flawIn(waiver, now) })),
    refused: (entries ?? []).flatMap(({ address }) => {
      const why = objectionTo(settings, address);
      return why === null ? [] : [{ provider: address, why }];
    }),
  };
}

/** What a path says about a setting, as {@link originsOf} shows values. */
const saidAtPath: Readonly<Record<string, (entry: PathPolicy) => string | null>> = {
  platforms: ({ platforms }) => (platforms === null ? null : listed(platforms)),
  'announced-h1': ({ announcedH1 }) => announcedH1,
  'minimum-release-age': ({ minimumReleaseAge: age }) => (age === null ? null : ageWords(age)),
};

/** The settings, without what is told apart from them: rules, waivers and, for one lock file, the list of paths. */
function settingsAt(settings: Settings, path: string | null): readonly SettingOrigin[] {
  const general = originsOf(settings).filter(({ name }) => name !== 'rules' && name !== 'waivers');
  if (path === null) return general;
  const near = Object.entries(saidAtPath).flatMap(([name, said]): readonly SettingOrigin[] => {
    const entry = pathPolicyFor(settings.policy, path, (each) => said(each) !== null);
    return entry === undefined || settings.given.has(name)
      ? []
      : [{ name, value: said(entry) ?? '', from: fromPaths(settings, entry) }];
  });
  const nearOf = ({ name }: SettingOrigin) => near.find((each) => each.name === name);
  return [
    ...general.filter(({ name }) => name !== 'paths').map((setting) => nearOf(setting) ?? setting),
    ...near.filter(({ name }) => !general.some((setting) => setting.name === name)),
  ];
}

function ruleAt(
  settings: Settings,
  { slug, severity: standard }: StandardRule,
  path: string | null,
): RuleInForce {
  const { policy } = settings;
  const near = path === null ? undefined : pathPolicyFor(policy, path, ({ rules }) => rules.has(slug));
  const said = near?.rules.get(slug) ?? policy.rules.get(slug);
  if (said === undefined || policy.path === null)
    return { slug, severity: standard, standard, from: { kind: 'default' } };
  const from: Origin = near === undefined ? { kind: 'file', path: policy.path } : fromPaths(settings, near);
  return { slug, severity: said, standard, from };
}

function fromPaths({ policy }: Settings, { globs }: PathPolicy): Origin {
  return { kind: 'file', path: policy.path ?? '', globs };
}

function namesEntry(waiver: Waiver, { address, version, hashes }: ProviderLock): boolean {
  const finding = { rule: waiver.rule, provider: address, version };
  return [null, ...hashes].some((hash) => isAbout(waiver, { ...finding, hash }));
}

function shownRegistry({ host, serviceUrl }: Settings['registries'][number]): string {
  return serviceUrl === null ? host : `${host}=${serviceUrl}`;
}
