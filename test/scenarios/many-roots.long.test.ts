import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { findingsAbout } from '../support/judged-change.ts';
import { commitManyRoots, type ManyRoots } from '../support/many-roots.ts';
import type { ActionRun } from '../support/run-action.ts';
import { runCli } from '../support/run-cli.ts';
import { startTwoCommits } from '../support/two-commits.ts';
import { publishEntry } from './honest-entry.ts';
import { annotationsIn } from './run-log.ts';
import { type Stage, setStage } from './stage.ts';

interface Counted {
  readonly run: ActionRun;
  readonly graphQL: number;
  readonly rest: number;
}

async function stageOf(many: ManyRoots): Promise<Stage> {
  const stage = await setStage();
  await commitManyRoots(many, stage);
  stage.github.openPull({ head: 'change' });
  return stage;
}

async function counted({ github, review }: Stage, action?: 'synchronize'): Promise<Counted> {
  const before = github.requests.length;
  const run = await review(1, action === undefined ? {} : { action });
  const asked = github.requests.slice(before);
  const graphQL = asked.filter(({ path }) => path === '/graphql').length;
  return { run, graphQL, rest: asked.length - graphQL };
}

describe('GitHub allows a repository 1,000 requests of each kind in an hour', () => {
  it('320 roots with four files each in one pull request: few requests, twice within the hour', async () => {
    const stage = await stageOf({ roots: 320, changed: 320, versions: 4 });
    for (const action of [undefined, 'synchronize'] as const) {
      const { run, graphQL, rest } = await counted(stage, action);
      expect(run.report?.verdict).toBe('verified');
      expect(run.exitCode).toBe(0);
      expect(run.report?.totals.files).toBe(320);
      expect(run.report?.findings).toEqual([]);
      expect(graphQL).toBeLessThanOrEqual(30);
      // The first run creates the comment, and then writes the comment's own number into it.
      expect(rest).toBeLessThanOrEqual(action === undefined ? 5 : 4);
    }
  });

  it('three roots of a thousand cost what three roots cost', async () => {
    const few = await counted(await stageOf({ roots: 3, changed: 3, versions: 3 }));
    const many = await counted(await stageOf({ roots: 1_000, changed: 3, versions: 3 }));
    expect(many.run.report?.totals.files).toBe(3);
    expect([many.graphQL, many.rest]).toEqual([few.graphQL, few.rest]);
    expect([few.graphQL, few.rest]).toEqual([6, 5]);
  });

  it('where GraphQL has no points left, the time when it comes back is said', async () => {
    const stage = await stageOf({ roots: 320, changed: 320, versions: 1 });
    stage.github.budgets.graphql.used = 1_000;
    const { run, rest } = await counted(stage);
    expect(run.exitCode).toBe(3);
    expect(run.outputs.verdict).toBe('incomplete');
    expect(rest).toBeLessThanOrEqual(4);
    const [said, ...more] = annotationsIn(run.stdout);
    expect(more).toEqual([]);
    expect(said?.message).toMatch(
      /^GitHub's rate limit of 1000 GraphQL points an hour is used up until \d{4}-\d\d-\d\d \d\d:\d\d:\d\d UTC, so the base branch could not be read; run the job again after that\./,
    );
  });

  it('where REST has none left, the time when it comes back is said', async () => {
    const stage = await stageOf({ roots: 1, changed: 1, versions: 1 });
    stage.github.budgets.core.used = 1_000;
    const { run } = await counted(stage);
    expect(run.exitCode).toBe(3);
    const back = new Date(stage.github.budgets.core.reset * 1_000).toISOString();
    expect(annotationsIn(run.stdout).map(({ message }) => message)).toEqual([
      expect.stringContaining(`used up until ${back.slice(0, 10)} ${back.slice(11, 19)} UTC`),
    ]);
  });

  it('60 root modules that move without their lock files cost few requests', async (test) => {
    const names = Array.from({ length: 60 }, (_, at) => `root-${at}`);
    const lock = 'provider "registry.terraform.io/hashicorp/one" {\n  version = "1.0.0"\n}\n';
    const main = (name: string, size: number) =>
      `output "${name}" {\n  value = ${size}\n}\n\nprovider "one" {}\n`;
    const base = names.flatMap((name) => [
      [`old/${name}/.terraform.lock.hcl`, `${lock}# ${name}\n`],
      [`old/${name}/main.tf`, main(name, 1)],
    ]);
    const head = names.map((name) => [`new/${name}/main.tf`, main(name, 2)]);
    const commits = await startTwoCommits(Object.fromEntries(base), {
      ...Object.fromEntries(base.map(([path]) => [path, null])),
      ...Object.fromEntries(head),
    });
    test.onTestFinished(() => commits.close());
    const told = await findingsAbout(commits.sourceFrom('github'), ['lock-file-removed']);
    expect(told).toHaveLength(60);
    expect(new Set(told.map(({ severity }) => severity))).toEqual(new Set(['error']));
    expect(commits.github.requests.length).toBeLessThanOrEqual(15);
  });

  describe('modules that call each other 300 levels deep cost the requests of the few levels that are followed', () => {
    const roots = ['one', 'two', 'three'];

    it.for([
      { what: 'beside lock files that change', changes: true, slash: '/' },
      { what: 'beside lock files that stay as they are', changes: false, slash: '/' },
      { what: 'where only a parser finds the calls', changes: true, slash: '\\u002f' },
    ])('$what', async ({ changes, slash }, test) => {
      const stage = await setStage(test);
      const { text } = await publishEntry(stage.registry, { namespace: 'acme' });
      const locks = Object.fromEntries(roots.map((root) => [`${root}/.terraform.lock.hcl`, text]));
      const call = (folder: string) => `module "a" {\n  source = "..${slash}${folder}"\n}\n`;
      const chains = roots.flatMap((root) =>
        Array.from({ length: 300 }, (_, at) => [`${root}-${at}/a.tf`, call(`${root}-${at + 1}`)]),
      );
      const calling = Object.fromEntries([
        ...roots.map((root) => [`${root}/main.tf`, call(`${root}-0`)]),
        ...chains,
      ]);
      const pull = stage.openPull({ 'README.md': 'x', ...(changes ? {} : locks) }, { ...calling, ...locks });
      const run = await stage.review(pull, { inputs: { comment: 'never' } });
      expect(run.exitCode).toBe(0);
      expect(stage.github.requests.length).toBeLessThanOrEqual(35);
      expect(`${run.stdout}${JSON.stringify(run.report)}`).toContain('are followed 20 calls deep');
    });
  });
});

