import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { missingFromLock } from '../../src/extensions/configuration/missing-from-lock.ts';
import { readModule } from '../../src/extensions/configuration/requirements/module.ts';
import { requirementsOf } from '../../src/extensions/configuration/requirements/read-configurations.ts';
import { versionOutsideConstraints } from '../../src/extensions/configuration/version-outside-constraints.ts';
import { readLockFile } from '../../src/lockfile/read.ts';
import { layOut } from '../../src/subject/lay-out.ts';
import {
  cases,
  expectedOf,
  fixtures,
  mergedConstraints,
} from '../extensions/configuration/requirements/fixture-folders.ts';
import {
  entries,
  references,
  type Spelling,
  sources,
  symlinks,
} from '../extensions/configuration/requirements/spellings.ts';
import { prodPath, readFile, settings } from '../support/review-builders.ts';

const home = mkdtempSync(join(tmpdir(), 'terraform-home-'));
writeFileSync(join(home, '.terraformrc'), '');
const environment = {
  ...process.env,
  HOME: home,
  TF_CLI_CONFIG_FILE: join(home, '.terraformrc'),
  CHECKPOINT_DISABLE: '1',
};
const version = spawnSync('terraform', ['version'], { env: environment, encoding: 'utf8' });
const release = version.status === 0 ? (version.stdout.split('\n')[0] ?? '') : null;
if (release === null) {
  console.warn('NOTICE: terraform is not on the PATH; nothing was compared with what it requires.');
}

afterAll(() => rmSync(home, { recursive: true, force: true }));

/** `├── provider[registry.terraform.io/hashicorp/aws] ~> 5.0` */
const requirementLine = /provider\[([^\]]+)\](.*)$/;

describe.skipIf(release === null)(`the fixtures, compared with ${release ?? 'nothing'}`, () => {
  it.each(cases)('%s', (name) => {
    const folder = mkdtempSync(join(home, 'case-'));
    cpSync(join(fixtures, name), folder, { recursive: true });
    // Terraform only records local modules and fetches nothing; the tree of requirements needs no installed provider.
    run(folder, ['get', '-no-color', '-test-directory=tests']);
    expect(requirementsIn(run(folder, ['providers', '-no-color', '-test-directory=tests']))).toBe(
      expectedOf(name),
    );
  });
});

describe.skipIf(release === null)(`unusual spellings, as ${release ?? 'nothing'} reads them`, () => {
  it.each([...entries, ...references, ...sources, ...symlinks])('$what', ({ files, terraform }: Spelling) => {
    const folder = join(mkdtempSync(join(home, 'spelling-')), 'repository');
    for (const [path, planted] of Object.entries(files)) {
      const there = join(folder, path);
      mkdirSync(dirname(there), { recursive: true });
      if (typeof planted === 'string') writeFileSync(there, planted);
      else if (planted !== null && 'symlink' in planted) symlinkSync(planted.symlink, there);
    }
    const answer = (): readonly string[] => {
      run(join(folder, 'infra'), ['get', '-no-color']);
      const lines = run(join(folder, 'infra'), ['providers', '-no-color']).split('\n');
      return lines.flatMap((line) => requirementLine.exec(line)?.[1] ?? []);
    };
    if (terraform === 'refused') expect(answer).toThrow('Error: ');
    else expect(answer()).toEqual(terraform);
  });
});

const constraints = [
  '',
  '1.2',
  '= 1.2.3',
  '!= 1.2.3',
  '> 1.2',
  '>= 1.2.3, < 2',
  '<= 1.2.3',
  '~> 1.2',
  '~> 1.2.3',
  '~> 0.1',
  '>= 1.0.0-beta1',
  '1.2.3-beta',
  '1.2.3-beta, < 2.0.0',
  '1.2.3+build',
];
const versions = [
  '0.1.0',
  '0.2.0',
  '1.2.0',
  '1.2.3',
  '1.2.3-beta',
  '1.2.3+build',
  '1.2.9',
  '1.9.0',
  '2.0.0',
  null,
];

/** One provider for each pair of a constraint and a locked version; `null` is a missing entry. */
const pairs = constraints.flatMap((constraint) => versions.map((version) => ({ constraint, version })));
const providers = pairs.map((pair, index) => ({ ...pair, type: `p${index}` }));

