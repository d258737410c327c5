import { repositoryOf } from '../evidence/repository.ts';
import { coverageBefore, coverageNow } from '../subject/coverage.ts';
import { signaturesOf } from '../subject/signers.ts';
import type { ReviewedChange } from '../subject/subject.ts';
import type { ChangeBackground } from './report.ts';

/**
 * More about a change for people: the old address if the provider moved, the day of publishing or signing, the repository
 * of the new version, and the platforms on each side.
 */
export function backgroundOf(reviewed: ReviewedChange): ChangeBackground {
  const { change, occurrences, evidence } = reviewed;
  const [first] = occurrences;
  return {
    movedFrom: change.movedFrom,
    date: dateOf(evidence),
    source: evidence === null ? null : repositoryOf(evidence),
    before: first?.base == null ? null : coverageBefore(first.base, reviewed),
    after: first?.head == null ? null : coverageNow(first.head, reviewed),
  };
}

/** `published 2026-11-08` as the registry states it, else the signer's date. A day and not an age, so that the text of a report stays the same. */
function dateOf(evidence: ReviewedChange['evidence']): string | null {
  if (evidence?.published?.kind === 'known') return `published ${dayOf(evidence.published.value)}`;
  const dates = signaturesOf(evidence).flatMap((check) =>
    check.kind === 'good' ? (check.madeAt ?? []) : [],
  );
  const latest = dates.toSorted((a, b) => b.getTime() - a.getTime())[0];
  return latest === undefined ? null : `signed ${dayOf(latest)}`;
}

function dayOf(date: Date): string {
  return date.toISOString().slice(0, 10);
}
