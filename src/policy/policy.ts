import type { AnnouncedH1 } from '../evidence/plan.ts';
import type { Severity } from '../finding/finding.ts';
import type { ListedKey } from '../openpgp/signature.ts';
import { type NamedRule, propertyOf, type Setting, strictnessBetween, wordsOf } from './kind.ts';
import type { KeyPin, PathPolicy } from './policy-kinds.ts';
import { core, type Origin, type Policy, type Settings, valueIn } from './settings.ts';

/** The settings of a run: what the workflow sets, else what the policy file says, else the default. */
export function settingsUnder(policy: Policy, settings: Settings): Settings {
  const said = [...policy.said].filter(([name]) => !settings.given.has(name));
  const values = Object.fromEntries(said.map(([name, value]) => [propertyOf(name), value]));
  return { ...settings, ...values, policy };
}

/** A setting for a lock file: an input, else the last entry of `paths` that matches and counts, or none. In the spelling of a file system that folds names (`isLike`) an entry only makes it stricter. @param rules those whose severity it decides */
export function decidedFor<T>(
  settings: Settings,
  row: Setting<T>,
  path: string | null,
  counts?: (value: T) => boolean,
  rules: readonly Omit<NamedRule, 'meaning'>[] = [],
): { readonly value: T; readonly from: Origin } {
  const { given, policy, paths } = settings;
  const value = valueIn(settings, row);
  if (given.has(row.name)) return { value, from: { kind: 'input' } };
  const says = ({ said }: PathPolicy) => said.has(row.name) && (counts?.(said.get(row.name) as T) ?? true);
  const ranked = (said?: unknown) => row.kind.strictness?.((said ?? value) as T, rules) ?? new Map();
  let near: PathPolicy | undefined;
  for (const each of path === null ? [] : paths.filter(says)) {
    const { less, more } = strictnessBetween(...[near, each].map((one) => ranked(one?.said.get(row.name))));
    const isStricter = less.length === 0 && more.length > 0;
    if (each.matches(path ?? '') || (isStricter && each.isLike(path ?? ''))) near = each;
  }
  if (near !== undefined) {
    const shared = (policy.shared?.said.get(core.paths.name) ?? []) as readonly PathPolicy[];
    const isShared = shared.some(({ said }) => said === near?.said);
    const file = { kind: 'file', path: (isShared ? policy.shared?.path : policy.path) ?? '' } as const;
    return { value: near.said.get(row.name) as T, from: { ...file, globs: near.globs } };
  }
  if (!policy.said.has(row.name)) return { value, from: { kind: 'default' } };
  return { value, from: { kind: 'file', path: fileThatSays(policy, row.name, counts) } };
}

function fileThatSays<T>(policy: Policy, name: string, counts?: (value: T) => boolean): string {
  const { path, shared, own = policy.said } = policy;
  const says = (said?: Policy['said']) => said?.has(name) && (counts?.(said.get(name) as T) ?? true);
  if (!says(own) && says(shared?.said)) return shared?.path ?? '';
  const value = own.get(name);
  const isBoth =
    counts === undefined && says(shared?.said) && joined(shared?.said.get(name), value) !== value;
  return isBoth ? `${shared?.path} + ${path}` : (path ?? '');
}

/** `never` changes only the exit code, not the verdict. */
export function failingSeverities({ failOn }: Pick<Settings, 'failOn'>): readonly Severity[] {
  return failOn === 'warning' ? ['error', 'warning'] : ['error'];
}

export function severityFor(settings: Settings, slug: string, path: string, standard?: Severity) {
  const rules = [{ slug, severity: standard ?? 'error' }];
  return decidedFor(settings, core.rules, path, (said) => said.has(slug), rules).value.get(slug) ?? null;
}

export function platformsFor(settings: Settings, path: string): readonly string[] {
  return decidedFor(settings, core.platforms, path).value;
}

/** How far announced h1 are checked. Under pinned keys only a signature counts, so all are computed. */
export function announcedH1For(settings: Settings, address: string, path: string): AnnouncedH1 {
  return pinnedKeysFor(settings, address) === null
    ? decidedFor(settings, core.announcedH1, path).value
    : 'compute';
}

/** Whether an unsigned statement is accepted (T16). @param by a host, or the folder of a mirror */
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
export function pinnedKeysFor(settings: Settings, address: string): readonly string[] | null {
  const pins = pinsFor(settings, address);
  return pins.length === 0 ? null : pins.flatMap(({ fingerprints }) => fingerprints);
}

export function policyKeysFor(settings: Settings, address: string): readonly ListedKey[] {
  return pinsFor(settings, address).flatMap(({ keys }) => keys.flatMap(({ listed }) => listed));
}

function pinsFor({ signingKeys }: Settings, address: string): readonly KeyPin[] {
  return signingKeys.filter(({ providers }) => providers.some((each) => each.matches(address)));
}

/** Lists are added, rules override one by one, and any other value replaces. */
export function joined(shared: unknown, own: unknown): unknown {
  if (Array.isArray(shared) && Array.isArray(own)) return [...shared, ...own];
  if (shared instanceof Map && own instanceof Map) return new Map([...shared, ...own]);
  if (!isPlain(shared) || !isPlain(own)) return own;
  const keys = Object.entries(own).map(([key, value]) => [key, joined(shared[key], value)]);
  return { ...shared, ...Object.fromEntries(keys) };
}

function isPlain(value: unknown): value is Readonly<Record<string, unknown>> {
  return Object.prototype.toString.call(value) === '[object Object]';
}

export interface PolicyAccount {
  readonly origins: readonly SettingOrigin[];
  readonly notices: readonly string[];
}

export interface SettingOrigin {
  readonly name: string;
  readonly value: string;
  readonly from: Origin;
}

/** The origin of each setting that affects the verdict; `path` `null`: for files outside of `paths`. */
export function originsOf(settings: Settings, path: string | null = null): readonly SettingOrigin[] {
  return settings.rows.flatMap((row) => {
    const { value, from } = decidedFor(settings, row, path);
    const isTold = row.listed === true || (row.places.includes('policy') && from.kind !== 'default');
    return isTold ? partsOf(row, value).map(([name, text]) => ({ name, value: text, from })) : [];
  });
}

/** The value in words, with its name; more than one for a key that has keys of its own. */
function partsOf(
  { name, kind }: Setting,
  value: unknown,
): readonly (readonly [name: string, text: string])[] {
  const patterns = kind.patterns?.(value);
  if (patterns !== undefined)
    return Object.entries(patterns).map(([key, all]) => [
      `${name}${key}`,
      all.map(({ text }) => text).join(', ') || 'none',
    ]);
  const text = kind.shown?.(value) ?? (wordsOf(kind, value).join(', ') || 'none');
  return text === '' ? [] : [[name, text]];
}
