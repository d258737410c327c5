import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, posix, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { missingFromLock } from '../../src/extensions/configuration/missing-from-lock.ts';
import { notRequired } from '../../src/extensions/configuration/not-required.ts';
import { addressesOf } from '../../src/extensions/configuration/required-entry.ts';
import { openReadings, readModule } from '../../src/extensions/configuration/requirements/module.ts';
import { localFolder } from '../../src/extensions/configuration/requirements/module-folder.ts';
import { requirementsOf } from '../../src/extensions/configuration/requirements/read-configurations.ts';
import { readRequiredProviders } from '../../src/extensions/configuration/requirements/required-providers.ts';
import { versionOutsideConstraints } from '../../src/extensions/configuration/version-outside-constraints.ts';
import { readLockFile } from '../../src/lockfile/read.ts';
import type { Rule } from '../../src/rules/rule.ts';
import type { Content } from '../../src/source/tree.ts';
import { layOut } from '../../src/subject/lay-out.ts';
import type { ReviewedFile } from '../../src/subject/subject.ts';
import { formatVersionConstraints, parseVersionConstraints } from '../../src/version/constraints.ts';
import { settings, told } from '../support/review-builders.ts';

interface RootModule {
  readonly repo: string;
  readonly commit: string;
  readonly path: string;
  readonly terragrunt_beside: boolean;
}

const shared = process.env.LOCKPROOF_SHARED ?? resolve(import.meta.dirname, '../../../shared');
const folder = join(shared, 'corpus/requirements');
const present = existsSync(folder);
if (!present)
  console.warn(`NOTICE: ${folder} is missing; no real root module is compared with its lock file.`);
const names = present
  ? readdirSync(folder)
      .filter((name) => existsSync(join(folder, name, 'meta.json')))
      .sort()
  : [];

const rules: readonly Rule[] = [versionOutsideConstraints, missingFromLock, notRequired];

/** A root module as in an audit, without its local modules, which the corpus does not have. */
function rootModule(name: string): ReviewedFile {
  const meta = readJson(name, 'meta.json') as RootModule;
  const bytes = readFileSync(join(folder, name, '.terraform.lock.hcl'));
  const values = Object.entries(readJson(name, 'requirements.json') as Record<string, unknown>);
  const files = values.map(([file, value]) => ({
    path: posix.join(meta.path, file),
    text: JSON.stringify(value),
  }));
  const module = readModule(
    meta.terragrunt_beside ? [...files, { path: 'terragrunt.hcl', text: '' }] : files,
    openReadings(undefined, (_, text) => ({ kind: 'converted', value: JSON.parse(text) })),
  );
  const absent = module.calls.flatMap(({ source }) => {
    const called = localFolder(source, meta.path);
    return called === null ? [] : [[called, { ...readModule([]), place: called }] as const];
  });
  const path = posix.join(meta.path, '.terraform.lock.hcl');
  const content: Content = { kind: 'file', bytes };
  return {
    revision: { path, status: 'unchanged', base: { kind: 'missing' }, head: content },
    base: null,
    head: readLockFile(bytes),
    configuration: requirementsOf(
      meta.path,
      new Map([...absent, [meta.path, { ...module, place: meta.path }]]),
    ),
    isRoot: true,
  };
}

function readJson(name: string, file: string): unknown {
  return JSON.parse(readFileSync(join(folder, name, file), 'utf8'));
}

