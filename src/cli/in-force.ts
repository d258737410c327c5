import { publicRegistries } from '../address/address.ts';
import type { Severity } from '../finding/finding.ts';
import type { ProviderLock } from '../lockfile/lock-file.ts';
import { wordsOf } from '../policy/kind.ts';
import { decidedFor, objectionTo, originsOf, type SettingOrigin } from '../policy/policy.ts';
import type { PolicySeverity } from '../policy/policy-kinds.ts';
import { core, type Origin, type Settings } from '../policy/settings.ts';
import { flawIn, isAbout, type Waiver } from '../policy/waiver.ts';
import type { Rule } from '../rules/rule.ts';

export interface InForce {
  /** `null`: every lock file without an entry in `paths`. */
  readonly path: string | null;
  readonly settings: readonly SettingOrigin[];
  /** Hosts that Lockproof may contact, including the two public registries. */
  readonly registries: readonly string[];
  readonly rules: readonly RuleInForce[];
  /** Those that name an entry of the lock file; all of them if there is no lock file to read. */
  readonly waivers: readonly WaiverInForce[];
  readonly keys: readonly KeyInForce[];
  /** Providers of the lock file that the policy refuses; `why` is the end of a sentence. */
  readonly refused: readonly { readonly provider: string; readonly why: string }[];
}

export interface RuleInForce {
  readonly slug: string;
  readonly severity: PolicySeverity;
  readonly standard: Severity;
  readonly from: Origin;
}

export interface KeyInForce {
  /** Patterns of the providers whose releases it may sign. */
  readonly providers: readonly string[];
  readonly fingerprint: string;
  readonly userId: string;
  readonly expires: string | null;
  readonly revoked: boolean;
}

export interface WaiverInForce extends Omit<Waiver, 'provider'> {
  readonly provider: string;
  /** Why it does not count, as the end of a sentence; `null` if it counts. */
  readonly flaw: string | null;
}

export interface PlaceInForce {
  /** As the globs of the policy see it. */
  readonly path: string;
  /** `null` if there is no lock file, or none that can be read. */
  readonly entries: readonly ProviderLock[] | null;
}

export function inForce(
  settings: Settings,
  rules: readonly Pick<Rule, 'slug' | 'severity'>[],
  now: Date,
  place: PlaceInForce | null,
): InForce {
  const { path, entries } = place ?? { path: null, entries: null };
  // These have parts of their own below, and the list of paths says nothing about one lock file.
  const apart = ['rules', 'waivers', ...(path === null ? [] : ['paths'])];
  return {
    path,
    settings: originsOf(settings, path).filter(({ name }) => !apart.includes(name)),
    registries: [...publicRegistries, ...wordsOf(core.registries.kind, settings.registries)],
    rules: rules.map((rule): RuleInForce => {
      const { slug, severity: standard } = rule;
      const { value, from } = decidedFor(settings, core.rules, path, (said) => said.has(slug), [rule]);
      const severity = value.get(slug);
      return severity === undefined
        ? { slug, severity: standard, standard, from: { kind: 'default' } }
        : { slug, severity, standard, from };
    }),
    waivers: settings.waivers
      .filter((waiver) => {
        const names = ({ address: provider, version, hashes }: ProviderLock) =>
          [null, ...hashes].some((hash) => isAbout(waiver, { rule: waiver.rule, provider, version, hash }));
        return entries === null || entries.some(names);
      })
      .map((waiver) => ({ ...waiver, provider: waiver.provider.text, flaw: flawIn(waiver, now) })),
    keys: settings.signingKeys.flatMap(({ providers, keys }) =>
      keys.flatMap(({ read }) =>
        read.map(({ fingerprint, userId, expires, revoked }) => ({
          ...{ providers: providers.map(({ text }) => text), fingerprint, userId, revoked },
          expires: expires?.toISOString().slice(0, 10) ?? null,
        })),
      ),
    ),
    refused: (entries ?? []).flatMap(({ address }) => {
      const why = objectionTo(settings, address);
      return why === null ? [] : [{ provider: address, why }];
    }),
  };
}
