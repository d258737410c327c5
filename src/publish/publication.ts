import type { RenderContext } from '../report/render-context.ts';
import type { Review } from '../review.ts';
import type { TriggeringPull } from '../source/github/event.ts';
import type { Octokit } from '../source/github/octokit.ts';
import type { PhaseLog } from './phase-log.ts';

/** A review, and everything that showing it needs. */
export interface Publication {
  readonly review: Review;
  readonly run: PublishingRun;
  readonly octokit: Octokit;
  /** `null` where the event has none. */
  readonly pullRequest: TriggeringPull | null;
  readonly log: PhaseLog;
  /** That the review took. */
  readonly seconds: number;
}

/** The workflow run, as far as its report tells of it. */
export interface PublishingRun {
  readonly owner: string;
  readonly repo: string;
  /** Tells the comments of several workflows and jobs on one pull request apart. */
  readonly commentId: string;
  /** The pull request got another commit: it was reviewed before. */
  readonly again: boolean;
  renderContext(review: Pick<Review, 'report' | 'settings'>): RenderContext;
}
