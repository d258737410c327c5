import type { Shown } from '../command.ts';
import type { Settings } from '../policy/settings.ts';
import type { LineEdit, RenderContext } from '../report/render-context.ts';
import type { Octokit } from '../source/github/octokit.ts';
import type { PhaseLog } from './phase-log.ts';

/** Not beside the other ports: users of the library have no pull request, and no client of GitHub. */
declare module '../extension.ts' {
  interface Slots {
    /** Says on the pull request what a run found. */
    readonly conversation: Conversation;
  }
}

/** The pull request at the time of the event. A newer commit has its own run. */
export interface TriggeringPull {
  readonly number: number;
  readonly head: string;
}

export type ShownReview = Required<Omit<Shown, 'settings'>> & { readonly settings: Settings };

export interface Publication {
  readonly review: ShownReview;
  /** Edits to suggest, where the settings wish suggestions. */
  readonly edits: readonly LineEdit[];
  readonly run: PublishingRun;
  readonly octokit: Octokit;
  readonly pullRequest: TriggeringPull | null;
  readonly log: PhaseLog;
}

export interface PublishingRun {
  readonly owner: string;
  readonly repo: string;
  /** Distinguishes the comments of several workflows and jobs on one pull request. */
  readonly commentId: string;
  /** Tells apart the attempts of all workflow runs. */
  readonly attempt: string;
  renderContext(review: Pick<ShownReview, 'report' | 'settings'>): Omit<RenderContext, 'rules'>;
}

export interface Conversation {
  /** Brings comment and review threads up to date. Never rejects. */
  publish(publication: Publication, context: RenderContext): Promise<Said>;
  /** Replaces an earlier comment: an old verdict must not stay beside a new commit. Never rejects. */
  replace(
    text: string,
    where: Pick<Publication, 'octokit'> &
      Pick<PublishingRun, 'owner' | 'repo' | 'commentId' | 'attempt'> & { readonly pull: TriggeringPull },
  ): Promise<void>;
}

export interface Said {
  readonly commentUrl: string | null;
  readonly notices: readonly string[];
}
