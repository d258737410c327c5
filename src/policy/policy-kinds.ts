import { z } from 'zod';
import { distinct } from '../distinct.ts';
import type { PublicKey } from '../openpgp/public-keys.ts';
import type { ListedKey } from '../openpgp/signature.ts';
import { foldedTest, type PathTest, pathTest } from '../source/glob.ts';
import { type Kind, list, strictnessOf, truth } from './kind.ts';
import { mayOverlap, mostCompared, type ProviderPattern, parseProviderPattern } from './provider-pattern.ts';
import { registryHost } from './registry-value.ts';
import type { Waiver } from './waiver.ts';

/* Kinds of settings that the text of an input is too small for. */

export type PolicySeverity = 'error' | 'warning' | 'notice' | 'off';

/** Releases of these providers must be signed by one of these keys. */
export interface KeyPin {
  readonly providers: readonly ProviderPattern[];
  /** 40 upper-case hex digits each; with those of the keys. */
  readonly fingerprints: readonly string[];
  readonly keys: readonly PolicyKeys[];
}

/** Public keys that the policy has in its text, or in a file of the repository. */
export interface PolicyKeys {
  /** The armored text, or the path of a file with it. */
  readonly said: string;
  readonly line: number;
  /** Empty until they are read. */
  readonly listed: readonly ListedKey[];
  readonly read: readonly PublicKey[];
}

export interface PathPolicy {
  readonly globs: readonly string[];
  readonly matches: PathTest;
  readonly isLike: PathTest;
  readonly said: ReadonlyMap<string, unknown>;
}

/** A setting that no input has. */
export const inPolicy = { allowed: 'what docs/policy.md says' };

const pattern = z
  .string()
  .transform((text, context): ProviderPattern => {
    const read = parseProviderPattern(text);
    if (read === null)
      context.addIssue(
        'expected a provider address of three parts, such as registry.terraform.io/hashicorp/*',
      );
    return read ?? z.NEVER;
  })
  .describe('Provider address of three parts; * matches any characters within a part.');

const { argument: _, ...withoutArgument } = truth;

/** `true`: unsigned statements of every host; a list: those of these hosts alone. An input knows no list. */
export const trust: Kind<boolean | readonly string[]> = {
  ...withoutArgument,
  standard: false,
  schema: (known) =>
    z.union([z.boolean(), list(registryHost.schema(known))], {
      error: 'expected true, false, or a list of hosts such as registry.opentofu.org',
    }),
  shown: (said) => (typeof said === 'boolean' ? String(said) : said.join(', ') || 'false'),
  strictness: (said) => strictnessOf(typeof said === 'boolean' ? (said ? ['*'] : []) : said, -1),
};

const severity = z.enum(['error', 'warning', 'notice', 'off']);

const fromLaxest: readonly PolicySeverity[] = ['off', 'notice', 'warning', 'error'];

export const severities: Kind<ReadonlyMap<string, PolicySeverity>> = {
  ...inPolicy,
  standard: {},
  schema: ({ rules }) =>
    z
      .strictObject(
        Object.fromEntries(rules.map(({ slug, meaning }) => [slug, severity.describe(meaning).optional()])),
      )
      .transform((said) => new Map(Object.entries(said) as [string, PolicySeverity][])),
  // Findings with a standard of their own are a name of their own: the severity that the rule has anyway may raise or lower them.
  strictness(said, rules) {
    const rank = (slug: string, standard: PolicySeverity) => fromLaxest.indexOf(said.get(slug) ?? standard);
    const ranks = rules.flatMap(({ slug, severity, standards = [] }) => [
      [slug, rank(slug, severity)] as const,
      ...standards.map((each) => [`${slug} ${each}`, rank(slug, each)] as const),
    ]);
    return new Map(ranks);
  },
  shown: (said) => [...said].map(([slug, severity]) => `${slug} ${severity}`).join(', '),
};

export const patterns: Kind<readonly ProviderPattern[]> = {
  ...inPolicy,
  standard: [],
  schema: () => list(pattern),
  patterns: (value) => (value.length === 0 ? {} : { '': value }),
  strictness: (value) => strictnessOf(textsOf(value), 1),
};

function textsOf(all: readonly ProviderPattern[]): readonly string[] {
  return all.map(({ text }) => text);
}

export interface Restrictions {
  /** Left out: every provider that is not denied. */
  readonly allow?: readonly ProviderPattern[] | undefined;
  readonly deny?: readonly ProviderPattern[] | undefined;
}

export const restrictions: Kind<Restrictions> = {
  ...inPolicy,
  standard: {},
  schema: () => z.strictObject({ allow: list(pattern).optional(), deny: list(pattern).optional() }),
  patterns: ({ allow, deny }) => ({ ...(allow && { '.allow': allow }), ...(deny && { '.deny': deny }) }),
  strictness: ({ allow, deny = [] }) =>
    new Map([
      ...(allow === undefined ? [] : [['*', 1] as const, ...allow.map(({ text }) => [text, 0] as const)]),
      ...deny.map(({ text }) => [`deny ${text}`, 2] as const),
    ]),
};

const fingerprint = z
  .string()
  .transform((text) => text.replaceAll(/[ :]/g, '').toUpperCase())
  .pipe(z.string().regex(/^[0-9A-F]{40}$/, 'expected the 40 hex digits of an OpenPGP fingerprint'));

