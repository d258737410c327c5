import { describe, expect, it } from 'vitest';
import { entryRemoved } from '../../../src/extensions/configuration/entry-removed.ts';
import { missingFromLock } from '../../../src/extensions/configuration/missing-from-lock.ts';
import { notRequired } from '../../../src/extensions/configuration/not-required.ts';
import { readModule } from '../../../src/extensions/configuration/requirements/module.ts';
import { requirementsOf } from '../../../src/extensions/configuration/requirements/read-configurations.ts';
import { versionOutsideConstraints } from '../../../src/extensions/configuration/version-outside-constraints.ts';
import { rules as allRules, allSettings } from '../../../src/extensions/index.ts';
import type { ProviderLock } from '../../../src/lockfile/lock-file.ts';
import { settingsUnder } from '../../../src/policy/policy.ts';
import { parsePolicy } from '../../../src/policy/policy-file.ts';
import { weigh } from '../../../src/rules/weigh.ts';
import type { LockFileRevision } from '../../../src/source/source.ts';
import { layOut } from '../../../src/subject/lay-out.ts';
import type { ReviewedFile } from '../../../src/subject/subject.ts';
import {
  allProven,
  changed,
  locked,
  prodPath,
  readFile,
  refuted,
  settings,
  signed,
  told,
  zh,
} from '../../support/review-builders.ts';

const folder = 'envs/prod';
const rules = [versionOutsideConstraints, entryRemoved, missingFromLock, notRequired];

interface Setting {
  readonly head: readonly ProviderLock[];
  /** Default: the same as head. */
  readonly base?: readonly ProviderLock[];
  readonly status?: LockFileRevision['status'];
  /** The root's `main.tf`; `null`: not read. */
  readonly configuration: string | null;
  /** Default: surely a root module. */
  readonly isRoot?: boolean;
}

function reviewed({
  head,
  base = head,
  status = 'modified',
  configuration,
  isRoot = true,
}: Setting): ReviewedFile {
  const { revision, ...readings } = readFile(prodPath);
  const reading = { problems: [], canonical: true };
  const module = readModule([{ path: `${folder}/main.tf`, text: configuration ?? '' }]);
  return {
    ...readings,
    revision: { ...revision, status, ...(status === 'added' ? { base: { kind: 'missing' } } : {}) },
    base: status === 'added' ? null : { ...reading, lockFile: { providers: base } },
    head: { ...reading, lockFile: { providers: head } },
    configuration:
      configuration === null
        ? null
        : requirementsOf(folder, new Map([[folder, { ...module, place: folder }]])),
    ...(isRoot ? { isRoot } : {}),
  };
}

function findings(setting: Setting) {
  const subject = layOut({
    files: [reviewed(setting)],
    changes: [],
    settings: settings({ platforms: 'linux_amd64' }),
  });
  return rules.flatMap((rule) =>
    rule
      .check(subject)
      .map((finding) => told({ severity: finding.standard ?? rule.severity, ...finding, rule: rule.slug })),
  );
}

/** `severity rule provider line` */
function said(setting: Setting): readonly string[] {
  return findings(setting).map(
    ({ severity, rule, provider, line }) => `${severity} ${rule} ${provider} ${line}`,
  );
}

function lock(name: string, version = '1.0.0'): ProviderLock {
  return locked(version, [zh(name)], { address: name });
}

function required(entries: Readonly<Record<string, string>>): string {
  const lines = Object.entries(entries).map(([name, value]) => `    ${name} = ${value}\n`);
  return `terraform {\n  required_providers {\n${lines.join('')}  }\n}\n`;
}

const aws = 'registry.terraform.io/hashicorp/aws';
const google = 'registry.terraform.io/hashicorp/google';
const tofuAws = 'registry.opentofu.org/hashicorp/aws';