describe.skipIf(release === null)(`lock files, compared with ${release ?? 'nothing'}`, () => {
  it(`${pairs.length} pairs of a constraint and a version: the same are wrong, and for the same reason`, () => {
    const entries = providers.map(({ type, constraint }) => {
      return `    ${type} = { source = "example/${type}"${constraint === '' ? '' : `, version = "${constraint}"`} }\n`;
    });
    const configuration = `terraform {\n  required_providers {\n${entries.join('')}  }\n}\n`;
    const lockFile = providers
      .filter(({ version }) => version !== null)
      .sort((one, other) => (one.type < other.type ? -1 : 1))
      .map(
        ({ type, version }) =>
          `provider "registry.terraform.io/example/${type}" {\n  version = "${version}"\n}\n`,
      )
      .join('\n');
    const ours = wrongHere(configuration, lockFile);
    expect(ours).toEqual(wrongToTerraform(configuration, lockFile));
    expect(ours.filter((line) => line.startsWith('missing'))).toHaveLength(constraints.length);
    console.log(
      `${pairs.length} of ${pairs.length} pairs judged as by ${release}; ${ours.length} are wrong.`,
    );
  });
});

/** `missing` or `outside` and the address. */
function wrongHere(configuration: string, lockFile: string): readonly string[] {
  const bytes = new TextEncoder().encode(lockFile);
  const { revision } = readFile(prodPath);
  const file = {
    revision: { ...revision, status: 'added', base: { kind: 'missing' } } as const,
    base: null,
    head: readLockFile(bytes),
    configuration: requirementsOf(
      '',
      new Map([['', { ...readModule([{ path: 'main.tf', text: configuration }]), place: '' }]]),
    ),
  };
  const subject = layOut({ files: [file], changes: [], settings: settings() });
  return [
    ...missingFromLock.check(subject).map(({ provider }) => `missing ${provider}`),
    ...versionOutsideConstraints.check(subject).map(({ provider }) => `outside ${provider}`),
  ].sort();
}

/** Terraform checks the lock file before it starts a provider, so an empty program is enough if the entry has no hashes. */
function wrongToTerraform(configuration: string, lockFile: string): readonly string[] {
  const folder = mkdtempSync(join(home, 'locked-'));
  writeFileSync(join(folder, 'main.tf'), configuration);
  writeFileSync(join(folder, '.terraform.lock.hcl'), lockFile);
  const { platform } = JSON.parse(run(folder, ['version', '-json'])) as { readonly platform: string };
  for (const { type, version } of providers) {
    if (version === null) continue;
    const cached = join(
      folder,
      '.terraform/providers/registry.terraform.io/example',
      type,
      version,
      platform,
    );
    mkdirSync(cached, { recursive: true });
    writeFileSync(join(cached, `terraform-provider-${type}_v${version}`), '', { mode: 0o755 });
  }
  const child = spawnSync('terraform', ['plan', '-no-color'], {
    cwd: folder,
    env: environment,
    encoding: 'utf8',
  });
  expect(child.stderr).toContain('Inconsistent dependency lock file');
  return child.stderr
    .split('\n')
    .flatMap((line) => complaint.exec(line.trim()) ?? [])
    .flatMap((_, index, found) => (index % 3 === 0 ? [found.slice(index + 1, index + 3)] : []))
    .map(([address, reason]) => `${reason?.startsWith('required by') ? 'missing' : 'outside'} ${address}`)
    .sort();
}

/** `- provider registry.terraform.io/example/gone: required by this configuration but no version is selected` */
const complaint = /^- provider ([^:]+): (.*)$/;

function run(folder: string, args: readonly string[]): string {
  const child = spawnSync('terraform', args, { cwd: folder, env: environment, encoding: 'utf8' });
  if (child.status !== 0) throw new Error(`terraform ${args.join(' ')}:\n${child.stdout}${child.stderr}`);
  return child.stdout;
}

/** The tree, merged by provider; built-in and legacy ones are never locked. */
function requirementsIn(output: string): string {
  const found = output.split('\n').flatMap((line) => requirementLine.exec(line) ?? []);
  const pairs = Array.from({ length: found.length / 3 }, (_, index) =>
    found.slice(3 * index + 1, 3 * index + 3),
  );
  const byAddress = Map.groupBy(pairs, ([address = '']) => address);
  return [...byAddress]
    .filter(([address]) => !address.startsWith('terraform.io/builtin/') && !address.includes('/-/'))
    .map(([address, group]) => `${address} ${mergedConstraints(group.map(([, text = '']) => text))}`.trim())
    .map((line) => `${line}\n`)
    .sort()
    .join('');
}
