import { describe, expect, it } from 'vitest';
import { plantedZh } from '../support/signed-registry/provider-package.ts';
import { publishEntry } from './honest-entry.ts';
import { annotationsIn, stackTrace } from './run-log.ts';
import { type Stage, setStage } from './stage.ts';

const path = 'infra/.terraform.lock.hcl';
const withoutToken = { inputs: { 'github-token': '' } };

describe.concurrent('GitHub', () => {
  it('is down: exit code 3 after a few tries', async (test) => {
    const stage = await setStage(test);
    const pull = await openPull(stage);
    stage.github.faults.serverErrors = Number.POSITIVE_INFINITY;
    const run = await stage.review(pull);
    expect(run.exitCode).toBe(3);
    expect(run.outputs.verdict).toBe('incomplete');
    expect(annotationsIn(run.stdout).at(-1)?.message).toMatch(
      /Lockproof could not get .* from GitHub .*run the job again/,
    );
    expect(run.stdout).not.toMatch(stackTrace);
    expect(stage.registry.requests).toEqual([]);
  });

  it('cannot be reached at all: exit code 3 after a few tries', async (test) => {
    const stage = await setStage(test);
    const pull = await openPull(stage);
    const run = await stage.review(pull, { env: { GITHUB_API_URL: 'http://127.0.0.1:9' } });
    expect(run.exitCode).toBe(3);
    expect(run.outputs.verdict).toBe('incomplete');
    expect(annotationsIn(run.stdout).at(-1)?.message).toMatch(/Lockproof could not get .* from GitHub/);
    expect(run.stdout).not.toMatch(stackTrace);
  });

  it('hides the repository: one clear sentence, exit code 2, no registry is asked', async (test) => {
    const stage = await setStage(test);
    const pull = await openPull(stage);
    stage.github.faults.hidden = true;
    const run = await stage.review(pull);
    expect(run.exitCode).toBe(2);
    expect(linesOf(run.stdout)).toHaveLength(1);
    expect(annotationsIn(run.stdout)[0]?.message).toMatch(/404.*contents: read/);
    expect(stage.registry.requests).toEqual([]);
  });

  it('fails once: the run waits and continues', async (test) => {
    const stage = await setStage(test);
    const pull = await openPull(stage);
    stage.github.faults.serverErrors = 1;
    const run = await stage.review(pull, { inputs: { comment: 'never' } });
    expect(run.exitCode).toBe(0);
    expect(run.outputs.verdict).toBe('verified');
  });

  it('reaches the secondary rate limit: the run says that it waits, and continues', async (test) => {
    const stage = await setStage(test);
    const pull = await openPull(stage);
    stage.github.faults.secondaryLimits = 1;
    const run = await stage.review(pull, { inputs: { comment: 'never' } });
    expect(run.exitCode).toBe(0);
    expect(run.stdout).toMatch(/secondary rate limit.*trying again in 1 s/);
    expect(run.outputs.verdict).toBe('verified');
  });

  it('answers with a login page: exit code 3, and not "no lock file changed"', async (test) => {
    const stage = await setStage(test);
    const pull = await openPull(stage);
    stage.github.faults.html = true;
    const run = await stage.review(pull);
    expect(run.exitCode).toBe(3);
    expect(run.outputs.verdict).toBe('incomplete');
    expect(annotationsIn(run.stdout)[0]?.message).toMatch(/proxy/);
    expect(run.stdout).not.toMatch(stackTrace);
    expect(stage.registry.requests).toEqual([]);
  });
});

describe.concurrent('a token that may not write', () => {
  it.for([
    { planted: false, verdict: 'verified', exitCode: 0 },
    { planted: true, verdict: 'failed', exitCode: 1 },
  ])(
    'is read-only: the review is $verdict nevertheless, with the summary and one notice',
    async (given, test) => {
      const stage = await setStage(test);
      const pull = await openPull(stage, given.planted);
      stage.github.faults.readOnly = true;

      const run = await stage.review(pull);
      expect(run.outputs).toMatchObject({ verdict: given.verdict, 'comment-url': '' });
      expect(run.exitCode).toBe(given.exitCode);
      expect(run.report?.totals.proven).toBe(3);
      expect(run.summary).toContain(given.planted ? '3 of 4 hashes are proven' : 'All 3 hashes are proven');
      expect(stage.github.comments).toEqual([]);
      const aboutTheRun = annotationsIn(run.stdout).filter(({ file }) => file === null);
      expect(aboutTheRun).toMatchObject([{ level: 'notice' }]);
      expect(aboutTheRun[0]?.message).toMatch(/pull-requests: write/);
      expect(run.stderr).toBe('');
      expect(run.stdout).not.toMatch(stackTrace);
    },
  );

  it('is empty: one clear sentence, exit code 2', async (test) => {
    const stage = await setStage(test);
    const run = await stage.review(await openPull(stage), withoutToken);
    expect(run.exitCode).toBe(2);
    expect(annotationsIn(run.stdout)).toMatchObject([
      { level: 'error', message: expect.stringMatching(/`github-token` is empty; leave that input out/) },
    ]);
    expect(stage.registry.requests).toEqual([]);
  });

  it('is not used to write where no comment is wanted', async (test) => {
    const stage = await setStage(test);
    const pull = await openPull(stage);
    stage.github.faults.readOnly = true;
    const run = await stage.review(pull, { inputs: { comment: 'never' } });
    expect(annotationsIn(run.stdout).filter(({ file }) => file === null)).toEqual([]);
    expect(
      stage.github.requests.filter(({ method, path: at }) => method !== 'GET' && at !== '/graphql'),
    ).toEqual([]);
  });

  it('is not needed where the conversation is locked: one notice, the same verdict', async (test) => {
    const stage = await setStage(test);
    const pull = await openPull(stage);
    stage.github.faults.intercept = ({ method, path: at }) =>
      method === 'POST' && at.endsWith('/comments')
        ? { status: 422, body: { message: 'Unable to create comment because issue is locked.' } }
        : null;
    const run = await stage.review(pull);
    expect(run.exitCode).toBe(0);
    const [notice, ...more] = annotationsIn(run.stdout).filter(({ file }) => file === null);
    expect(notice?.message).toContain('issue is locked');
    expect(more).toEqual([]);
  });
});

async function openPull(stage: Stage, planted = false): Promise<number> {
  const { text } = await publishEntry(stage.registry);
  const zh = `    "${plantedZh('token')}",\n  ]`;
  return stage.openPull({}, { [path]: planted ? text.replace('  ]', zh) : text });
}

function linesOf(stdout: string): string[] {
  return stdout.trimEnd().split('\n');
}
