import type { PolicyAccount } from '../policy/account.ts';
import type { Background } from './background.ts';
import type { LineEdit } from './missing-hashes.ts';

/** What a renderer has to know beside the report. Everything here is ours and trusted. */
export interface RenderContext {
  /** `https://github.com/owner/repository`; `null` where there is nothing to link to. */
  readonly repositoryUrl: string | null;
  /** The folder of the documentation, with a page for each rule in `rules/`; without a slash at its end. */
  readonly docsUrl: string;
  /** The command that repeats this review on a desk, in one line, with the flags that the settings make; `null` where there is none. */
  readonly reproduce: string | null;
  /** Where the rest stands when an output is too small for everything; `null`: in the JSON report. */
  readonly fullReport: { readonly name: string; readonly url: string } | null;
  /** Who decided what, and what became of the policy; left out where nobody asked. */
  readonly policy?: PolicyAccount;
  /** What was learnt beside the report; left out where there is the report alone. */
  readonly background?: Background;
  /** The pull request was reviewed before: where all is well, one line is enough now. */
  readonly again?: boolean;
  /** Review threads of earlier commits that are closed because this report has no such finding. */
  readonly resolved?: number;
  /** Proven hashes to add that no review suggestion could carry. */
  readonly edits?: readonly LineEdit[];
  /** How long the review took. Left out where the text should stay the same from run to run. */
  readonly seconds?: number;
}
