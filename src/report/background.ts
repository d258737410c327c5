import { repositoryOf } from '../evidence/repository.ts';
import type { ReleaseSource } from '../registry/release-source.ts';
import { coverageBefore, coverageNow, type PlatformCoverage } from '../subject/coverage.ts';
import { signaturesOf } from '../subject/signers.ts';
import type { ReviewedChange, Subject } from '../subject/subject.ts';

/** What a reader of the comment wants to know about each change, but the JSON report has no field for. */
export interface Background {
  /** In the order of the report's changes. */
  readonly changes: readonly ChangeBackground[];
}

export interface ChangeBackground {
  /** The old address where the provider moved. */
  readonly movedFrom: string | null;
  /** `published 2026-11-08` as the registry states it, else the signer's date. A day and not an age, so that the text of a report stays the same. */
  readonly date: string | null;
  /** The repository of the new version: the one with its documents, else the one that the registry names. */
  readonly source: ReleaseSource | null;
  /** `null` where there is no such side. */
  readonly before: PlatformCoverage | null;
  readonly after: PlatformCoverage | null;
}

export function backgroundOf({ changes }: Subject): Background {
  return { changes: changes.map(ofChange) };
}

function ofChange(reviewed: ReviewedChange): ChangeBackground {
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
