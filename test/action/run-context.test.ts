import { afterEach, expect, it, vi } from 'vitest';
import { readRunContext } from '../../src/action/run-context.ts';

afterEach(() => vi.unstubAllEnvs());

it('what reviews something else has a comment of its own, and each run of one job has the same', async () => {
  const idWith = async (env: Readonly<Record<string, string>>) => {
    const ref = 'o/r/.github/workflows/lockproof.yml@refs/pull/1/merge';
    const all = { GITHUB_REPOSITORY: 'o/r', GITHUB_WORKFLOW_REF: ref, GITHUB_JOB: 'lockproof', ...env };
    for (const [name, value] of Object.entries(all)) vi.stubEnv(name, value);
    const { commentId } = await readRunContext(all);
    vi.unstubAllEnvs();
    return commentId;
  };
  const usual = await idWith({});
  const same = {
    GITHUB_WORKFLOW_REF: 'o/r/.github/workflows/lockproof.yml@refs/pull/2/merge',
    GITHUB_RUN_ID: '2',
  };
  expect(await idWith(same)).toBe(usual);
  const others = [
    { GITHUB_WORKFLOW_REF: 'o/r/.github/workflows/audit.yml@refs/pull/1/merge' },
    { GITHUB_JOB: 'other' },
    { GITHUB_ACTION: '__lockproof_lockproof_2' },
    { 'INPUT_LOCK-FILES': 'network/**/.terraform.lock.hcl' },
    { INPUT_CONFIG: 'strict.yml' },
  ];
  const ids = new Set([usual]);
  for (const other of others) ids.add(await idWith(other));
  expect(ids.size).toBe(6);
});
