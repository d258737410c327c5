import { describe, expect, it } from 'vitest';
import { backend, binary, calls, commit, path } from '../support/changes/around-the-lock-file.ts';
import { publishEntry } from './honest-entry.ts';
import { setStage } from './stage.ts';

describe.concurrent('a pull request without any lock file', () => {
  it('tells what it brings beside them (T65, T66, T67)', async (test) => {
    const stage = await setStage(test);
    const { text } = await publishEntry(stage.registry, { namespace: 'acme' });
    const head = { vendor: commit('1'), [binary]: 'ELF', 'live/main.tf': `${backend}${calls('../vendor')}` };
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
});
