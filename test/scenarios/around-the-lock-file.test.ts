import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createRepository, type Repository } from '../support/github-double/repository.ts';
import { findingsAbout, inShort } from '../support/judged-change.ts';
import { runCli } from '../support/run-cli.ts';
import { lockFileText } from '../support/signed-registry/lock-file-text.ts';
import { plantedZh } from '../support/signed-registry/provider-package.ts';
import { places, startTwoCommits } from '../support/two-commits.ts';
import { publishEntry } from './honest-entry.ts';
import { type Files, setStage } from './stage.ts';

const path = 'envs/prod/.terraform.lock.hcl';
const main = 'envs/prod/main.tf';
const quiet = { inputs: { comment: 'never' } };
const host = 'registry.example.com/acme';
const [one, two] = [`${host}/one`, `${host}/two`];

function lock(...addresses: readonly string[]): string {
  return addresses.map((each) => `provider "${each}" {\n  version = "1.0.0"\n}\n`).join('\n');
}

function uses(...sources: readonly string[]): string {
  const entries = sources.map((each) => `    ${each.split('/').at(-1)} = { source = "${each}" }\n`);
  return `terraform {\n  required_providers {\n${entries.join('')}  }\n}\n`;
}

const backend = 'terraform {\n  backend "s3" {}\n}\n';
const cloud = 'terraform {\n  cloud {\n    organization = "acme"\n  }\n}\n';
const provider = 'provider "one" {\n  region = "x"\n}\n';
const calls = (source: string) => `module "m" {\n  source = "${source}"\n}\n`;
const commit = (digit: string) => ({ submodule: digit.repeat(40) });
const binary =
  'terraform.d/plugins/registry.terraform.io/acme/one/1.0.0/linux_amd64/terraform-provider-one_v1.0.0';

interface Variant {
  readonly what: string;
  /** Beside a root module with a lock file. */
  readonly base?: Files;
  readonly head: Files;
  readonly said: readonly string[];
  /** Requests to GitHub beyond those for the two listings. */
  readonly requests: number;
}

const missing = (folder: string) => [`warning lock-file-missing ${folder}/.terraform.lock.hcl`];
const unlocked = [`warning missing-from-lock ${path}`];

