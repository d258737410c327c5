import type { AnnouncedH1 } from '../evidence/plan.ts';
import type { PathPolicy, PolicySeverity } from './policy-kinds.ts';
import { propertyOf, type Setting } from './setting.ts';
import { core, type Origin, type Policy, type Settings, valueIn } from './settings.ts';

/** The settings of a run: what the workflow sets, else what the policy file says, else the default. */
export function settingsUnder(policy: Policy, settings: Settings): Settings {
  const said = [...policy.said].filter(([name]) => !settings.given.has(name));
  const values = Object.fromEntries(said.map(([name, value]) => [propertyOf(name), value]));
  return { ...settings, ...values, policy };
}

interface Decided<T> {
  readonly value: T;
  readonly from: Origin;
}

/**
 * What is decided about a setting for a lock file: by an input, else by the last entry of `paths` that matches the file and
 * says anything of this kind, else as for every lock file.
 *
 * @param path `null`: for every lock file that `paths` does not mention
 * @param counts whether such an entry says anything of this kind
 */
export function decidedFor<T>(
  settings: Settings,
  row: Setting<T>,
  path: string | null,
  counts: (value: T) => boolean = () => true,
): Decided<T> {
  const { given, policy, paths } = settings;
  const value = valueIn(settings, row);
  if (given.has(row.name)) return { value, from: { kind: 'input' } };
  const says = ({ said }: PathPolicy) => said.has(row.name) && counts(said.get(row.name) as T);
  const near = paths.findLast((each) => path !== null && says(each) && each.matches(path));
  const from = { kind: 'file', path: policy.path ?? '' } as const;
  if (near !== undefined)
    return { value: near.said.get(row.name) as T, from: { ...from, globs: near.globs } };
  return { value, from: policy.said.has(row.name) ? from : { kind: 'default' } };
}

/** The severity that the policy gives to a rule for a lock file; `null` where it gives none. */
export function severityFor(settings: Settings, rule: string, path: string): PolicySeverity | null {
  return decidedFor(settings, core.rules, path, (said) => said.has(rule)).value.get(rule) ?? null;
}

/** The platforms that each entry of a lock file must cover. */
export function platformsFor(settings: Settings, path: string): readonly string[] {
  return decidedFor(settings, core.platforms, path).value;
}

/**
 * How far an h1 that the registry announces is checked for a lock file. Where the policy pins keys for the provider, only what a signature
 * covers counts, so all are computed.
 */
export function announcedH1For(settings: Settings, address: string, path: string): AnnouncedH1 {
  return pinnedKeysFor(settings, address) === null
    ? decidedFor(settings, core.announcedH1, path).value
    : 'compute';
}

/** Whether an unsigned statement is accepted (T16). @param by the host of a registry or mirror, or the folder of a mirror */
export function acceptsWordOf({ acceptAsserted }: Settings, by: string): boolean {
  return typeof acceptAsserted === 'boolean' ? acceptAsserted : acceptAsserted.includes(by);
}

/** Why the policy refuses a provider, as the end of a sentence; `null` where it does not. */
export function objectionTo({ providers: { allow, deny } }: Settings, address: string): string | null {
  const denied = deny?.find((pattern) => pattern.matches(address));
  if (denied !== undefined) return `is denied by "${denied.text}"`;
  return allow === undefined || allow.some((pattern) => pattern.matches(address))
    ? null
    : 'is not among the allowed providers';
}

/** The fingerprints of the keys that may sign a provider's releases; `null` where the policy pins none. */
export function pinnedKeysFor({ signingKeys }: Settings, address: string): readonly string[] | null {
  const pins = signingKeys.filter(({ providers }) => providers.some((each) => each.matches(address)));
  return pins.length === 0 ? null : pins.flatMap(({ fingerprints }) => fingerprints);
}
