import type { Finding } from '../../finding/finding.ts';
import type { Settings } from '../../policy/settings.ts';
import type { Headline } from '../../report/headline.ts';
import type { Verdict } from '../../report/report.ts';
import type { FilePlan } from './plan.ts';

export interface LockResult {
  readonly check: boolean;
  readonly plans: readonly FilePlan[];
  /** Lock files that could not or must not be written; each with a clause that says why and what to do. */
  readonly refused: readonly RefusedFile[];
  /** The findings of `lockproof verify` about the planned files, as far as they fail or are open. */
  readonly remaining: readonly Finding[];
  readonly warnings: number;
  readonly verified: 0 | 1 | 3;
  /** Its verdict, the sign of its headline, and everything that passes without proof (`null`: nothing). */
  readonly left: {
    readonly verdict: Verdict;
    readonly sign: Headline['sign'];
    readonly accepted: string | null;
  };
  readonly asked: boolean;
  readonly settings: Pick<Settings, 'onUnavailable'>;
}

export interface RefusedFile {
  readonly path: string;
  readonly reason: string;
}

/** 0: complete, and `verify` passes; 1: incomplete (`check`) or wrong; 3: not everything was checked or written. */
export function lockExitCode(result: LockResult): 0 | 1 | 3 {
  const { check, plans, refused, verified, asked, settings } = result;
  const entries = plans.flatMap((plan) => plan.entries);
  const missed = entries.flatMap((entry) => entry.missed);
  if (check && changesOf(plans).length > 0) return 1;
  if (entries.some(({ obstacle }) => obstacle?.suspect === true)) return 1;
  if (verified === 1 || (asked && missed.some(({ kind }) => kind === 'absent' || kind === 'left'))) return 1;
  const open =
    missed.some(({ kind }) => kind === 'unavailable') ||
    entries.some(({ obstacle }) => obstacle?.open === true);
  const counts = open && settings.onUnavailable === 'fail';
  const incomplete = counts || missed.some(({ kind }) => kind === 'limit') || refused.length > 0;
  return incomplete ? 3 : verified;
}

export function changesOf(plans: readonly FilePlan[]) {
  return plans.flatMap(({ path, entries }) =>
    entries
      .filter(({ added, removed }) => added.length + removed.length > 0)
      .map((entry) => ({ path, entry })),
  );
}