const variants: readonly Variant[] = [
  {
    what: 'a submodule that is new',
    head: { vendor: commit('1') },
    said: ['warning submodule-moved vendor'],
    requests: 0,
  },
  {
    what: 'a submodule at another commit',
    base: { vendor: commit('1') },
    head: { vendor: commit('2') },
    said: ['warning submodule-moved vendor'],
    requests: 0,
  },
  {
    what: 'a root module that becomes a submodule: its lock file is out of sight',
    head: { [path]: null, [main]: null, 'envs/prod': commit('1') },
    said: ['error lock-file-removed envs/prod/.terraform.lock.hcl', 'warning submodule-moved envs/prod'],
    requests: 1,
  },
  {
    what: 'a submodule that stays',
    base: { vendor: commit('1') },
    head: { 'README.md': 'y' },
    said: [],
    requests: 0,
  },
  {
    what: 'a submodule that goes',
    base: { vendor: commit('1') },
    head: { vendor: null },
    said: [],
    requests: 0,
  },
  {
    what: 'a plugin',
    head: { [`envs/prod/${binary}`]: 'ELF' },
    said: [`warning local-plugin envs/prod/${binary}`],
    requests: 0,
  },
  {
    what: 'a folder of plugins that is a symlink',
    head: { 'envs/prod/terraform.d/plugins': { symlink: '../../../assets' } },
    said: ['warning local-plugin envs/prod/terraform.d/plugins'],
    requests: 1,
  },
  {
    what: 'a folder above the plugins that is a symlink',
    head: { 'envs/prod/terraform.d': { symlink: '../../assets' } },
    said: ['warning local-plugin envs/prod/terraform.d'],
    requests: 1,
  },
  {
    what: 'plugins in another spelling, which is the same for Windows and macOS',
    head: { [`envs/prod/${binary.replace('terraform.d', 'Terraform.D')}`]: 'MZ' },
    said: [`warning local-plugin envs/prod/${binary.replace('terraform.d', 'Terraform.D')}`],
    requests: 0,
  },
  {
    what: 'what Terraform keeps of its own work',
    head: { 'envs/prod/.terraform/modules/modules.json': '{}', 'live/.terraform': { symlink: '../x' } },
    said: [
      'warning local-plugin envs/prod/.terraform/modules/modules.json',
      'warning local-plugin live/.terraform',
    ],
    requests: 1,
  },
  {
    what: 'configuration of the command line',
    head: Object.fromEntries(
      ['ci.tfrc', 'terraform.rc', '.terraformrc', 'x/dev.tofurc'].map((name) => [name, '']),
    ),
    said: ['.terraformrc', 'ci.tfrc', 'terraform.rc', 'x/dev.tofurc'].map(
      (name) => `warning local-plugin ${name}`,
    ),
    requests: 0,
  },
  {
    what: 'files with names like these',
    head: Object.fromEntries(
      ['docs/terraform.d.md', 'terraform.d/readme.md', 'my.terraform/x', 'tfrc', 'a.tfrc.bak'].map((name) => [
        name,
        '',
      ]),
    ),
    said: [],
    requests: 0,
  },
  {
    what: 'a plugin that was there before',
    base: { [binary]: 'ELF' },
    head: { 'README.md': 'y' },
    said: [],
    requests: 0,
  },
  {
    what: 'a new root module with a backend',
    head: { 'live/main.tf': backend },
    said: missing('live'),
    requests: 1,
  },
  {
    what: 'a new root module in the cloud',
    head: { 'live/main.tf': cloud },
    said: missing('live'),
    requests: 1,
  },
  {
    what: 'a new root module that sets up a provider',
    base: { 'a/main.tf': 'locals {}\n', 'b/main.tf': '# b\n' },
    head: { 'live/main.tf': provider },
    said: missing('live'),
    requests: 1,
  },
  {
    what: 'a new root module with its lock file',
    head: { 'live/main.tf': backend, 'live/.terraform.lock.hcl': lock(one) },
    said: [],
    requests: 1,
  },
  {
    what: 'a new child module',
    head: {
      'modules/m/main.tf': `${uses(one)}${provider}`,
      [main]: `${uses(one)}${calls('../../modules/m')}`,
    },
    said: [],
    requests: 2,
  },
  { what: 'a new module without a sign', head: { 'modules/m/main.tf': uses(one) }, said: [], requests: 1 },
  {
    what: 'a new example and a new test',
    head: { 'examples/a/main.tf': backend, 'modules/m/tests/setup/main.tf': provider },
    said: [],
    requests: 0,
  },
  {
    what: 'a root module without a lock file that moves',
    base: { 'old/main.tf': backend, 'old/a.tf': '# a\n' },
    head: { 'old/main.tf': null, 'old/a.tf': null, 'live/main.tf': backend, 'live/a.tf': '# a\n' },
    said: [],
    requests: 0,
  },
  {
    what: 'a requirement that is new while the lock file stays',
    head: { [main]: uses(one, two) },
    said: unlocked,
    requests: 2,
  },
  {
    what: 'a requirement that is new in a file of its own',
    head: { 'envs/prod/more.tf': uses(two) },
    said: unlocked,
    requests: 1,
  },
  {
    what: 'a requirement that is new beside a symlinked lock file',
    base: { [path]: { symlink: '../../shared.lock' }, 'shared.lock': lock(one) },
    head: { [main]: uses(one, two) },
    said: unlocked,
    requests: 3,
  },
  {
    what: 'configuration that is new beside a lock file',
    base: { [main]: null },
    head: { [main]: uses(two) },
    said: unlocked,
    requests: 1,
  },
  {
    what: 'a requirement that was not locked before either',
    base: { [main]: uses(one, two) },
    head: { [main]: `# touched\n${uses(one, two)}` },
    said: [],
    requests: 2,
  },
  {
    what: 'a requirement of Terraform alone that was not locked before either',
    base: { [main]: uses(one, two), 'envs/prod/main.tofu': '' },
    head: { [main]: `# touched\n${uses(one, two)}` },
    said: [],
    requests: 2,
  },
  {
    what: 'a comment that changes',
    head: { [main]: `# touched\n${uses(one)}` },
    said: [],
    requests: 1,
  },
  {
    what: 'a requirement that goes',
    base: { [path]: lock(one, two), [main]: uses(one, two) },
    head: { [main]: uses(one) },
    said: [],
    requests: 1,
  },
];

const slugs = [
  'submodule-moved',
  'local-plugin',
  'lock-file-missing',
  'missing-from-lock',
  'lock-file-removed',
];

