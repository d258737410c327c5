import { publicRegistries } from '../address/address.ts';
import type { ProviderLock } from '../lockfile/lock-file.ts';
import { wordsOf } from '../policy/kind.ts';
import { decidedFor, objectionTo, originsOf } from '../policy/policy.ts';
import { core, type Settings } from '../policy/settings.ts';
import { flawIn, isOfEntry } from '../policy/waiver.ts';
import type { Rule } from '../rules/rule.ts';

export interface PlaceInForce {
  /** As the globs of the policy see it. */
  readonly path: string;
  /** `null` if there is no lock file, or none that can be read. */
  readonly entries: readonly ProviderLock[] | null;
}

export type InForce = ReturnType<typeof inForce>;

/** What is in force for a lock file. @param place `null`: every lock file without an entry in `paths` */
export function inForce(
  settings: Settings,
  rules: readonly Pick<Rule, 'slug' | 'severity'>[],
  now: Date,
  place: PlaceInForce | null,
) {
  const { path, entries } = place ?? { path: null, entries: null };
  // These have parts of their own below, and the list of paths says nothing about one lock file.
  const apart = ['rules', 'waivers', ...(path === null ? [] : ['paths'])];
  return {
    path,
    settings: originsOf(settings, path).filter(({ name }) => !apart.includes(name)),
    /** Hosts that Lockproof may contact, including the two public registries. */
    registries: [...publicRegistries, ...wordsOf(core.registries.kind, settings.registries)],
    rules: rules.map((rule) => {
      const { slug, severity: standard } = rule;
      const { value, from } = decidedFor(settings, core.rules, path, (said) => said.has(slug), [rule]);
      const origin = value.has(slug) ? from : ({ kind: 'default' } as const);
      return { slug, severity: value.get(slug) ?? standard, standard, from: origin };
    }),
    /** Those that name an entry of the lock file; all of them if there is no lock file to read. `flaw`: why one does not count, as the end of a sentence. */
    waivers: settings.waivers
      .filter((waiver) => entries === null || entries.some((entry) => isOfEntry(waiver, entry)))
      .flatMap((waiver) => {
        const { hashes, ...about } = { ...waiver, provider: waiver.provider.text, flaw: flawIn(waiver, now) };
        return (hashes ?? [null]).map((hash) => ({ ...about, hash }));
      }),
    /** With the patterns of the providers whose releases each may sign. */
    keys: settings.signingKeys.flatMap(({ providers, keys }) =>
      keys.flatMap(({ read }) =>
        read.map(({ fingerprint, userId, expires, revoked }) => ({
          ...{ providers: providers.map(({ text }) => text), fingerprint, userId, revoked },
          expires: expires?.toISOString().slice(0, 10) ?? null,
        })),
      ),
    ),
    /** Providers of the lock file that the policy refuses; `why` is the end of a sentence. */
    refused: (entries ?? []).flatMap(({ address }) => {
      const why = objectionTo(settings, address);
      return why === null ? [] : [{ provider: address, why }];
    }),
  };
}
