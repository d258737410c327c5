import { type ReleaseSource, sourceOfFile } from '../registry/release-source.ts';
import { coverageBefore, coverageNow, type PlatformCoverage } from '../subject/coverage.ts';
import { signaturesOf } from '../subject/signers.ts';
import type { ReviewedChange, Subject } from '../subject/subject.ts';

/** What a reader of the comment wants to know of each change and the JSON report has no field for. */
export interface Background {
  /** In the order of the report's changes. */
  readonly changes: readonly ChangeBackground[];
}

export interface ChangeBackground {
  /** The old address where the provider moved. */
  readonly movedFrom: string | null;
  /** `published 2026-11-08`, by the registry's word where it was asked, else by the signer's. A day, not an age: the same report stays the same text. */
  readonly date: string | null;
  /** The repository of the new version: where its documents stand, else as the registry names it. */
  readonly source: ReleaseSource | null;
  /** Where the signed documents of the new version stand. */
  readonly documents: readonly string[];
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
  const documents = documentsOf(evidence);
  return {
    movedFrom: change.movedFrom,
    date: dateOf(evidence),
    source: sourceOf(evidence, documents),
    documents,
    before: first?.base == null ? null : coverageBefore(first.base, reviewed),
    after: first?.head == null ? null : coverageNow(first.head, reviewed),
  };
}

function documentsOf(evidence: ReviewedChange['evidence']): readonly string[] {
  return evidence?.release.kind === 'known' ? evidence.release.value.documents.map(({ url }) => url) : [];
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

function sourceOf(evidence: ReviewedChange['evidence'], documents: readonly string[]): ReleaseSource | null {
  if (evidence === null) return null;
  const [document] = documents;
  const beside = document === undefined ? null : sourceOfFile(document, evidence);
  return beside ?? evidence.source ?? null;
}
