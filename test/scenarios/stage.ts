import { onTestFinished, type TestContext } from 'vitest';
import { type Event, pullRequestEvent } from '../support/github-double/events.ts';
import { type GitHubDouble, startGitHubDouble } from '../support/github-double/github-double.ts';
import { createRepository, type Planted, type Repository } from '../support/github-double/repository.ts';
import { type ActionRun, type ActionSettings, runAction } from '../support/run-action.ts';
import { type SignedRegistry, startSignedRegistry } from '../support/signed-registry/signed-registry.ts';
import { expectReport } from './report-contract.ts';

export type Files = Readonly<Record<string, Planted>>;

/** A repository on GitHub and the registry its lock files name, both real servers. */
export interface Stage {
  readonly repository: Repository;
  readonly github: GitHubDouble;
  readonly registry: SignedRegistry;
  /** Commits both sides, opens the pull request and returns its number. */
  openPull(base: Files, head: Files, fork?: string): number;
  /** Another commit on the branch of the pull request. */
  push(head: Files): string;
  /** Runs the built action for the pull request, as the runner does. Its report must follow the contract. */
  review(pull: number, settings?: ActionSettings): Promise<ActionRun>;
  run(event: Event, settings?: ActionSettings): Promise<ActionRun>;
}

/**
 * A separate stage for a test, removed when the test ends.
 *
 * @param test its context, which concurrent tests must pass
 */
export async function setStage(
  test: Pick<TestContext, 'onTestFinished'> = { onTestFinished },
): Promise<Stage> {
  const stage = await openStage();
  test.onTestFinished(() => stage.close());
  return stage;
}

/** A stage for several tests of the same run; the caller closes it. */
export async function openStage(): Promise<Stage & { close(): Promise<void> }> {
  const repository = createRepository();
  const github = await startGitHubDouble({ repository });
  const registry = await startSignedRegistry();
  const run: Stage['run'] = async (event, settings) => {
    const result = await runAction({ event, github, registry, ...settings });
    if (result.report !== null) expectReport(result.report);
    return result;
  };
  return {
    repository,
    github,
    registry,
    openPull(base, head, fork) {
      const tip = repository.commit(base, 'Base');
      repository.branch('change', tip);
      repository.commit(head, 'Head', { branch: 'change' });
      return github.openPull({ head: 'change', fork: fork ?? null });
    },
    push: (head) => repository.commit(head, 'Another commit', { branch: 'change' }),
    run,
    review: (pull, settings) =>
      run(pullRequestEvent(github, pull, settings?.eventName, settings?.action), settings),
    async close() {
      await Promise.all([github.close(), registry.close()]);
      repository.remove();
    },
  };
}
