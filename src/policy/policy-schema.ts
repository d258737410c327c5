import { z } from 'zod';
import { pathTest } from '../paths.ts';
import type { InputValue } from './input-value.ts';
import { platformValue } from './platforms.ts';
import { parseProviderPattern } from './provider-pattern.ts';
import { registryValue } from './registry-value.ts';

/** What the policy needs to know about a rule. */
export interface NamedRule {
  readonly slug: string;
  readonly meaning: string;
}

const most = { list: 1000, waivers: 1000, text: 500 };

const severity = z.enum(['error', 'warning', 'notice', 'off']);
const platforms = list(read(platformValue)).describe(
  'Platforms, such as linux_amd64, that every entry must cover.',
);
const provider = z
  .string()
  .transform((text, context) => {
    const pattern = parseProviderPattern(text);
    if (pattern === null)
      context.addIssue(
        'expected a provider address of three parts, such as registry.terraform.io/hashicorp/*',
      );
    return pattern ?? z.NEVER;
  })
  .describe('Provider address of three parts; * matches any characters within a part.');

const announcedH1 = z
  .enum(['sample', 'compute', 'accept'])
  .describe(
    "How far an h1 is checked that the provider's own registry announces beside a signed zh: sample (some packages, one of them by chance), compute (all) or accept (none).",
  );

const hoursOf: ReadonlyMap<string, number> = new Map([
  ['hour', 1],
  ['day', 24],
  ['week', 7 * 24],
]);

const releaseAge = z
  .string()
  .regex(/^\d{1,4} (?:hour|day|week)s?$/, 'expected a time such as "7 days" or "36 hours"')
  .transform((text) => {
    const [count = '', unit = ''] = text.split(' ');
    return Number(count) * (hoursOf.get(unit.replace(/s$/, '')) ?? 0);
  })
  .describe('Minimum age of a release in a lock file: "7 days", "36 hours".');

const fingerprint = z
  .string()
  .transform((text) => text.replaceAll(/[ :]/g, '').toUpperCase())
  .pipe(z.string().regex(/^[0-9A-F]{40}$/, 'expected the 40 hex digits of an OpenPGP fingerprint'));

const day = z
  .string()
  .refine(isDay, 'expected a day such as 2026-12-31')
  .describe('Last day on which the waiver counts, in UTC: 2026-12-31.');

/** What a policy file may contain. Everything else is an error, including an unknown key. */
export function policySchema(rules: readonly NamedRule[]) {
  const slugs = rules.map(({ slug }) => slug);
  const severities = z
    .strictObject(
      Object.fromEntries(rules.map(({ slug, meaning }) => [slug, severity.describe(meaning).optional()])),
    )
    .describe('Severity of rules; off: the rule reports nothing.');
  const waiver = z
    .strictObject({
      rule: z.enum(slugs).describe('The rule whose finding is accepted.'),
      provider,
      version: z.string().max(most.text).optional().describe('The version that it counts for.'),
      hash: z.string().max(most.text).optional().describe('The hash that it counts for.'),
      reason: z
        .string()
        .max(most.text)
        .optional()
        .describe('The reason; without it the waiver does not count.'),
      expires: day.optional(),
    })
    .refine(({ version, hash }) => version !== undefined || hash !== undefined, {
      error: 'expected a version or a hash: a waiver is about one release or one line',
    });
  return z.strictObject({
    'fail-on': z
      .enum(['error', 'warning', 'never'])
      .optional()
      .describe('Lowest severity that fails the build.'),
    platforms: platforms.optional(),
    registries: list(read(registryValue))
      .optional()
      .describe('Hosts that may be asked besides the two public registries, as host or host=url.'),
    'accept-asserted': z
      .union([z.boolean(), list(read(hostValue))])
      .optional()
      .describe(
        'Accept hashes that only an unsigned statement of a registry or mirror supports: true, or the hosts that are trusted without a signature.',
      ),
    'announced-h1': announcedH1.optional(),
    advisories: z
      .boolean()
      .optional()
      .describe("Whether GitHub's advisory database is asked about the providers under review."),
    'minimum-release-age': releaseAge.optional(),
    rules: severities.optional(),
    providers: z
      .strictObject({ allow: list(provider).optional(), deny: list(provider).optional() })
      .optional()
      .describe('Which providers may be locked. Without allow: all that are not denied.'),
    'signing-keys': list(
      z.strictObject({ providers: list(provider).min(1), fingerprints: list(fingerprint).min(1) }),
    )
      .optional()
      .describe('Keys that must have signed the releases of these providers.'),
    'require-provenance': list(provider)
      .optional()
      .describe('Providers whose releases must have a verified build provenance at GitHub.'),
    waivers: z
      .array(waiver)
      .max(most.waivers)
      .optional()
      .describe('Findings that are accepted for a limited time, with a reason.'),
    paths: list(
      z.strictObject({
        match: list(z.string().min(1).max(most.text).refine(isGlob, 'expected a glob')).min(1),
        platforms: platforms.optional(),
        'announced-h1': announcedH1.optional(),
        'minimum-release-age': releaseAge.optional(),
        rules: severities.optional(),
      }),
    )
      .optional()
      .describe('Settings for some lock files only; a later entry wins.'),
  });
}

export type PolicyText = z.infer<ReturnType<typeof policySchema>>;

const hostValue: InputValue<string> = {
  allowed: 'hosts such as registry.opentofu.org',
  read: (text) => (text.includes('=') ? null : (registryValue.read(text)?.host ?? null)),
};

/** An item in the same notation as in the inputs. */
function read<T>(value: InputValue<T>) {
  return z.string().transform((text, context): T => {
    const found = value.read(text);
    if (found === null) {
      const near = value.suggest?.(text) ?? null;
      context.addIssue(near === null ? `allowed: ${value.allowed}` : `did you mean "${near}"?`);
    }
    return found ?? z.NEVER;
  });
}

function list<T extends z.ZodType>(item: T) {
  return z.array(item).max(most.list);
}

function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

function isGlob(text: string): boolean {
  try {
    pathTest([text]);
    return true;
  } catch {
    return false;
  }
}
