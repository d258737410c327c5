import { byteSize } from '../finding/byte-size.ts';
import type { Settings } from './settings.ts';

/** Where each setting comes from, for the reader of a report. */
export interface PolicyAccount {
  readonly origins: readonly SettingOrigin[];
  /** What a reader should know about the policy, one sentence each. */
  readonly notices: readonly string[];
}

export interface SettingOrigin {
  readonly name: string;
  readonly value: string;
  readonly from: Origin;
}

/** An input or flag, the policy file, or the default. */
export type Origin =
  | { readonly kind: 'input' }
  /** `globs`: an entry of `paths` in the file says it, for the lock files that these match. */
  | { readonly kind: 'file'; readonly path: string; readonly globs?: readonly string[] }
  | { readonly kind: 'default' };

/** The origin of each setting that affects the verdict, and what the policy file adds to them. */
export function originsOf(settings: Settings): readonly SettingOrigin[] {
  const { given, policy } = settings;
  const decided: readonly (readonly [name: string, value: string, said: unknown])[] = [
    ['fail-on', settings.failOn, policy.failOn],
    ['on-unavailable', settings.onUnavailable, null],
    ['accept-asserted', acceptedWords(settings), policy.acceptAsserted],
    ['announced-h1', settings.announcedH1, policy.announcedH1],
    ['platforms', listed(settings.platforms), policy.platforms],
    ['registries', listed(settings.registries.map(({ host }) => host)), policy.registries],
    ['max-download', byteSize(settings.maxDownload), null],
    // It decides nothing unless somebody set it, so the default needs no row.
    ...(given.has('advisories') || policy.advisories !== null
      ? [['advisories', String(settings.advisories), policy.advisories] as const]
      : []),
  ];
  return [
    ...decided.map(([name, value, said]): SettingOrigin => {
      if (given.has(name)) return { name, value, from: { kind: 'input' } };
      const { path } = policy;
      return {
        name,
        value,
        from: said === null || path === null ? { kind: 'default' } : { kind: 'file', path },
      };
    }),
    ...saidOnlyIn(settings),
  ];
}

function saidOnlyIn({ policy }: Settings): readonly SettingOrigin[] {
  const {
    path,
    minimumReleaseAge: age,
    rules,
    providers,
    signingKeys,
    requireProvenance,
    waivers,
    paths,
  } = policy;
  if (path === null) return [];
  const parts: readonly (readonly [name: string, value: string])[] = [
    ['minimum-release-age', age === null ? '' : ageWords(age)],
    [
      'rules',
      listed(
        [...rules].map(([slug, severity]) => `${slug} ${severity}`),
        '',
      ),
    ],
    ['providers.allow', providers.allow === null ? '' : listed(providers.allow.map(({ text }) => text))],
    [
      'providers.deny',
      listed(
        providers.deny.map(({ text }) => text),
        '',
      ),
    ],
    [
      'signing-keys',
      listed(
        signingKeys.flatMap((pin) => pin.providers.map(({ text }) => text)),
        '',
      ),
    ],
    [
      'require-provenance',
      listed(
        requireProvenance.map(({ text }) => text),
        '',
      ),
    ],
    ['waivers', waivers.length === 0 ? '' : String(waivers.length)],
    [
      'paths',
      listed(
        paths.flatMap(({ globs }) => globs),
        '',
      ),
    ],
  ];
  return parts
    .filter(([, value]) => value !== '')
    .map(([name, value]) => ({ name, value, from: { kind: 'file', path } }));
}

function acceptedWords({ acceptAsserted, policy, given }: Settings): string {
  const hosts = policy.acceptAsserted;
  if (acceptAsserted || given.has('accept-asserted') || hosts === null || hosts === true)
    return String(acceptAsserted);
  return hosts.length === 0 ? 'false' : listed(hosts);
}

/** The minimum age of a release, as settings show it. */
export function ageWords(hours: number): string {
  return `${hours} hours`;
}

export function listed(items: readonly string[], none = 'none'): string {
  return items.length === 0 ? none : items.join(', ');
}
