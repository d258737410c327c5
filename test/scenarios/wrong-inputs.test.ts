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
    { input: 'registries', value: 'https://registry.example.com/', allowed: 'hosts, one per line' },
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
      expect(run.summary).toContain('### ❌ Lockproof: not reviewed. ');
      expect(run.report).toBeNull();
      expect(run.outputs.verdict).not.toBe('verified');
    },
  );

  it.concurrent('is one of several: each has a separate line, and cannot send a command to the runner', async () => {
    const hostile = 'x\n::add-mask::a\n::set-output name=a::b';
    const run = await stage.review(pull, { inputs: { scope: 'most', 'fail-on': hostile } });
    expect(run.exitCode).toBe(2);
    expect(annotationsIn(run.stdout).map(({ message }) => message.slice(0, 16))).toEqual([
      'Input "scope": "',
      'Input "fail-on":',
    ]);
    expect(run.stdout).toMatch(/^(?:::error title=Lockproof::[^\n]*\n){2}$/);
  });

  it.concurrent('is not an empty input: that means the default', async (test) => {
    const own = await setStage(test);
    const inputs = { 'fail-on': ' ', base: '', head: '', comment: 'never' };
    const run = await own.review(own.openPull({}, { 'README.md': '' }), { inputs });
    expect(run.exitCode).toBe(0);
    expect(run.outputs.verdict).toBe('unchanged');
  });
});

describe('a value that nobody may read', () => {
  it('is refused where no header takes it, and never printed; a line break at its end is none of it', async (test) => {
    const own = await setStage(test);
    const pull = own.openPull({}, { 'README.md': '' });
    for (const input of ['github-token', 'config-token'])
      for (const secret of ['ghs_first\nsecond', 'ghs_first\u{2014}second']) {
        const run = await own.review(pull, { inputs: { [input]: secret }, env: { RUNNER_DEBUG: '1' } });
        expect(run.exitCode).toBe(2);
        expect(annotationsIn(run.stdout)[0]?.message).toContain(`Input "${input}" is no token`);
        expect(`${run.stdout}${run.stderr}${run.summary}`).not.toMatch(/ghs_|second/);
      }
    const inputs = { 'github-token': 'ghs_test\n', 'config-token': 'ghs_test\n' };
    expect((await own.review(pull, { inputs })).exitCode).toBe(0);
    // A password in another value (T54).
    const registries = 'one.example.com=https://user:SECRET@one.example.com/v1/';
    const run = await own.review(pull, { inputs: { registries } });
    expect(run.exitCode).toBe(2);
    expect(run.stdout).toContain('one.example.com=https://');
    expect(`${run.stdout}${run.summary}`).not.toMatch(/SECRET|user/);
  });
});

describe('what the runner gives', () => {
  it('is told where the event is empty', async (test) => {
    const own = await setStage(test);
    const pull = own.openPull({}, { '.terraform.lock.hcl': '' });
    const run = await own.review(pull, { env: { GITHUB_EVENT_PATH: '/dev/null' } });
    expect(run.exitCode).toBe(2);
    expect(run.stdout).toContain('The file of GITHUB_EVENT_PATH is not the JSON of an event');
    expect(run.stdout).not.toContain('because of a bug');
  });

  it('may lack the file of outputs: the review counts', async (test) => {
    const own = await setStage(test);
    const pull = own.openPull({}, { 'README.md': '' });
    const run = await own.review(pull, { env: { GITHUB_OUTPUT: '/nowhere/output' } });
    expect(run.exitCode).toBe(0);
    expect(run.stdout).toContain('The outputs of this step could not be written (');
    expect(run.stdout).not.toMatch(/bug|nothing was proven/);
    expect(own.github.comments).toHaveLength(0);
  });
});
