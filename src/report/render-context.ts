import type { PolicyAccount } from '../policy/account.ts';
import type { Rule } from '../rules/rule.ts';
import type { Background } from './background.ts';
import type { LineEdit } from './line-edit.ts';
import type { Report } from './report.ts';
import type { RowLines } from './row.ts';

/** What a renderer needs to know besides the report. All of it is trusted. */
export interface RenderContext {
  /** All that judged. */
  readonly rules: readonly Rule[];
  /** `https://github.com/owner/repository`; `null` where there is nothing to link to. */
  readonly repositoryUrl: string | null;
  /** The folder of the documentation, with a page for each rule in `rules/`; without a slash at its end. */
  readonly docsUrl: string;
  /** The commands that repeat this review on another machine, a line each, with the flags of the settings; `null` where there are none. */
  readonly reproduce: string | null;
  /** Where to find the rest when an output is too small for everything; `null`: in the JSON report. */
  readonly fullReport: { readonly name: string; readonly url: string } | null;
  /** Where each setting comes from, and notices about the policy; left out where they are not shown. */
  readonly policy?: PolicyAccount;
  /** Facts besides the report; left out where there is only the report. */
  readonly background?: Background;
  /** Lines that extensions add to the row of a change; left out: none. */
  readonly rows?: readonly RowLines[];
  /** The number of review threads of earlier commits that are closed because this report has no such finding. */
  readonly resolved?: number;
  /** Proven hashes to add that no review suggestion could propose. */
  readonly edits?: readonly LineEdit[];
  /** The lines, as `placeKey`, that have an open review comment with a suggestion to delete them. Left out: none has. */
  readonly suggested?: ReadonlySet<string>;
  /** How long the review took. Left out where the text should stay the same from run to run. */
  readonly seconds?: number;
}

/** A report, and how to show it. */
export interface Page extends RenderContext {
  readonly report: Report;
}