describe.concurrent('a change that brings', () => {
  it.for(variants)('$what', async ({ base, head, said, requests }, test) => {
    const commits = await startTwoCommits(
      { 'README.md': 'x', [path]: lock(one), [main]: uses(one), ...base },
      head,
    );
    test.onTestFinished(() => commits.close());
    expect(inShort(await findingsAbout(commits.sourceFrom('github'), slugs))).toEqual(said);
    expect(commits.github.requests.length - 2).toBe(requests);
  });
});

describe.concurrent('a pull request without any lock file', () => {
  it('tells what it brings beside them', async (test) => {
    const stage = await setStage(test);
    const { text } = await publishEntry(stage.registry, { namespace: 'acme' });
    const head = { vendor: commit('1'), [binary]: 'ELF', 'live/main.tf': backend };
    const pull = stage.openPull({ [path]: text }, head);
    const run = await stage.review(pull);
    expect(run.exitCode).toBe(0);
    expect(run.outputs.verdict).toBe('verified');
    expect(run.report?.findings.map(({ rule }) => rule).toSorted()).toEqual([
      'local-plugin',
      'lock-file-missing',
      'submodule-moved',
    ]);
    expect(stage.github.comments[0]?.body).toContain('vendor');
    expect(stage.registry.requests).toEqual([]);
    const strict = await stage.review(pull, { inputs: { comment: 'never', 'fail-on': 'warning' } });
    expect(strict.exitCode).toBe(1);
  });

  it('says nothing where there is nothing', async (test) => {
    const stage = await setStage(test);
    const { text } = await publishEntry(stage.registry, { namespace: 'acme' });
    const run = await stage.review(stage.openPull({ [path]: text }, { 'README.md': 'x' }), quiet);
    expect(run.exitCode).toBe(0);
    expect(run.outputs.verdict).toBe('unchanged');
  });
});

describe.concurrent('a tree that holds a repository of its own', () => {
  it('is not taken for it: the repository around the working tree counts, or none', async (test) => {
    const stage = await setStage(test);
    const { entry, text } = await publishEntry(stage.registry, { namespace: 'acme' });
    const planted = lockFileText({ ...entry, hashes: [...entry.hashes, plantedZh('bare')] });
    const repository = createRepository();
    test.onTestFinished(() => repository.remove());
    const base = repository.commit({ [path]: text }, 'Base');
    repository.branch('change', base);
    repository.commit({ [path]: planted }, 'Head', { branch: 'change' });
    repository.checkOut('change');
    const flags = ['review', '--base', base, '--registries', stage.registry.host];
    const run = (folder: string) =>
      runCli(flags, { directory: join(repository.directory, folder), caFile: stage.registry.caFile });
    const honest = await run('envs');
    expect(honest.exitCode).toBe(1);
    expect(honest.stdout).toContain('unproven-hash');

    // To the repository in the tree, the planted file is as it was on the base.
    for (const settings of ['bare = true', `bare = false\n\tworktree = ${repository.directory}`]) {
      holdRepository(repository, 'envs', settings);
      const led = await run('envs');
      expect(led.exitCode).not.toBe(0);
      expect(led.exitCode === 2 ? led.stderr : led.stdout).toMatch(/no working tree|unproven-hash/);
    }
    expect((await run('')).exitCode).toBe(1);
  });
});

/** Makes a folder of a working tree look like a repository in which nothing changed. */
function holdRepository(repository: Repository, folder: string, settings: string): void {
  const inside = join(repository.directory, folder);
  for (const name of ['objects/info', 'refs/heads']) mkdirSync(join(inside, name), { recursive: true });
  writeFileSync(join(inside, 'objects/info/alternates'), `${join(repository.directory, '.git/objects')}\n`);
  const tip = repository.git(['rev-parse', 'change']);
  for (const name of ['HEAD', 'refs/heads/main']) writeFileSync(join(inside, name), `${tip}\n`);
  writeFileSync(join(inside, 'config'), `[core]\n\trepositoryformatversion = 0\n\t${settings}\n`);
}

describe('where the working tree is reviewed', () => {
  it.each(places)('a submodule and a plugin are told from %s', async (place) => {
    const commits = await startTwoCommits({ [path]: lock(one) }, { [binary]: 'ELF', vendor: commit('1') });
    try {
      expect(inShort(await findingsAbout(commits.sourceFrom(place), slugs))).toEqual([
        `warning local-plugin ${binary}`,
        'warning submodule-moved vendor',
      ]);
    } finally {
      await commits.close();
    }
  });
});
