import { publicRegistries } from '../address/address.ts';
import type { Severity } from '../finding/finding.ts';
import type { ProviderLock } from '../lockfile/lock-file.ts';
import { originsOf, type SettingOrigin } from '../policy/account.ts';
import { wordsOf } from '../policy/kind.ts';
import { decidedFor, objectionTo } from '../policy/policy.ts';
import type { PolicySeverity } from '../policy/policy-kinds.ts';
import { core, type Origin, type Settings } from '../policy/settings.ts';
import { flawIn, isAbout, type Waiver } from '../policy/waiver.ts';
import type { Rule } from '../rules/rule.ts';

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
  /** Providers of the lock file that the policy refuses; `why` is the end of a sentence. */
  readonly refused: readonly { readonly provider: string; readonly why: string }[];
}

export interface RuleInForce {
  readonly slug: string;
  readonly severity: PolicySeverity;
  /** The severity without a policy. */
  readonly standard: Severity;
  readonly from: Origin;
}

export interface WaiverInForce extends Omit<Waiver, 'provider'> {
  readonly provider: string;
  /** Why it does not count, as the end of a sentence; `null` where it counts. */
  readonly flaw: string | null;
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
  rules: readonly Pick<Rule, 'slug' | 'severity'>[],
  now: Date,
  place: PlaceInForce | null,
): InForce {
  const { path, entries } = place ?? { path: null, entries: null };
  // What is told apart from them, and for one lock file the list of paths, is left out.
  const apart = ['rules', 'waivers', ...(path === null ? [] : ['paths'])];
  return {
    path,
    settings: originsOf(settings, path).filter(({ name }) => !apart.includes(name)),
    registries: [...publicRegistries, ...wordsOf(core.registries.kind, settings.registries)],
    rules: rules.map(({ slug, severity: standard }): RuleInForce => {
      const { value, from } = decidedFor(settings, core.rules, path, (said) => said.has(slug));
      const severity = value.get(slug);
      return severity === undefined
        ? { slug, severity: standard, standard, from: { kind: 'default' } }
        : { slug, severity, standard, from };
    }),
    waivers: settings.waivers
      .filter((waiver) => entries === null || entries.some((entry) => namesEntry(waiver, entry)))
      .map((waiver) => ({ ...waiver, provider: waiver.provider.text, flaw: flawIn(waiver, now) })),
    refused: (entries ?? []).flatMap(({ address }) => {
      const why = objectionTo(settings, address);
      return why === null ? [] : [{ provider: address, why }];
    }),
  };
}

function namesEntry(waiver: Waiver, { address, version, hashes }: ProviderLock): boolean {
  const finding = { rule: waiver.rule, provider: address, version };
  return [null, ...hashes].some((hash) => isAbout(waiver, { ...finding, hash }));
}
