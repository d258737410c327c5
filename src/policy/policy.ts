import type { AnnouncedH1 } from '../evidence/plan.ts';
import type { PathPolicy, Policy, PolicySeverity, Settings } from './settings.ts';

/** The settings of a run: what the workflow sets, else what the policy sets, else the default. */
export function settingsUnder(policy: Policy, settings: Settings): Settings {
  const { given } = settings;
  const unless = <T>(name: string, own: T, said: T | null): T => (given.has(name) ? own : (said ?? own));
  return {
    ...settings,
    failOn: unless('fail-on', settings.failOn, policy.failOn),
    platforms: unless('platforms', settings.platforms, policy.platforms),
    registries: unless('registries', settings.registries, policy.registries),
    acceptAsserted: unless('accept-asserted', settings.acceptAsserted, policy.acceptAsserted === true),
    announcedH1: unless('announced-h1', settings.announcedH1, policy.announcedH1),
    advisories: unless('advisories', settings.advisories, policy.advisories),
    policy,
  };
}

/** The entry of `paths` that decides about a lock file: the last one that matches it and says anything of this kind. */
export function pathPolicyFor(
  { paths }: Policy,
  path: string,
  says: (entry: PathPolicy) => boolean,
): PathPolicy | undefined {
  return paths.findLast((each) => says(each) && each.matches(path));
}

/** The severity that the policy gives to a rule for a lock file; `null` where it gives none. */
export function severityFor({ policy }: Settings, rule: string, path: string): PolicySeverity | null {
  const near = pathPolicyFor(policy, path, ({ rules }) => rules.has(rule));
  return near?.rules.get(rule) ?? policy.rules.get(rule) ?? null;
}

/** The platforms that each entry of a lock file must cover. */
export function platformsFor({ policy, platforms, given }: Settings, path: string): readonly string[] {
  if (given.has('platforms')) return platforms;
  return pathPolicyFor(policy, path, (each) => each.platforms !== null)?.platforms ?? platforms;
}

/**
 * How far an h1 that the registry announces is checked for a lock file. Where the policy pins keys for the provider, only what a signature
 * covers counts, so all are computed.
 */
export function announcedH1For(settings: Settings, address: string, path: string): AnnouncedH1 {
  const { policy, announcedH1, given } = settings;
  if (pinnedKeysFor(settings, address) !== null) return 'compute';
  if (given.has('announced-h1')) return announcedH1;
  return pathPolicyFor(policy, path, (each) => each.announcedH1 !== null)?.announcedH1 ?? announcedH1;
}

/** The minimum age in hours of a release in a lock file; `null`: any age. */
export function minimumReleaseAgeFor({ policy }: Settings, path: string): number | null {
  const near = pathPolicyFor(policy, path, (each) => each.minimumReleaseAge !== null);
  return near?.minimumReleaseAge ?? policy.minimumReleaseAge;
}

/** Whether an unsigned statement is accepted (T16). @param by the host of a registry or mirror, or the folder of a mirror */
export function acceptsWordOf({ policy, acceptAsserted }: Settings, by: string): boolean {
  const hosts = policy.acceptAsserted;
  return acceptAsserted || (hosts !== null && hosts !== true && hosts.includes(by));
}

/** The pattern by which the policy requires provenance of a provider; `null` where it does not. */
export function provenanceRequiredFor({ policy }: Settings, address: string): string | null {
  return policy.requireProvenance.find((pattern) => pattern.matches(address))?.text ?? null;
}

/** Why the policy refuses a provider, as the end of a sentence; `null` where it does not. */
export function objectionTo({ policy }: Settings, address: string): string | null {
  const { allow, deny } = policy.providers;
  const denied = deny.find((pattern) => pattern.matches(address));
  if (denied !== undefined) return `is denied by "${denied.text}"`;
  return allow === null || allow.some((pattern) => pattern.matches(address))
    ? null
    : 'is not among the allowed providers';
}

/** The fingerprints of the keys that may sign a provider's releases; `null` where the policy pins none. */
export function pinnedKeysFor({ policy }: Settings, address: string): readonly string[] | null {
  const pins = policy.signingKeys.filter(({ providers }) => providers.some((each) => each.matches(address)));
  return pins.length === 0 ? null : pins.flatMap(({ fingerprints }) => fingerprints);
}
