import { describe, expect, it } from 'vitest';
import { plantedZh } from '../support/signed-registry/provider-package.ts';
import { publishEntry } from './honest-entry.ts';
import { annotationsIn, stackTrace } from './run-log.ts';
import { type Stage, setStage } from './stage.ts';

const path = 'infra/.terraform.lock.hcl';

describe.concurrent('GitHub', () => {
  it('is down: exit code 3 after a few tries (T50)', async (test) => {
    const stage = await setStage(test);
    const pull = await openPull(stage);
    stage.github.faults.serverErrors = Number.POSITIVE_INFINITY;
    const run = await stage.review(pull);
    expect(run.exitCode).toBe(3);
    expect(run.outputs.verdict).toBe('incomplete');
    // Two requests are under way at once, and either may be the first to fail.
    expect(annotationsIn(run.stdout).at(-1)?.message).toMatch(
      /(?:GitHub could not compute the merge base|Lockproof could not get the base branch) .*run the job again/,
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

async function openPull(stage: Stage, planted = false): Promise<number> {
  const { text } = await publishEntry(stage.registry);
  const zh = `    "${plantedZh('token')}",\n  ]`;
  return stage.openPull({}, { [path]: planted ? text.replace('  ]', zh) : text });
}

function linesOf(stdout: string): string[] {
  return stdout.trimEnd().split('\n');
}
