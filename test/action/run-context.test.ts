import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import { readRunContext } from '../../src/action/run-context.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

afterEach(() => vi.unstubAllEnvs());

async function contextWith(env: Readonly<Record<string, string>>) {
  const ref = 'o/r/.github/workflows/lockproof.yml@refs/pull/1/merge';
  const all = { GITHUB_REPOSITORY: 'o/r', GITHUB_WORKFLOW_REF: ref, GITHUB_JOB: 'lockproof', ...env };
  for (const [name, value] of Object.entries(all)) vi.stubEnv(name, value);
  const context = await readRunContext(all);
  vi.unstubAllEnvs();
  return context;
}

it('what reviews something else has a comment of its own, and each run of one job has the same', async () => {
  const idWith = async (env: Readonly<Record<string, string>>) => (await contextWith(env)).commentId;
  const usual = await idWith({});
  const same = {
    GITHUB_WORKFLOW_REF: 'o/r/.github/workflows/lockproof.yml@refs/pull/2/merge',
    GITHUB_RUN_ID: '2',
    // They are others in each run.
    INPUT_BASE: '1'.repeat(40),
    INPUT_HEAD: '2'.repeat(40),
  };
  expect(await idWith(same)).toBe(usual);
  const workflows = 'o/r/.github/workflows';
  const others = [
    { GITHUB_WORKFLOW_REF: `${workflows}/audit.yml@refs/pull/1/merge` },
    { GITHUB_WORKFLOW_REF: `${workflows}/lockproof@prod.yml@refs/pull/1/merge` },
    { GITHUB_WORKFLOW_REF: `${workflows}/lockproof@dev.yml@refs/pull/1/merge` },
    { GITHUB_JOB: 'other' },
    { GITHUB_ACTION: '__lockproof_lockproof_2' },
    { 'INPUT_LOCK-FILES': 'network/**/.terraform.lock.hcl' },
    { INPUT_CONFIG: 'strict.yml' },
    { INPUT_BASE: 'main' },
    { INPUT_HEAD: 'main' },
  ];
  const ids = new Set([usual]);
  for (const other of others) ids.add(await idWith(other));
  expect(ids.size).toBe(10);
  for (const ref of ['refs/heads/a@b', '0'.repeat(40)])
    expect(await idWith({ GITHUB_WORKFLOW_REF: `${workflows}/lockproof.yml@${ref}` })).toBe(usual);
});

it('only the jobs of one attempt at one commit have the same attempt', async () => {
  const attemptOf = async (env: Readonly<Record<string, string>>) =>
    (await contextWith({ GITHUB_RUN_ID: '1', GITHUB_RUN_ATTEMPT: '1', ...env })).attempt;
  const event = (sha: string) => {
    const path = join(temporaryFolder(), `${sha}.json`);
    writeFileSync(path, JSON.stringify({ pull_request: { head: { sha } } }));
    return { GITHUB_EVENT_PATH: path };
  };
  const first = await attemptOf(event('a'));
  expect(await attemptOf({ ...event('a'), GITHUB_JOB: 'other' })).toBe(first);
  const others = [{ GITHUB_RUN_ID: '2' }, { GITHUB_RUN_ATTEMPT: '2' }, event('b')];
  for (const other of others) expect(await attemptOf({ ...event('a'), ...other })).not.toBe(first);
});
