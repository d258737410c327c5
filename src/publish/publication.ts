import type { Format } from '../format.ts';
import type { LineEdit } from '../report/line-edit.ts';
import type { RenderContext } from '../report/render-context.ts';
import type { Review } from '../review.ts';
import type { TriggeringPull } from '../source/github/event.ts';
import type { Octokit } from '../source/github/octokit.ts';
import type { PhaseLog } from './phase-log.ts';
import type { SarifFile } from './sarif-file.ts';

/** A review, and everything that is needed to show it. */
export interface Publication {
  readonly review: Review;
  /** Edits to suggest, where the settings wish suggestions. */
  readonly edits: readonly LineEdit[];
  readonly run: PublishingRun;
  readonly octokit: Octokit;
  /** `null` where the event has none. */
  readonly pullRequest: TriggeringPull | null;
  readonly log: PhaseLog;
  /** Where to write SARIF; `null`: nowhere. */
  readonly sarif: { readonly file: SarifFile; readonly format: Format } | null;
  /** The duration of the review. */
  readonly seconds: number;
}

/** The workflow run, as far as the report needs it. */
export interface PublishingRun {
  readonly owner: string;
  readonly repo: string;
  /** Distinguishes the comments of several workflows and jobs on one pull request. */
  readonly commentId: string;
  renderContext(review: Pick<Review, 'report' | 'settings'>): Omit<RenderContext, 'rules'>;
}
