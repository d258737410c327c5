import { existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { Ajv } from 'ajv';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { policyFile, workflowFile } from '../../src/cli/init.ts';
import { allSettings, rules } from '../../src/extensions/index.ts';
import { settingsUnder } from '../../src/policy/policy.ts';
import { parsePolicy } from '../../src/policy/policy-file.ts';
import { settingsFrom } from '../../src/policy/settings-from.ts';
import { openRepositories, withoutPin } from '../support/repository-with.ts';
import { init } from './run-init.ts';

const root = resolve(import.meta.dirname, '../..');
const schema = JSON.parse(readFileSync(join(root, 'docs/lockproof.schema.json'), 'utf8')) as {
  readonly properties: Readonly<Record<string, unknown>>;
};
const isValid = new Ajv({ allowUnionTypes: true }).compile(schema);

const { repositoryWith } = openRepositories();

const header =
  '# This file is maintained automatically by "terraform init".\n# Manual edits may be lost in future updates.\n';

describe('the starter files', () => {
  it('the workflow is the one of the README', () => {
    const [, readme = ''] =
      /```yaml\n(name: lockproof\n[\s\S]*?)```/.exec(readFileSync(join(root, 'README.md'), 'utf8')) ?? [];
    expect(workflowFile.text).toBe(readme);
  });

  it('the policy sets nothing, so that a shared policy decides once its line has no # any more', () => {
    const policy = parsePolicy(policyFile.text, policyFile.path, rules, allSettings);
    const standard = settingsFrom(new Map(), { rows: allSettings });
    expect(settingsUnder(policy, standard)).toEqual({ ...standard, policy });
    expect([...policy.said.keys()]).toEqual([]);
    const extending = policyFile.text.replace('#extends:', 'extends:');
    expect(Object.keys(parse(extending) as object)).toEqual(['extends']);
  });

  it('the policy has every key, and is a policy without any # before a key, too', () => {
    const examples = policyFile.text.replaceAll(/^#(?=[a-z0-9-]+:(?: \S|$)| {2}\S| {4})/gm, '');
    const read = parse(examples) as object;
    expect(Object.keys(read).sort()).toEqual(Object.keys(schema.properties).sort());
    expect(isValid(read), JSON.stringify(isValid.errors)).toBe(true);
    expect(() => parsePolicy(examples, policyFile.path, rules, allSettings)).not.toThrow();
  });
});

describe('lockproof init', () => {
  it('fits what the repository has, and says why', async () => {
    const directory = repositoryWith({
      'infra/.terraform.lock.hcl': `${header}\nprovider "registry.example.com/acme/dns" {\n  version = "1.0.0"\n}\n`,
      Makefile: 'lock:\n\tterraform providers lock -platform=linux_amd64\n',
      'renovate.json': '{}',
      '.gitignore': 'ignored/\n',
      'ignored/terragrunt.hcl': '',
    });
    const run = await init(directory);
    expect(run.exitCode).toBe(0);
    expect(run.stdout.split('\n').slice(0, 5)).toEqual([
      expect.stringMatching(/^found registry\.example\.com \("infra\/\.terraform\.lock\.hcl"\), so /),
      'found linux_amd64 ("Makefile"), so the policy requires this platform',
      expect.stringMatching(/^found Renovate \("renovate\.json"\), so see .*\/bots\.md$/),
      'wrote .github/workflows/lockproof.yml',
      'wrote .github/lockproof.yml',
    ]);
    const policy = readFileSync(join(directory, policyFile.path), 'utf8');
    expect(isValid(parse(policy))).toBe(true);
    expect(parse(policy)).toMatchObject({ registries: ['registry.example.com'], platforms: ['linux_amd64'] });
    const workflow = readFileSync(join(directory, workflowFile.path), 'utf8');
    expect(workflow).toContain('runs-on: ubuntu-latest');
    expect(parse(withoutPin(workflow))).toEqual(parse(withoutPin(workflowFile.text)));
    expect(parse(workflow.replaceAll('        #', '       '))).toMatchObject({
      jobs: {
        lockproof: {
          steps: [
            { env: { TF_TOKEN_registry_example_com: expect.stringMatching(/^\$\{\{ secrets\.\w+ \}\}$/) } },
          ],
        },
      },
    });
  });

  it.for([
    {
      what: 'one h1',
      h1: 1,
      runner: 'ubuntu-slim',
      says: /^- 1 of 1 entry .* add them first: `[^`]*lock --platform linux_amd64 --platform darwin_arm64`$/m,
    },
    {
      what: 'two h1',
      h1: 2,
      runner: 'ubuntu-slim',
      says: /^- See whether .*lock --check --platform linux_amd64 --platform darwin_arm64`$/m,
    },
    { what: 'many h1', h1: 3, runner: 'ubuntu-latest', says: /lock --check/ },
  ])(
    'with $what: says whether the platforms are there, and takes the runner that is large enough',
    async ({ h1, runner, says }) => {
      const hashes = Array.from(
        { length: h1 },
        (_, at) => `    "h1:${Buffer.alloc(32, at).toString('base64')}",\n`,
      );
      const directory = repositoryWith({
        '.terraform.lock.hcl': `${header}\nprovider "registry.terraform.io/acme/dns" {\n  version = "1.0.0"\n  hashes = [\n${hashes.join('')}  ]\n}\n`,
        Makefile: 'lock:\n\tterraform providers lock -platform=linux_amd64 -platform=darwin_arm64\n',
      });
      const run = await init(directory);
      expect(run.stdout).toMatch(says);
      expect(run.stdout.includes('ubuntu-slim')).toBe(runner === 'ubuntu-slim');
      expect(readFileSync(join(directory, workflowFile.path), 'utf8')).toContain(`runs-on: ${runner}\n`);
    },
  );

  it.for([
    { what: 'the policy', taken: [policyFile.path] },
    { what: 'the workflow', taken: [workflowFile.path] },
    { what: 'both', taken: [workflowFile.path, policyFile.path] },
  ])('never writes over $what, nor the other file beside it', async ({ taken }) => {
    const directory = repositoryWith(Object.fromEntries(taken.map((path) => [path, 'mine\n'])));
    const run = await init(directory);
    expect(run.exitCode).toBe(2);
    expect(run.stdout).toBe('');
    expect(
      run.stderr
        .trimEnd()
        .split('\n')
        .map((line) => line.split('; ')[0]),
    ).toEqual(taken.map((path) => `${path} exists`));
    for (const { path } of [workflowFile, policyFile]) {
      expect(existsSync(join(directory, path))).toBe(taken.includes(path));
      if (taken.includes(path)) expect(readFileSync(join(directory, path), 'utf8')).toBe('mine\n');
    }
  });

  it.for([
    { file: '.gitlab-ci.yml', recipe: 'gitlab.md' },
    { file: 'azure-pipelines.yml', recipe: 'azure-pipelines.md' },
    { file: 'bitbucket-pipelines.yml', recipe: 'bitbucket.md' },
    { file: 'atlantis.yaml', recipe: 'atlantis.md' },
  ])('beside $file it writes the policy alone and names $recipe', async ({ file, recipe }) => {
    const directory = repositoryWith({ [file]: '' });
    const run = await init(directory);
    expect(run.exitCode).toBe(0);
    expect(run.stdout).toMatch(/^wrote \.github\/lockproof\.yml\n\n/);
    expect(run.stdout).toContain(`/recipes/${recipe}\n`);
    expect(existsSync(join(root, 'docs/recipes', recipe))).toBe(true);
    expect(existsSync(join(directory, workflowFile.path))).toBe(false);
  });

  it('follows no link out of the repository, and does not take a link without a target for a free place', async () => {
    const outside = mkdtempSync(join(tmpdir(), 'lockproof-outside-'));
    const directory = repositoryWith();
    symlinkSync(outside, join(directory, '.github'));
    const run = await init(directory);
    expect(run.exitCode).toBe(2);
    expect(run.stderr).toContain('leads out of the repository; nothing was written.');
    expect(existsSync(join(outside, 'lockproof.yml'))).toBe(false);
    rmSync(outside, { recursive: true });

    const linked = repositoryWith({ '.github/CODEOWNERS': '' });
    symlinkSync('nowhere', join(linked, policyFile.path));
    expect((await init(linked)).exitCode).toBe(2);
    expect(existsSync(join(linked, workflowFile.path))).toBe(false);
  });
});