describe.skipIf(!present)('real root modules, compared with their lock files', () => {
  it('give findings that a person checked one by one', () => {
    const found = names.flatMap(findingsIn);
    const serious = found.filter(({ severity }) => severity !== 'notice');
    const notices = found.filter(({ severity }) => severity === 'notice');
    console.log(
      [
        ...serious.map(({ name, rule, message }) => `${rule}, ${name}: ${message}`),
        `${notices.length} notices, each about an entry that only an unseen module or the state can need`,
      ].join('\n'),
    );
    const inShort = (those: typeof found) =>
      those.map(({ name, rule, provider }) => `${rule} ${name} ${provider}`);
    // Some call modules from elsewhere, which can only require more.
    expect(inShort(serious).toSorted()).toEqual([...wrongRootModules, ...alsoWrong].toSorted());
    expect(notices).toHaveLength(84);
  });

  it('have the constraints that Terraform recorded, if no part of the configuration is unseen', () => {
    const pairs = names.map(rootModule).flatMap(({ configuration, head, revision }) =>
      (configuration?.unseen.length === 0 ? configuration.requirements : []).flatMap((requirement) =>
        (head?.lockFile?.providers ?? [])
          .filter(({ address }) => addressesOf(requirement).includes(address))
          .map(({ address, constraints }) => {
            const required = formatVersionConstraints(
              requirement.constraints.flatMap(({ text }) => parseVersionConstraints(text)),
            );
            return { path: revision.path, address, required, recorded: constraints ?? '' };
          }),
      ),
    );
    const other = pairs.filter(({ required, recorded }) => required !== recorded);
    console.log(
      `${pairs.length - other.length} of ${pairs.length} recorded constraints match the requirements.`,
    );
    expect([...new Set(other.map(({ path }) => path))]).toEqual(outrunByConfiguration);
    expect(pairs.length - other.length).toBe(80);
  });

  it('call an entry not required only if nothing in the configuration has its name', () => {
    const claims = names.flatMap(findingsIn).filter(({ rule }) => rule === notRequired.slug);
    const doubtful = claims.filter(({ name, provider }) => {
      const [, namespace = '', type = ''] = provider?.split('/') ?? [];
      const text = readFileSync(join(folder, name, 'requirements.json'), 'utf8').toLowerCase();
      return (
        text.includes(`"${namespace}/${type}"`) || text.includes(`"${type}_`) || text.includes(`"${type}": [`)
      );
    });
    expect(doubtful).toEqual([]);
    expect(claims).toHaveLength(84);
  });
});

describe.skipIf(!present)('constraints in configuration', () => {
  it('are accepted and refused as by real Terraform', () => {
    const vectors = JSON.parse(readFileSync(join(shared, 'vectors/constraints.json'), 'utf8')) as {
      readonly oracle_config_required_providers: readonly Verdict[];
    };
    const verdicts = vectors.oracle_config_required_providers;
    const wrong = verdicts.filter(({ constraint, accepted }) => {
      const text = JSON.stringify({ terraform: { required_providers: { it: { version: constraint } } } });
      return (readRequiredProviders([{ path: 'main.tf.json', text }]).problems.length === 0) !== accepted;
    });
    expect(wrong).toEqual([]);
    console.log(`${verdicts.length} of ${verdicts.length} constraints in configuration as in Terraform.`);
  });
});

/** Their configuration was changed after the last `init`: Terraform accepts outdated constraints in the lock file. */
const outrunByConfiguration = [
  'tofu/runtime/gcp/k8s/.terraform.lock.hcl',
  'examples/.terraform.lock.hcl',
  'tofu/proxmox/talos/.terraform.lock.hcl',
  'test/fixtures/auto-provider-cache-dir/heavy/unit/.terraform.lock.hcl',
];

interface Verdict {
  readonly constraint: string;
  readonly accepted: boolean;
}

/** Checked in the data: the first two lock a version that the configuration excludes; the others lack a provider that required_providers lists. */
const wrongRootModules = [
  'version-outside-constraints Onboardbase+terraform-provider-onboardbase registry.terraform.io/onboardbase/onboardbase',
];

const alsoWrong = [
  'version-outside-constraints github-aws-runners+terraform-aws-github-runner@2 registry.terraform.io/hashicorp/aws',
  'missing-from-lock github-aws-runners+terraform-aws-github-runner@2 registry.terraform.io/hashicorp/local',
  'missing-from-lock github-aws-runners+terraform-aws-github-runner@2 registry.terraform.io/hashicorp/random',
  'missing-from-lock ministryofjustice+modernisation-platform-environments registry.terraform.io/hashicorp/http',
  'missing-from-lock ministryofjustice+modernisation-platform-environments registry.terraform.io/hashicorp/random',
  'missing-from-lock ministryofjustice+modernisation-platform-environments registry.terraform.io/integrations/github',
];

function findingsIn(name: string) {
  const subject = layOut({ files: [rootModule(name)], changes: [], settings: settings() });
  return rules.flatMap((rule) =>
    rule
      .check(subject)
      .map((finding) =>
        told({ severity: finding.standard ?? rule.severity, ...finding, rule: rule.slug, name }),
      ),
  );
}
