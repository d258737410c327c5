import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { annotationsIn } from './run-log.ts';
import { openStage, type Stage, setStage } from './stage.ts';

describe('a wrong input', () => {
  let stage: Stage & { close(): Promise<void> };
  let pull: number;

  beforeAll(async () => {
    stage = await openStage();
    pull = stage.openPull({}, { '.terraform.lock.hcl': '' });
  });

  afterAll(async () => {
    // One look for a comment of an earlier run, and nothing is written.
    const asked = stage.github.requests.map(({ method, path }) => `${method} ${path}`);
    expect(new Set(asked)).toEqual(new Set(['POST /graphql']));
    expect(stage.github.comments).toEqual([]);
    expect(stage.registry.requests).toEqual([]);
    await stage.close();
  });

  it.concurrent.for([
    { input: 'scope', value: 'everything', allowed: 'changed, all' },
    { input: 'fail-on', value: 'errors', allowed: 'error, warning, never' },
    { input: 'on-unavailable', value: 'pass', allowed: 'fail, warn' },
    { input: 'accept-asserted', value: 'yes', allowed: 'true, false' },
    { input: 'announced-h1', value: 'always', allowed: 'sample, compute, accept' },
    { input: 'advisories', value: 'no', allowed: 'true, false' },
    { input: 'platforms', value: 'linux_amd64\nlinux/arm64', allowed: 'linux_amd64' },
    { input: 'registries', value: 'https://registry.example.com/', allowed: 'hosts, one per line' },
    {
      input: 'registries',
      value: 'registry.example.com=http://plain.example.com/',
      allowed: 'host=https://',
    },
    { input: 'comment', value: 'sometimes', allowed: 'always, on-problem, never' },
    { input: 'review-comments', value: '1', allowed: 'true, false' },
    { input: 'suggestions', value: 'on', allowed: 'true, false' },
    { input: 'cache', value: 'auto', allowed: 'the full path of a folder, or nothing' },
    { input: 'max-download', value: '4 gigs', allowed: '4GiB' },
    { input: 'lock-files', value: '!**/old/**', allowed: '**/.terraform.lock.hcl' },
  ])(
    '$input: one line with its name and the allowed values, exit code 2',
    async ({ input, value, allowed }) => {
      const run = await stage.review(pull, { inputs: { [input]: value } });
      expect(run.exitCode).toBe(2);
      expect(run.stdout.trimEnd().split('\n')).toHaveLength(1);
      const [said] = annotationsIn(run.stdout);
      expect(said).toMatchObject({ level: 'error', title: 'Lockproof', file: null });
      expect(said?.message).toContain(`"${input}"`);
      expect(said?.message).toContain(allowed);
      expect(run.stderr).toBe('');
      expect(run.report).toBeNull();
      expect(run.outputs.verdict).not.toBe('verified');
    },
  );

  it.concurrent('is one of several: each has a separate line', async () => {
    const run = await stage.review(pull, { inputs: { scope: 'most', comment: 'rarely' } });
    expect(run.exitCode).toBe(2);
    expect(annotationsIn(run.stdout).map(({ message }) => message.slice(0, 16))).toEqual([
      'Input "scope": "',
      'Input "comment":',
    ]);
  });

  it.concurrent('cannot send a command to the runner', async () => {
    const run = await stage.review(pull, {
      inputs: { 'fail-on': 'x\n::add-mask::a\n::set-output name=a::b' },
    });
    expect(run.exitCode).toBe(2);
    expect(run.stdout).toMatch(/^::error title=Lockproof::[^\n]*\n$/);
  });

  it.concurrent('is not an empty input: that means the default', async (test) => {
    const own = await setStage(test);
    const inputs = { 'fail-on': ' ', base: '', head: '', comment: 'never' };
    const run = await own.review(own.openPull({}, { 'README.md': '' }), { inputs });
    expect(run.exitCode).toBe(0);
    expect(run.outputs.verdict).toBe('unchanged');
  });
});