export const keyPins: Kind<readonly KeyPin[]> = {
  ...inPolicy,
  standard: [],
  schema: ({ lineOf }) =>
    list(
      z
        .strictObject({
          providers: list(pattern).min(1),
          fingerprints: list(fingerprint).min(1).optional().describe('Of keys that a registry lists.'),
          keys: list(z.string().max(400_000))
            .min(1)
            .optional()
            .describe('Armored public keys, or paths of files with them.'),
        })
        .refine(({ fingerprints, keys }) => fingerprints !== undefined || keys !== undefined, {
          error: 'expected "fingerprints" or "keys"',
        }),
    ).transform((pins) =>
      pins.map(
        ({ providers, fingerprints = [], keys = [] }, pin): KeyPin => ({
          ...{ providers, fingerprints },
          keys: keys.map((said, index) => ({
            ...{ said, listed: [], read: [] },
            line: lineOf(['signing-keys', pin, 'keys', index]),
          })),
        }),
      ),
    ),
  patterns: (pins) => (pins.length === 0 ? {} : { '': pins.flatMap(({ providers }) => providers) }),
  // The first key for a provider is a demand; each further one may sign as well. If one key has several pins, the strictest counts.
  strictness(pins) {
    const isLarge = pins.flatMap(({ providers }) => providers).length > mostCompared;
    const ranks = pins.flatMap(({ providers, fingerprints, keys }, at) => {
      const overlaps = (one: ProviderPattern) => providers.some((other) => mayOverlap(one, other));
      const around = pins.slice(0, at).filter((pin) => isLarge || pin.providers.some(overlaps));
      return distinct(fingerprints).map((fingerprint, index) => {
        const isOther = (each: string) => each !== fingerprint;
        const isFurther = index > 0 || around.some((pin) => pin.fingerprints.some(isOther));
        const demand = demandOf(
          keys.flatMap(({ read }) => read.filter((key) => key.fingerprint === fingerprint)),
        );
        return [`${textsOf(providers).join(' ')} ${fingerprint}`, isFurther ? demand - 3 : demand] as const;
      });
    });
    return new Map(ranks.toSorted(([, one], [, other]) => one - other));
  },
};

/** How much the pin of a key demands: with a copy of the policy's own no registry has to list the key, and the copy that expires last counts; a revoked one signs nothing. */
function demandOf(copies: readonly PublicKey[]): number {
  if (copies.length === 0) return 2;
  const ends = copies.map(({ expires }) => expires?.getTime() ?? Infinity);
  return copies.some(({ revoked }) => revoked) ? 3 : 2 - Math.min(1, Math.max(...ends) / latest);
}

/** Dates after it, in milliseconds since 1970, count as none: the year 2286. */
const latest = 1e13;

const text = z.string().max(500);

const day = z
  .string()
  .refine((said) => z.iso.date().safeParse(said).success, 'expected a day such as 2026-12-31')
  .describe('Expiry date: the waiver counts until the end of this day in UTC, such as 2026-12-31.');

export const waivers: Kind<readonly Waiver[]> = {
  ...inPolicy,
  standard: [],
  schema: ({ rules, lineOf }) =>
    list(
      z
        .strictObject({
          rule: z.enum(rules.map(({ slug }) => slug)).describe('The rule whose finding is accepted.'),
          provider: pattern,
          version: text.optional().describe('The version that it counts for.'),
          hash: z
            .union([text, list(text).min(1)], { error: 'expected a hash or a list of hashes' })
            .optional()
            .describe('The hash that it counts for, or a list of hashes.'),
          reason: text.optional().describe('The reason; without it the waiver does not count.'),
          expires: day.optional(),
        })
        .refine(({ version, hash }) => version !== undefined || hash !== undefined, {
          error: 'expected a version or a hash: a waiver is about one release or one line',
        }),
    ).transform((all) =>
      all.map(
        ({ rule, provider, version = null, hash, reason, expires = null }, index): Waiver => ({
          ...{ rule, provider, version, expires },
          hashes: hash === undefined ? null : [hash].flat(),
          reason: reason?.trim() || null,
          line: lineOf(['waivers', index]),
        }),
      ),
    ),
  shown: (all) => (all.length === 0 ? '' : String(all.length)),
  // One that ends later lets more pass, and of several for the same the last to end counts. Without an end or a reason it does not count.
  strictness: (all) =>
    new Map(
      all
        .flatMap(({ rule, provider, version, hashes, reason, expires }) => {
          if (reason === null || expires === null) return [];
          // The text of one field is never that of two.
          const one = version?.replaceAll(/\s/g, '%20') ?? [];
          const release = [rule, 'for', provider.text, one].flat().join(' ');
          const names = hashes?.map((hash) => `${release} hash ${hash}`) ?? [release];
          return names.map((name) => [name, -Number(expires.replaceAll('-', ''))] as const);
        })
        .toSorted(([, one], [, other]) => other - one),
    ),
};

/** In the order of the file; a later one wins. */
export const pathPolicies: Kind<readonly PathPolicy[]> = {
  ...inPolicy,
  standard: [],
  schema: ({ inPaths }) =>
    list(
      z
        .strictObject({
          match: list(text.min(1).refine(isGlob, 'expected a glob that does not begin with "!"')).min(1),
          ...inPaths,
        })
        .transform(({ match, ...said }) => ({
          globs: match,
          matches: pathTest(match),
          isLike: foldedTest(match),
          said: new Map(Object.entries(said)),
        })),
    ),
  shown: (all) => all.flatMap(({ globs }) => globs).join(', '),
};

function isGlob(text: string): boolean {
  try {
    pathTest([text]);
    return !/^!(?!\()/.test(text);
  } catch {
    return false;
  }
}