describe.skipIf(process.platform === 'win32')('300 root modules of a clone that call one module', () => {
  const roots = 300;
  const requiring = (name: string, source: string) =>
    `terraform {\n  required_providers {\n    ${name} = { source = "${source}" }\n  }\n}\n`;

  it.for([
    { what: 'that requires a new provider: each is named', isOther: true, isCheckedOut: true },
    { what: 'that requires a new provider, as commits', isOther: true, isCheckedOut: false },
    { what: 'that requires what it required: nothing is found', isOther: false, isCheckedOut: true },
  ])('$what, with few processes of git', async ({ isOther, isCheckedOut }, test) => {
    const stage = await setStage(test);
    const { entry, text } = await publishEntry(stage.registry, { namespace: 'acme' });
    const files = Array.from({ length: roots }, (_, at) => [
      [`r${at}/main.tf`, `module "m" {\n  source = "../m"\n}\n# ${at}\n`],
      [`r${at}/.terraform.lock.hcl`, `${text}# ${at}\n`],
    ]);
    const module = requiring('null', entry.address);
    const other = requiring('other', `${stage.registry.host}/acme/other`);
    stage.openPull(
      { ...Object.fromEntries(files.flat()), 'm/a.tf': module },
      { 'm/a.tf': `# Edited\n${module}`, ...(isOther ? { 'm/b.tf': other } : {}) },
    );
    stage.repository.checkOut('change');
    const programs = mkdtempSync(join(tmpdir(), 'lockproof-git-'));
    test.onTestFinished(() => rmSync(programs, { recursive: true }));
    const real = execFileSync('sh', ['-c', 'command -v git']).toString().trim();
    const log = join(programs, 'log');
    writeFileSync(join(programs, 'git'), `#!/bin/sh\necho x >>'${log}'\nexec '${real}' "$@"\n`, {
      mode: 0o755,
    });
    const ends = ['--base', 'main', ...(isCheckedOut ? [] : ['--head', 'change'])];
    const run = await runCli(['review', ...ends, '--registries', stage.registry.host, '--format', 'json'], {
      directory: stage.repository.directory,
      caFile: stage.registry.caFile,
      env: { PATH: `${programs}${delimiter}${process.env.PATH ?? ''}` },
    });
    expect(run.exitCode).toBe(0);
    const { findings } = JSON.parse(run.stdout);
    const missing = findings.filter(({ rule }: { rule: string }) => rule === 'missing-from-lock');
    expect(missing).toHaveLength(isOther ? roots : 0);
    expect(existsSync(log)).toBe(true);
    expect(readFileSync(log, 'utf8').split('\n').length).toBeLessThan(40);
  });
});