describe('a locked version', () => {
  it.each([
    ['1.2.3', '"~> 1.2"', true],
    ['2.0.0', '"~> 1.2"', false],
    ['1.2.3', '"1.2"', false],
    ['1.2.0', '"1.2"', true],
    ['1.0.0', '{}', true],
    ['1.0.0-beta', '{}', false],
    ['1.0.0-beta', '">= 1.0.0-alpha"', false],
    ['1.0.0-beta', '"1.0.0-beta"', true],
    ['1.0.0-beta', '"1.0.0-beta, < 2.0"', true],
    ['1.0.0-beta', '"1.0.0-beta, >= 2.0"', false],
    ['1.0.0+a', '"1.0.0"', false],
    ['1.0.0+a', '">= 1.0.0"', true],
    ['0.0.0', '{}', false],
  ])('%s with %s is allowed: %s', (version, entry, allowed) => {
    const found = said({ head: [lock(aws, version)], configuration: required({ aws: entry }) });
    expect(found).toEqual(allowed ? [] : [`error version-outside-constraints ${aws} 5`]);
  });

  it('is reported with the constraint, its place and the command', () => {
    const [finding] = findings({ head: [lock(aws, '4.67.0')], configuration: required({ aws: '"~> 5.0"' }) });
    expect(finding).toMatchObject({
      message:
        'hashicorp/aws 4.67.0 is not what the configuration allows: it requires "~> 5.0" (envs/prod/main.tf:3).',
      path: prodPath,
      remedy:
        'Delete the entry (line 4); change the version constraint if no release meets it, then run: terraform -chdir=envs/prod providers lock -platform=linux_amd64 hashicorp/aws',
    });
  });

  it('must meet all constraints together, and only the broken ones are named', () => {
    const configuration = `${required({ aws: '">= 1.0"' })}provider "aws" {\n  version = "< 2.0"\n}\n`;
    const [finding, ...others] = findings({ head: [lock(aws, '3.0.0')], configuration });
    expect(others).toEqual([]);
    expect(finding?.message).toContain('it requires "< 2.0" (envs/prod/main.tf:6).');
  });

  it('that is a prerelease may be named by a module that cannot be read', () => {
    const configuration = `${required({ aws: '{}' })}module "x" {\n  source = "a/b/c"\n}\n`;
    expect(said({ head: [lock(aws, '1.0.0-beta')], configuration })).toEqual([]);
  });

  it.each<[string, Partial<Setting>]>([
    ['where the folder may be no root module', { isRoot: false }],
    [
      'where a file is not read',
      { configuration: `${required({ aws: '"~> 5.0"' })}resource "x" "y" {\n  provider = aws/**/.x\n}\n` },
    ],
  ])('is a notice %s', (_name, more) => {
    const setting = { head: [lock(aws, '4.0.0')], configuration: required({ aws: '"~> 5.0"' }), ...more };
    expect(said(setting)).toEqual([`notice version-outside-constraints ${aws} 5`]);
  });

  it('is compared for the registry of the tool that is used', () => {
    const configuration = required({ aws: '"~> 5.0"' });
    expect(said({ head: [lock(tofuAws, '4.0.0')], configuration })).toEqual([
      `error version-outside-constraints ${tofuAws} 5`,
    ]);
  });
});

