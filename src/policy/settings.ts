import { lineOrComma, listOf, oneOf, truth } from './kind.ts';
import { platform } from './platforms.ts';
import { keyPins, pathPolicies, restrictions, severities, trust, waivers } from './policy-kinds.ts';
import { registries } from './registry-value.ts';
import { propertyOf, type Setting, table } from './setting.ts';
import { byteCount, glob, repositoryPath } from './text-kinds.ts';

/**
 * The settings of the core, by their properties in {@link Settings}. Inputs, flags, the keys of a policy file, its schema,
 * `action.yml`, the tables of the documents and the account of a review are made of these rows and those of extensions.
 */
export const core = table({
  lockFiles: {
    kind: listOf(glob),
    standard: ['**/.terraform.lock.hcl'],
    says: 'Globs of the lock files.',
    places: ['input', 'flag'],
  },
  scope: {
    kind: oneOf('changed', 'all'),
    says: '`changed`: what the pull request touches. `all`: every lock file at head (an audit).',
    places: ['input'],
  },
  config: {
    kind: repositoryPath,
    standard: '.github/lockproof.yml',
    says: 'Policy file, read at the base (on GitHub the tip of the base branch), never from the change under review.',
    more: 'See docs/policy.md.',
    places: ['input', 'flag'],
  },
  failOn: {
    kind: oneOf('error', 'warning', 'never'),
    says: 'Lowest severity that fails the run (exit code 1): `error`, `warning` or `never`.',
    places: ['input', 'flag', 'policy'],
    listed: true,
  },
  onUnavailable: {
    kind: oneOf('fail', 'warn'),
    says: 'When a registry cannot be asked: `fail` (exit code 3) or `warn`.',
    places: ['input', 'flag'],
    listed: true,
  },
  acceptAsserted: {
    kind: trust,
    says: 'Accept hashes that only an unsigned statement of a registry or mirror supports.',
    more: 'In a policy, a list names the hosts whose statements are enough.',
    places: ['input', 'flag', 'policy'],
    example: ' [mirror.example.com]',
    listed: true,
  },
  announcedH1: {
    kind: oneOf('sample', 'compute', 'accept'),
    says: "How many of the h1 that the provider's own registry announces beside a signed zh are computed: a `sample`, all (`compute`) or none (`accept`).",
    more: 'A sample is the packages of the required platforms and of one by chance; if all of these agree, the others are accepted as announced. Where the policy pins keys for the provider, all are computed.',
    places: ['input', 'flag', 'policy', 'paths'],
    listed: true,
  },
  platforms: {
    kind: listOf(platform, lineOrComma),
    says: 'Platforms (`linux_amd64`) that every entry must cover with an h1.',
    more: '`platform-missing` reports an entry that does not.',
    places: ['input', 'flag', 'policy', 'paths'],
    example: ' [linux_amd64, darwin_arm64]',
    listed: true,
  },
  registries: {
    kind: registries,
    says: 'Hosts that may be asked besides registry.terraform.io and registry.opentofu.org; `host=url` overrides service discovery for that host.',
    more: 'A listed host may be on a private network.',
    places: ['input', 'flag', 'policy'],
    example: ' [registry.example.com]',
    listed: true,
  },
  comment: {
    kind: oneOf('always', 'on-problem', 'never'),
    says: '`always`, `on-problem` or `never`.',
    places: ['input'],
  },
  reviewComments: {
    kind: truth,
    standard: true,
    says: 'A review comment on each failing line inside the diff.',
    places: ['input'],
  },
  suggestions: {
    kind: truth,
    standard: true,
    says: 'Review suggestions: delete the line of a hash that nothing proves, add missing hashes of required platforms.',
    places: ['input'],
  },
  /** As written; empty: none. */
  /** In bytes. */
  maxDownload: {
    kind: byteCount,
    standard: '16GiB',
    says: 'Download limit for the packages of one run (`16GiB`, `500MB`).',
    more: 'Beyond it a hash is unproven, never accepted.',
    places: ['input', 'flag'],
    listed: true,
  },
  rules: {
    kind: severities,
    says: 'Severity of rules: error, warning, notice, off. "lockproof explain" lists the rules.',
    places: ['policy', 'paths'],
    example: `
  new-provider: error
  major-upgrade: off`,
  },
  providers: {
    kind: restrictions,
    says: 'Providers that may be locked. Without "allow": all that are not denied. * matches any characters within a part.',
    places: ['policy'],
    example: `
  allow: [registry.terraform.io/hashicorp/*, registry.example.com/*/*]
  deny: [registry.terraform.io/hashicorp/template, registry.opentofu.org/hashicorp/template]`,
  },
  signingKeys: {
    kind: keyPins,
    says: 'Only these keys may sign the releases of these providers.',
    places: ['policy'],
    example: `
  - providers: [registry.terraform.io/datadog/*, registry.opentofu.org/datadog/*]
    fingerprints: ["0000000000000000000000001111222233334444"]`,
  },
  waivers: {
    kind: waivers,
    says: 'Findings that are accepted for a limited time. A waiver needs a reason, a last day, and a version or a hash.',
    places: ['policy'],
    example: `
  - rule: unproven-hash
    provider: registry.terraform.io/hashicorp/null
    version: 3.2.4
    reason: The old mirror built its own package.
    expires: 2026-12-31`,
  },
  paths: {
    kind: pathPolicies,
    says: 'Settings for some lock files only; a later entry wins.',
    places: ['policy'],
    example: `
  - match: [legacy/**]
    platforms: [linux_amd64]
    announced-h1: compute
    minimum-release-age: 36 hours
    rules:
      platform-missing: off`,
  },
});

export const coreSettings: readonly Setting[] = Object.values<Setting>(core);

export type SettingValues = {
  readonly [Property in keyof typeof core]: (typeof core)[Property] extends Setting<infer T> ? T : never;
};

/** Everything that a workflow, a command line or the policy file decides. No default is applied after this. */
export interface Settings extends SettingValues {
  /** Every setting there is, those of extensions as well; {@link valueIn} reads their values. */
  readonly rows: readonly Setting[];
  /** Those that an input or a flag sets, by name: they win over the policy. */
  readonly given: ReadonlySet<string>;
  readonly policy: Policy;
  /** Where the settings are flags, so that advice names them as flags. Left out: in a workflow they are inputs. */
  readonly surface?: 'command line';
}

/** The policy file, read and checked. */
export interface Policy {
  /** Its path in the repository; `null` where there is none. */
  readonly path: string | null;
  /** SHA-256 of the file in hex; `null` where there is none. */
  readonly sha256: string | null;
  /** The value of each setting that it has, by name. */
  readonly said: ReadonlyMap<string, unknown>;
}

export const noPolicy: Policy = { path: null, sha256: null, said: new Map() };

/** An input or flag, the policy file, or the default. */
export type Origin =
  | { readonly kind: 'input' }
  /** `globs`: an entry of `paths` in the file says it, for the lock files that these match. */
  | { readonly kind: 'file'; readonly path: string; readonly globs?: readonly string[] }
  | { readonly kind: 'default' };

/** The value of a setting, with the type of its row. */
export function valueIn<T>(settings: Settings, row: Setting<T>): T {
  // Each value was made by the schema of its row. Settings that were made without the row have its default.
  const values = settings as unknown as Readonly<Record<string, T>>;
  const property = propertyOf(row.name);
  return property in values ? (values[property] as T) : row.standard;
}
