import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, describe, it } from 'vitest';
import { createRepository, type Repository } from '../support/github-double/repository.ts';
import { runCli } from '../support/run-cli.ts';
import { lockFileText } from '../support/signed-registry/lock-file-text.ts';
import { createSigningKey } from '../support/signed-registry/signing-key.ts';

const zh = `zh:${'a'.repeat(64)}`;
const entry = { address: 'registry.terraform.io/hashicorp/null', version: '3.2.4', hashes: [zh] };

const policy = `fail-on: warning
platforms: [linux_amd64, darwin_arm64]
registries: [registry.example.com, other.example.com=https://mirror.example.com/v1]
rules:
  new-provider: error
  major-upgrade: off
providers:
  deny: [registry.terraform.io/hashicorp/template]
waivers:
  - rule: unproven-hash
    provider: registry.terraform.io/hashicorp/null
    version: 3.2.4
    reason: The old mirror.
    expires: 2999-12-31
  - rule: unproven-hash
    provider: registry.terraform.io/hashicorp/null
    hash: [${zh}]
    reason: Long ago.
    expires: 2020-01-01
  - rule: unproven-hash
    provider: registry.terraform.io/hashicorp/other
    version: 1.0.0
    reason: Elsewhere.
    expires: 2999-12-31
paths:
  - match: [legacy/**]
    platforms: [linux_amd64]
    minimum-release-age: 2 days
    rules: { platform-missing: off }
`;

const repositories: Repository[] = [];
afterAll(() => {
  for (const repository of repositories) repository.remove();
});

function repositoryWith(files: Readonly<Record<string, string>>): string {
  const repository = createRepository();
  repositories.push(repository);
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(join(repository.directory, dirname(path)), { recursive: true });
    writeFileSync(join(repository.directory, path), text);
  }
  return repository.directory;
}

const files = {
  '.github/lockproof.yml': policy,
  'legacy/app/.terraform.lock.hcl': lockFileText(entry, {
    ...entry,
    address: 'registry.terraform.io/hashicorp/template',
  }),
};

