import type { GitHubRepository } from '../source/github/octokit.ts';

/** Where a run writes. */
export interface PullRequest extends GitHubRepository {
  readonly number: number;
  /** The commit that the run was started for. Where the pull request has moved on, a newer run writes (T43). */
  readonly head: string;
  /** Tells apart what several workflows and jobs say on one pull request. */
  readonly id: string;
  /** Milliseconds to keep between two writes. GitHub asks for a second of those who write a lot. */
  readonly betweenWrites: number;
}