describe('a provider without an entry', () => {
  const configuration = required({ aws: '{}', google: '{}' });

  it('is an error where the change removed it', () => {
    expect(said({ base: [lock(aws), lock(google)], head: [lock(aws)], configuration })).toEqual([
      `error entry-removed ${google} 1`,
    ]);
  });

  it('is missing where the change added the file', () => {
    const expected = [`warning missing-from-lock ${google} 1`];
    expect(said({ status: 'added', head: [lock(aws)], configuration })).toEqual(expected);
    expect(said({ status: 'unchanged', head: [lock(aws)], configuration })).toEqual(expected);
  });

  it('is not reported where it was missing before', () => {
    expect(said({ head: [lock(aws)], configuration })).toEqual([]);
  });

  it('is an error beside a lock file without any entry, whatever the policy makes of the rule (T51)', () => {
    const expected = [`error missing-from-lock ${aws} 1`, `error missing-from-lock ${google} 1`];
    for (const status of ['unchanged', 'added', 'modified'] as const)
      expect(said({ status, base: [], head: [], configuration })).toEqual(expected);
    expect(said({ status: 'unchanged', head: [], configuration: 'locals {}\n' })).toEqual([]);
  });

  it.each<[string, Partial<Setting>]>([
    ['where the folder may be no root module', { isRoot: false }],
    [
      'where a file cannot be read',
      { configuration: `${configuration}resource "x" "y" {\n  provider = aws/**/.x\n}\n` },
    ],
  ])('is a notice %s, also beside an empty lock file', (_name, more) => {
    const missing = (setting: Partial<Setting>) =>
      said({ status: 'added', head: [], configuration, ...setting, ...more });
    expect(missing({}).filter((each) => !each.includes(' null '))).toEqual([
      `notice missing-from-lock ${aws} 1`,
      `notice missing-from-lock ${google} 1`,
    ]);
    expect(missing({ head: [lock(aws)] })).toEqual([`notice missing-from-lock ${google} 1`]);
  });

  it('is as loud beside a module from elsewhere, which can only require more', () => {
    const calling = `${configuration}module "x" {\n  source = "a/b/c"\n}\n`;
    const added = { status: 'added', configuration: calling } as const;
    expect(said({ ...added, head: [lock(aws)] })).toEqual([`warning missing-from-lock ${google} 1`]);
    expect(said({ ...added, head: [] })).toEqual(
      [aws, google].map((address) => `error missing-from-lock ${address} 1`),
    );
    expect(said({ head: [lock(aws, '4.0.0')], configuration: calling.replace('{}', '">= 5.0"') })).toEqual([
      `error version-outside-constraints ${aws} 5`,
    ]);
  });

  it('is no finding if only blocks imply it, and the lock file has one of this name by somebody else', () => {
    const text = 'resource "aws_x" "y" {}\nresource "google_x" "y" {}\n';
    const acme = 'registry.terraform.io/acme/google';
    const found = said({ status: 'added', head: [lock(acme)], configuration: text });
    expect(found.filter((each) => each.includes('missing'))).toEqual([`warning missing-from-lock ${aws} 1`]);
  });

  it('is reported with its place and the command', () => {
    const [finding] = findings({ status: 'added', head: [], configuration: required({ google: '{}' }) });
    expect(finding?.message).toContain('requires hashicorp/google (envs/prod/main.tf:3)');
    expect(finding?.remedy).toBe(
      'Change the version constraint if no release meets it, then run: terraform -chdir=envs/prod providers lock -platform=linux_amd64 hashicorp/google',
    );
  });

  it('is never a built-in one, nor one of another tool', () => {
    const text = `${required({ terraform: '{ source = "terraform.io/builtin/terraform" }', aws: '{}' })}resource "terraform_data" "x" {}\n`;
    expect(said({ status: 'unchanged', head: [lock(aws)], configuration: text })).toEqual([]);
    expect(said({ status: 'unchanged', head: [lock(tofuAws)], configuration: text })).toEqual([]);
  });

  it('is missing in the registry that the configuration names, whatever else is locked', () => {
    const text = required({ aws: `{ source = "${aws}" }` });
    expect(said({ status: 'added', head: [lock(tofuAws)], configuration: text })).toEqual([
      `warning missing-from-lock ${aws} 1`,
      `warning not-required ${tofuAws} 4`,
    ]);
  });
});