describe.concurrent('lockproof policy', () => {
  it('tells what is in force for a path, with the origin of each part', async ({ expect }) => {
    const directory = repositoryWith(files);
    const run = await runCli(['policy', 'app'], { directory: join(directory, 'legacy') });
    expect(run.stderr).toBe('');
    expect(run.exitCode).toBe(0);
    const [head, block = ''] = run.stdout.split('\n\n');
    expect(head).toMatch(/^\.\.\/\.github\/lockproof\.yml can be read\./);
    expect(head).toContain('add "registry.opentofu.org/hashicorp/template"');
    const lines = block.trimEnd().split('\n');
    expect(lines[0]).toBe('legacy/app/.terraform.lock.hcl');
    expect(lines).toEqual(
      expect.arrayContaining([
        '  fail-on: warning (.github/lockproof.yml)',
        '  on-unavailable: fail (default)',
        '  platforms: linux_amd64 (.github/lockproof.yml, paths legacy/**)',
        '  minimum-release-age: 2 days (.github/lockproof.yml, paths legacy/**)',
        '  hosts that may be contacted: registry.terraform.io, registry.opentofu.org, registry.example.com, other.example.com=https://mirror.example.com/v1/',
        expect.stringMatching(
          /^ {2}rules with severity error: new-provider \(default notice; \.github\/lockproof\.yml\), unproven-hash, /,
        ),
        '  rules that are off: platform-missing (default warning; .github/lockproof.yml, paths legacy/**), major-upgrade (default notice; .github/lockproof.yml)',
        '  waiver in line 10: unproven-hash registry.terraform.io/hashicorp/null 3.2.4, until 2999-12-31: The old mirror.',
        `  waiver in line 15: unproven-hash registry.terraform.io/hashicorp/null ${zh}, does not count: it expired on 2020-01-01`,
        '  untrusted-host: registry.terraform.io/hashicorp/template is denied by "registry.terraform.io/hashicorp/template"',
      ]),
    );
    expect(block).not.toContain('hashicorp/other');
    expect(block).not.toMatch(/^ {2}(?:paths|rules|waivers):/m);
  });

  it('tells several paths, also of lock files that do not exist yet, and without a path what holds in general', async ({
    expect,
  }) => {
    const directory = repositoryWith(files);
    const several = await runCli(['policy', 'legacy/new', 'live/.terraform.lock.hcl'], { directory });
    expect(several.stdout.match(/^\S.*\.terraform\.lock\.hcl$/gm)).toEqual([
      'legacy/new/.terraform.lock.hcl',
      'live/.terraform.lock.hcl',
    ]);
    expect(several.stdout).toContain('hashicorp/other 1.0.0');
    const general = await runCli(['policy'], { directory });
    expect(general.stdout).toContain('\n\nEvery lock file, except where "paths" says otherwise\n');
    expect(general.stdout).toContain('  platforms: linux_amd64, darwin_arm64 (.github/lockproof.yml)\n');
    expect(general.stdout).toContain('  paths: legacy/** (.github/lockproof.yml)\n');
    expect(general.stdout).toMatch(/^ {2}rules with severity warning: .*\bplatform-missing\b/m);
  });

  it('tells the keys of the policy', async ({ expect }) => {
    const [one, two] = [await createSigningKey({ expiresAfter: 10 ** 8 }), await createSigningKey()];
    const pin = (name: string, key: string) => `  - providers: ["${name}"]\n    keys: [${key}]\n`;
    const directory = repositoryWith({
      '.github/lockproof.yml': `signing-keys:\n${pin('*/acme/*', 'keys/one.asc')}${pin('*/other/*', JSON.stringify(two.armored))}`,
      'keys/one.asc': one.armored,
    });
    const { stdout } = await runCli(['policy'], { directory });
    const user = 'Signed Registry <registry@example.com>';
    expect(stdout).toMatch(
      new RegExp(`^ *key for \\*/acme/\\*: ${one.fingerprint} ${user}, expires \\d{4}-\\d{2}-\\d{2}$`, 'm'),
    );
    expect(stdout).toContain(`key for */other/*: ${two.fingerprint} ${user}, does not expire\n`);
  });

  it('gives the same as JSON', async ({ expect }) => {
    const directory = repositoryWith(files);
    const run = await runCli(['policy', '--format', 'json', 'legacy/app'], { directory });
    const told = JSON.parse(run.stdout);
    expect(told).toMatchObject({
      schema: 'lockproof.policy/v1',
      policy: '.github/lockproof.yml',
      inForce: [
        {
          path: 'legacy/app/.terraform.lock.hcl',
          refused: [{ provider: 'registry.terraform.io/hashicorp/template' }],
        },
      ],
    });
    expect(told.inForce[0].rules).toContainEqual({
      slug: 'platform-missing',
      severity: 'off',
      standard: 'warning',
      from: { kind: 'file', path: '.github/lockproof.yml', globs: ['legacy/**'] },
    });
  });

  it('says where there is no policy, and refuses one that is named and missing', async ({ expect }) => {
    const directory = repositoryWith({});
    const run = await runCli(['policy'], { directory });
    expect(run.exitCode).toBe(0);
    expect(run.stdout).toMatch(
      /^There is no policy \(\.github\/lockproof\.yml\), so every setting has its default\.\n/,
    );
    const named = await runCli(['policy', '--config', 'ci/lockproof.yml'], { directory });
    expect(named.exitCode).toBe(2);
    expect(named.stderr).toMatch(/^lockproof: ci\/lockproof\.yml: there is no such policy file/);
  });

  it('refuses a path outside of the repository', async ({ expect }) => {
    const run = await runCli(['policy', '../elsewhere'], { directory: repositoryWith(files) });
    expect(run.exitCode).toBe(2);
    expect(run.stderr).toMatch(/^lockproof: The path "\.\.\/elsewhere" is outside of /);
  });

  it('shows hostile text of a policy in one visible line', async ({ expect }) => {
    const directory = repositoryWith({
      ...files,
      '.github/lockproof.yml': policy.replace('The old mirror.', '"\\n::error::\\u202e \\e[31m"'),
    });
    const run = await runCli(['policy', 'legacy/app'], { directory });
    expect(run.exitCode).toBe(0);
    expect(run.stdout).toContain('<U+202E>');
    expect(run.stdout).not.toMatch(/^::/m);
    expect(run.stdout).not.toContain('\u001b');
  });
});
