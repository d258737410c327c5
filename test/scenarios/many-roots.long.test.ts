import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { commitManyRoots, type ManyRoots } from '../support/many-roots.ts';
import type { ActionRun } from '../support/run-action.ts';
import { runCli } from '../support/run-cli.ts';
import { publishEntry } from './honest-entry.ts';
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
    expect([few.graphQL, few.rest]).toEqual([7, 5]);
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