describe('an entry that nothing requires', () => {
  const configuration = required({ aws: '{}' });
  const withModule = `${configuration}module "vpc" {\n  source = "terraform-aws-modules/vpc/aws"\n}\n`;

  it('is a warning where the change added it', () => {
    expect(said({ base: [lock(aws)], head: [lock(aws), lock(google)], configuration })).toEqual([
      `warning not-required ${google} 4`,
    ]);
  });

  it('is a notice where a module that cannot be read may need it', () => {
    const [finding] = findings({
      status: 'added',
      head: [lock(aws), lock(google)],
      configuration: withModule,
    });
    expect(finding?.severity).toBe('notice');
    expect(finding?.message).toBe(
      'The configuration, as far as it can be read, does not require hashicorp/google; the module "vpc" from terraform-aws-modules/vpc/aws (not in this repository) or the state may need it.',
    );
  });

  it.each([
    ['a file that cannot be read', 'resource "x" {'],
    ['an entry that cannot be understood', required({ aws: '{}', other: '{ source = var.x }' })],
  ])('is a notice where %s may need it', (_name, text) => {
    const found = said({ status: 'added', head: [lock(google)], configuration: text });
    expect(found).toContain(`notice not-required ${google} 4`);
  });

  it('is a notice where resources name only the type: a tool may write its source', () => {
    const text = `${configuration}resource "google_sql_user" "x" {}\n`;
    const own = 'registry.opentofu.org/acme/google';
    expect(said({ base: [lock(aws)], head: [lock(aws), lock(own)], configuration: text })).toEqual([
      `notice not-required ${own} 4`,
    ]);
  });

  it('is a notice in an audit: the state may need an older entry', () => {
    expect(said({ status: 'unchanged', head: [lock(aws), lock(google)], configuration })).toEqual([
      `notice not-required ${google} 4`,
    ]);
  });

  it.each(['error', 'warning', 'notice'] as const)(
    'is the %s that the policy makes of it, in a review and in an audit, whatever may need it',
    (severity) => {
      const policy = parsePolicy(`rules: {not-required: ${severity}}`, 'policy.yml', allRules, allSettings);
      const found = (['added', 'unchanged'] as const).flatMap((status) =>
        [configuration, withModule].flatMap((text) => {
          const files = [reviewed({ status, head: [lock(aws), lock(google)], configuration: text })];
          const subject = layOut({ files, changes: [], settings: settingsUnder(policy, settings()) });
          return notRequired
            .check(subject)
            .map((each) => weigh(notRequired, each, subject).finding?.severity);
        }),
      );
      expect(found).toEqual([severity, severity, severity, severity]);
    },
  );

  it.each([
    ['of HashiCorp is proven', google, [zh('x')], signed, 'notice'],
    ['of OpenTofu is proven', 'registry.opentofu.org/hashicorp/google', [zh('x')], signed, 'notice'],
    ['of somebody else is proven', 'registry.terraform.io/acme/google', [zh('x')], signed, 'warning'],
    ['is only named like theirs', 'registry.example.com/hashicorp/google', [zh('x')], signed, 'warning'],
    ['of HashiCorp is not proven', google, [zh('x')], refuted, 'warning'],
    ['of HashiCorp has no hash', google, [], signed, 'warning'],
  ] as const)('is a warning unless each hash %s', (_name, address, hashes, proof, severity) => {
    const added = locked('1.0.0', hashes, { address });
    const file = reviewed({ base: [lock(aws)], head: [lock(aws), added], configuration });
    const change = changed({ head: added, paths: [prodPath], evidence: allProven(added, proof) });
    const found = notRequired.check(layOut({ files: [file], changes: [change], settings: settings() }));
    expect(found.map(({ standard }) => standard)).toEqual([severity]);
  });

  it('is not reported where the change did not add it', () => {
    const base = [lock(aws), lock(google)];
    expect(said({ base, head: [lock(aws), lock(google, '2.0.0')], configuration })).toEqual([]);
  });

  it('is required by the block that implies it', () => {
    expect(
      said({ status: 'added', head: [lock(google)], configuration: 'resource "google_x" "y" {}\n' }),
    ).toEqual([]);
  });
});

describe('without knowledge', () => {
  it('of the configuration nothing is reported', () => {
    expect(said({ status: 'added', head: [lock(aws)], configuration: null })).toEqual([]);
  });

  it('of the whole lock file nothing is reported: the entry may be in the unreadable part', () => {
    const file = reviewed({ status: 'added', head: [], configuration: required({ aws: '{}' }) });
    const problem = { severity: 'error', summary: 'x', detail: 'x', line: 1, column: 1 } as const;
    const head = { problems: [problem], canonical: false, lockFile: { providers: [] } };
    const subject = layOut({ files: [{ ...file, head }], changes: [], settings: settings() });
    expect(rules.flatMap((rule) => rule.check(subject))).toEqual([]);
  });
});
