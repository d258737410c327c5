import {
  lineOrComma,
  listOf,
  oneOf,
  propertyOf,
  ranked,
  type Setting,
  strictnessOf,
  table,
  truth,
} from './kind.ts';
import { platform } from './platforms.ts';
import { keyPins, pathPolicies, restrictions, severities, trust, waivers } from './policy-kinds.ts';
import { registries } from './registry-value.ts';
import { byteCount, glob, policyPlace, sharedPlace, time } from './text-kinds.ts';

/** The settings of the core. Inputs, flags, policy file, schema and documents are made of these rows. */
export const core = table({
  lockFiles: {
    kind: listOf(glob),
    standard: ['**/.terraform.lock.hcl'],
    says: 'Globs of the lock files.',
    places: ['input', 'flag'],
  },
  scope: {
    kind: oneOf('changed', 'all'),
    says: '`changed`: what the pull request touches. `all`: every lock file (an audit).',
    places: ['input'],
  },
  config: {
    kind: policyPlace,
    standard: '.github/lockproof.yml',
    says: 'Policy file, never read from the change under review; or `owner/repo/path@ref`, a policy shared by many repositories.',
    more: 'See docs/policy.md.',
    places: ['input', 'flag'],
  },
  extends: {
    kind: sharedPlace,
    says: 'Shared policy to start from, as owner/repo/path@ref; your own settings are added to it or override it.',
    places: ['policy'],
    example: ' example/policies/lockproof.yml@0000000000000000000000000000000000000000',
  },
  failOn: {
    kind: ranked(oneOf('error', 'warning', 'never'), ['never', 'error', 'warning']),
    says: 'Lowest severity that fails the run (exit code 1): `error`, `warning` or `never`.',
    places: ['input', 'flag', 'policy'],
    listed: true,
  },
  onUnavailable: {
    kind: oneOf('fail', 'warn'),
    says: 'If a registry cannot be reached: `fail` (exit code 3) or `warn`.',
    places: ['input', 'flag'],
    listed: true,
  },
  acceptAsserted: {
    kind: trust,
    says: 'Accept hashes that a registry or mirror states without a signature.',
    more: 'In a policy, a list of hosts limits this to those hosts.',
    places: ['input', 'flag', 'policy'],
    example: ' [mirror.example.com]',
    listed: true,
  },
  announcedH1: {
    kind: ranked(oneOf('sample', 'compute', 'accept'), ['accept', 'sample', 'compute']),
    says: 'How many announced h1 hashes Lockproof checks by computing them: a `sample`, all (`compute`) or none (`accept`).',
    more: "An h1 is announced if the provider's own registry publishes it, without a signature, for a package whose zh is signed. A sample consists of the packages of the required platforms and of one random platform; if they all match, the others are accepted as announced. If the policy pins keys for the provider, all are computed.",
    places: ['input', 'flag', 'policy', 'paths'],
    listed: true,
  },
  platforms: {
    // As Terraform calls it.
    flag: 'platform',
    kind: { ...listOf(platform, lineOrComma), strictness: (all) => strictnessOf(all, 1) },
    says: 'Platforms (`linux_amd64`) that every entry must cover with an h1.',
    more: '`platform-missing` reports an entry that does not.',
    places: ['input', 'flag', 'policy', 'paths'],
    example: ' [linux_amd64, darwin_arm64]',
    listed: true,
  },
  registries: {
    kind: registries,
    says: 'Hosts that Lockproof may contact besides registry.terraform.io and registry.opentofu.org; `host=url` overrides service discovery for that host.',
    more: 'A listed host may be on a private network. The token of a host goes to the address of another host only if an input or flag has that address, never if a policy has it.',
    places: ['input', 'flag', 'policy'],
    example: ' [registry.example.com]',
    listed: true,
  },
  comment: {
    kind: oneOf('always', 'on-problem', 'never'),
    says: 'When to write the comment: `always`, `on-problem` or `never`.',
    places: ['input'],
  },
  reviewComments: {
    kind: truth,
    standard: true,
    says: 'Write a review comment on each failing line of the diff.',
    places: ['input'],
  },
  suggestions: {
    kind: truth,
    standard: true,
    says: 'Write suggestions that delete the line of an unproven hash or add missing hashes of required platforms.',
    places: ['input'],
  },
  /** In bytes. */
  maxDownload: {
    kind: byteCount,
    standard: '16GiB',
    says: 'Download limit for the packages of one run (`16GiB`, `500MB`).',
    more: 'A hash whose package is beyond the limit is unproven, never accepted.',
    places: ['input', 'flag'],
    listed: true,
  },
  /** In milliseconds; 0: what {@link runTimeIn} says. */
  maxTime: {
    kind: time,
    standard: '',
    says: 'Time limit of one run (`10 minutes`, `2 hours`). If empty: 10 minutes, or 60 for `verify`, `lock` and `scope: all`.',
    more: 'Anything not checked by then is incomplete, never accepted.',
    places: ['input', 'flag'],
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
    says: 'Providers that may be locked. Without "allow": all that are not denied. * matches any characters except a slash.',
    places: ['policy'],
    example: `
  allow: [registry.terraform.io/hashicorp/*, registry.example.com/*/*]
  deny: [registry.terraform.io/hashicorp/template, registry.opentofu.org/hashicorp/template]`,
  },
  signingKeys: {
    kind: keyPins,
    says: 'Which keys may sign the releases of which providers.',
    places: ['policy'],
    example: `
  - providers: [registry.terraform.io/datadog/*, registry.opentofu.org/datadog/*]
    fingerprints: ["0000000000000000000000001111222233334444"]`,
  },
  waivers: {
    kind: waivers,
    says: 'Findings that are accepted for a limited time. A waiver needs a reason, an expiry date, and a version or a hash.',
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

/** Every decision of a workflow, a command line or the policy file. No default is applied after this. */
export interface Settings extends SettingValues {
  /** Every setting there is, those of extensions as well; {@link valueIn} reads their values. */
  readonly rows: readonly Setting[];
  /** Those that an input or a flag sets, by name: they win over the policy. */
  readonly given: ReadonlySet<string>;
  readonly policy: Policy;
  /** The settings are flags, so advice names them as flags. Left out: they are inputs of a workflow. */
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
  /** The file of a different repository that `config` or `extends` names. */
  readonly shared?: Policy;
  /** The settings in the repository's own file; left out: all of them. */
  readonly own?: ReadonlyMap<string, unknown>;
  /** The commit of a shared policy that a branch or a tag names. */
  readonly readAt?: string | null;
  /** The change names a shared policy that was not read. */
  readonly isUnread?: true;
  /** The edit of a change. Left out: the change leaves it as it is. */
  readonly edit?: PolicyEdit;
}

/** The edit that a change makes to the policy, which applies after the merge (T39). */
export interface PolicyEdit {
  readonly path: string;
  /** By these mistakes every run after the merge would stop. Left out: none. */
  readonly invalid?: readonly { readonly message: string; readonly line: number }[];
  /** The settings that get weaker and stricter, in words. */
  readonly weaker: readonly string[];
  readonly stricter: readonly string[];
}

export const noPolicy: Policy = { path: null, sha256: null, said: new Map() };

/** An input or flag, the policy file, or the default. */
export type Origin =
  | { readonly kind: 'input' }
  /** `globs`: an entry of `paths` in the file says it, for the lock files that these match. */
  | { readonly kind: 'file'; readonly path: string; readonly globs?: readonly string[] }
  | { readonly kind: 'default' };

export function runTimeIn({ maxTime, scope }: Pick<Settings, 'maxTime' | 'scope'>): number {
  return maxTime || (scope === 'all' ? 60 : 10) * 60_000;
}

/** The value of a setting, with the type of its row. */
export function valueIn<T>(settings: Settings, row: Setting<T>): T {
  // Each value was made by the schema of its row. Settings that were made without the row have its default.
  const values = settings as unknown as Readonly<Record<string, T>>;
  const property = propertyOf(row.name);
  return property in values ? (values[property] as T) : row.standard;
}
