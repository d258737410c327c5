import { describe, expect, it } from 'vitest';
import { publishEntry } from './honest-entry.ts';
import { annotationsIn } from './run-log.ts';
import { setStage } from './stage.ts';

const path = 'infra/.terraform.lock.hcl';

describe('a pull request that changes no lock file', () => {
  it.concurrent.for([
    { what: 'next to lock files that stay as they are', locked: true },
    { what: 'in a repository without any', locked: false },
  ])(
    'gets one line in the log, $what: no comment, no request to a registry (T48)',
    async ({ locked }, test) => {
      const stage = await setStage(test);
      const { text } = await publishEntry(stage.registry);
      const pull = stage.openPull(
        { 'README.md': 'one\n', ...(locked ? { [path]: text, 'infra/versions.tf': '' } : {}) },
        { 'README.md': 'two\n', 'infra/main.tf': 'terraform {}\n' },
      );

      const run = await stage.review(pull);
      expect(run.exitCode).toBe(0);
      expect(run.stdout).toBe('✅ Lockproof: no lock file changed\n');
      expect(run.stderr).toBe('');
      expect(run.outputs).toMatchObject({
        verdict: 'unchanged',
        changes: '0',
        unproven: '0',
        'comment-url': '',
      });
      expect(run.report).toMatchObject({ verdict: 'unchanged', files: [], changes: [], findings: [] });
      expect(run.summary).toContain('no lock file changed');
      expect(stage.github.comments).toEqual([]);
      expect(stage.registry.requests).toEqual([]);
    },
  );

  it.concurrent('updates the comment of an earlier run, and writes no other', async (test) => {
    const stage = await setStage(test);
    const { text } = await publishEntry(stage.registry);
    const pull = stage.openPull({ 'README.md': 'one\n' }, { [path]: text });
    const first = await stage.review(pull);
    const [comment] = stage.github.comments;
    expect(comment?.body).toContain('3 of 3 hashes');

    stage.registry.clearRequests();
    const tip = stage.push({ [path]: null, 'README.md': 'two\n' });
    const second = await stage.review(pull);
    expect(second.exitCode).toBe(0);
    expect(second.outputs).toMatchObject({
      verdict: 'unchanged',
      'comment-url': first.outputs['comment-url'],
    });
    expect(annotationsIn(second.stdout)).toEqual([]);
    expect(stage.github.comments).toHaveLength(1);
    expect(comment?.body).toContain('no lock file changed');
    expect(comment?.body).toContain(tip.slice(0, 7));
    expect(stage.registry.requests).toEqual([]);
  });
});
