import { describe, expect, it } from 'vitest';
import { commitManyRoots, type ManyRoots } from '../support/many-roots.ts';
import type { ActionRun } from '../support/run-action.ts';
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
