import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { lookAround } from '../../src/cli/look-around.ts';
import { docsUrl } from '../../src/tool.ts';
import { type PlantedFiles, treeOf } from '../support/in-memory-revision.ts';

const around = (files: PlantedFiles) => lookAround(treeOf(files));

/** A lock file with an entry for each host. */
function lockFile(...hosts: readonly string[]): string {
  const blocks = hosts.map((host) => `\nprovider "${host}/acme/dns" {\n  version = "1.0.0"\n}\n`);
  return `# This file is maintained automatically by "terraform init".\n# Manual edits may be lost in future updates.\n${blocks.join('')}`;
}

const recipe = (page: string) => `see ${docsUrl}/recipes/${page}`;
const queued = 'on:\n  pull_request:\n  merge_group:\n';
const renovate = ['renovate.json', '.github/renovate.json', '.gitlab/renovate.json5', '.renovaterc.json'];
const queue = 'on: [push, merge_group]';
const updates = (ecosystem: string) => `version: 2\nupdates:\n  - package-ecosystem: ${ecosystem}\n`;

describe('a repository', () => {
  it.for([
    { path: 'live/prod/terragrunt.hcl', text: '', what: 'Terragrunt', page: 'terragrunt.md' },
    ...[...renovate, '.renovaterc'].map((path) => ({ path, text: '{}', what: 'Renovate', page: 'bots.md' })),
    { path: '.github/dependabot.yml', text: updates('terraform'), what: 'Dependabot', page: 'bots.md' },
    { path: '.github/dependabot.yaml', text: updates('"opentofu"'), what: 'Dependabot', page: 'bots.md' },
    { path: '.github/workflows/ci.yml', text: queued, what: 'a merge queue', page: 'required-check.md' },
    { path: '.github/workflows/ci.yaml', text: queue, what: 'a merge queue', page: 'required-check.md' },
  ])('with $path: $what', async ({ path, text, what, page }) => {
    const { reasons, ...lists } = await around({ [path]: text, 'main.tf': '' });
    expect(reasons).toEqual([`found ${what} ("${path}"), so ${recipe(page)}`]);
    expect(lists).toMatchObject({ registries: [], platforms: [] });
    expect(existsSync(join(resolve(import.meta.dirname, '../../docs/recipes'), page))).toBe(true);
  });

  it.for([
    { path: 'docs/renovate.json', text: '{}' },
    { path: 'my-terragrunt.hcl', text: '' },
    { path: '.github/dependabot.yml', text: updates('npm') },
    { path: '.github/workflows/ci.yml', text: 'on: push # merge_group would need a queue\n' },
    { path: 'ci/workflow.yml', text: queued },
    { path: '.terraform.lock.hcl', text: lockFile('registry.opentofu.org', 'registry.terraform.io') },
    { path: 'build.sh', text: 'docker build -platform=linux_amd64 .' },
    { path: 'README.md', text: 'terraform providers lock -platform=linux_amd64' },
  ])('with $path, which shows nothing', async ({ path, text }) => {
    expect(await around({ [path]: text })).toMatchObject({ registries: [], platforms: [], reasons: [] });
  });

  it('with a private registry: the policy lists it, once, and the variable of its token is named', async () => {
    const text = lockFile('corp-tools.example.com', 'registry.terraform.io');
    const { registries, reasons } = await around({
      'a/.terraform.lock.hcl': text,
      'b/.terraform.lock.hcl': text,
    });
    expect(registries).toEqual(['corp-tools.example.com']);
    expect(reasons).toEqual([
      'found corp-tools.example.com ("a/.terraform.lock.hcl"), so "registries" lists it: remove it unless you trust it. A token for it goes into TF_TOKEN_corp__tools_example_com',
    ]);
  });

  it.for(['Makefile', 'scripts/lock.sh', '.github/workflows/lock.yml', 'infra/Taskfile.yml'])(
    'with a command in %s that locks for platforms: the policy requires these',
    async (path) => {
      const text =
        'terraform providers lock \\\n  -platform=linux_amd64 -platform="darwin_arm64" \\\n  -platform linux_amd64 -platform=$OTHER\n';
      const { platforms, reasons } = await around({ [path]: text });
      expect(platforms).toEqual(['linux_amd64', 'darwin_arm64']);
      expect(reasons).toEqual(
        platforms.map((name) => `found ${name} ("${path}"), so the policy requires this platform`),
      );
    },
  );
});

describe('a hostile repository', () => {
  it.for([
    { host: 'xn--rgistry-bya.example.com', why: 'an unreadable name' },
    { host: 'réġistry.example.com', why: 'a name that looks like another' },
    { host: 'localhost', why: 'this machine' },
    { host: '169.254.169.254', why: 'an address of a private network' },
    { host: 'registry.example.com:8443', why: 'a port' },
    { host: 'x.example"\\n  evil: true #', why: 'YAML' },
    { host: '$' + '{{ secrets.A }}.example.com', why: 'an expression of a workflow' },
    { host: '\u001b[2Jevil.example.com', why: 'a sequence for terminals' },
  ])('with a host that is $why: the policy does not list it', async ({ host }) => {
    const { registries, reasons } = await around({ '.terraform.lock.hcl': lockFile(host) });
    expect(registries).toEqual([]);
    for (const reason of reasons)
      expect(reason).toMatch(
        /^found [^\s"]+ \("\.terraform\.lock\.hcl"\), so look closely at the name before you add it to "registries"$/,
      );
  });

  it('with thousands of hosts: the policy lists a few, and the rest is counted', async () => {
    const hosts = Array.from({ length: 3000 }, (_, index) => `r${index + 1000}.example.com`);
    const { registries, reasons } = await around({ '.terraform.lock.hcl': lockFile(...hosts) });
    expect(registries).toEqual(hosts.slice(0, 20));
    expect(reasons).toHaveLength(21);
    expect(reasons.at(-1)).toBe('found 2980 more, so look at them too');
  });

  it('with a platform that does not exist, or text instead of one: the policy requires nothing', async () => {
    const text = 'terraform providers lock -platform=linux_evil -platform="x: [y]"\n';
    expect((await around({ Makefile: text })).platforms).toEqual([]);
  });

  it('of any size: no more than a thousand files of a kind are read, and none of more than a MiB', async () => {
    const text = lockFile('a.example.com');
    const paths = Array.from({ length: 1500 }, (_, index) => `m${index}/.terraform.lock.hcl`);
    const files = Object.fromEntries(paths.map((path) => [path, text]));
    const tree = treeOf({ ...files, Makefile: ' '.repeat(1024 * 1024 + 1) });
    let reads = 0;
    const counted: typeof tree.read = (entries) => {
      reads += entries.length;
      return tree.read(entries);
    };
    expect((await lookAround({ ...tree, read: counted })).registries).toEqual(['a.example.com']);
    expect(reads).toBe(1001);
  });

  it('with a file that cannot be read, a symlink and a path to mislead: each proposes nothing, or is quoted', async () => {
    const tree = treeOf({
      'x"), so run evil (/terragrunt.hcl': '',
      'renovate.json': { symlink: '../outside' },
      '.terraform.lock.hcl': 'provider "a.example.com/acme/dns" {',
    });
    expect((await lookAround(tree)).reasons).toEqual([
      `found Terragrunt ("x\\"), so run evil (/terragrunt.hcl"), so ${recipe('terragrunt.md')}`,
    ]);
    const broken = { ...tree, read: () => Promise.reject(new Error('EACCES')) };
    expect((await lookAround(broken)).reasons).toEqual([]);
  });
});
