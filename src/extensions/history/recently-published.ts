import type { VersionEvidence } from '../../evidence/evidence.ts';
import { consider } from '../../finding/fix.ts';
import { asClause, counted, releaseName, say } from '../../finding/sentence.ts';
import { entryRule } from '../../rules/rule.ts';
import { signaturesOf } from '../../subject/subject.ts';
import { ageFor } from './minimum-age.ts';

const hour = 3_600_000;

/** A release made with a stolen key or account is usually withdrawn within days. The date of a signature, which the signer states, may only make a release younger, or count if the registry gives no date. */
export const recentlyPublished = entryRule<{ kind: 'young'; ago: string } | { kind: 'unknown' }>({
  slug: 'recently-published',
  severity: 'warning',
  after: 'not-required',
  meaning: 'A release that is younger than `minimum-release-age` in the policy.',
  headline({ who, one, aspect }) {
    if (aspect.kind === 'unknown') return `the publication date of ${who} is not known`;
    return one ? `${who} was published ${aspect.ago}` : `${who} were published recently`;
  },
  find({ path, lock, reviewed: { evidence }, standing }, { now, settings }) {
    const age = ageFor(settings, path);
    if (age === 0 || standing.kind !== 'askable' || evidence?.release.kind !== 'known') return null;
    const { version: line } = lock.lines;
    const date = latestDate(evidence);
    if (date === null || now === undefined) {
      const { published } = evidence;
      const why = published?.kind === 'unavailable' ? asClause(published.cause) : 'no answer states it';
      return {
        aspect: { kind: 'unknown' },
        line,
        message: say`The publication date of ${releaseName(lock)} is not known (${why}), and the policy requires an age of ${span(age)}.`,
        fix: [
          consider(
            "Look for the date in the publisher's announcement; then merge, or waive the finding in the policy",
          ),
        ],
      };
    }
    const due = new Date(date.getTime() + age * hour);
    if (now >= due) return null;
    const days = Math.floor((now.getTime() - date.getTime()) / (24 * hour));
    return {
      aspect: { kind: 'young', ago: days < 1 ? 'today' : `${counted(days, 'day', 'days')} ago` },
      line,
      message: say`${releaseName(lock)} was published on ${day(date)}; the policy requires an age of ${span(age)}.`,
      fix: [
        { do: 'run-again', when: `after ${day(due)}` },
        consider('stay on the old version until then', 'or'),
      ],
    };
  },
});

function latestDate(evidence: VersionEvidence): Date | null {
  const { published } = evidence;
  // The signer's date must not decide just because somebody took the registry's date out of a folder of evidence.
  if (published?.kind === 'unavailable' && published.code === 'not-in-evidence') return null;
  const dates = [
    ...(published?.kind === 'known' ? [published.value] : []),
    ...signaturesOf(evidence).flatMap((check) => (check.kind === 'good' ? (check.madeAt ?? []) : [])),
  ].map((date) => date.getTime());
  return dates.length === 0 ? null : new Date(Math.max(...dates));
}

function span(hours: number): string {
  const [count, unit] = hours % 24 === 0 ? [hours / 24, 'day'] : [hours, 'hour'];
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}

/** To the minute, in UTC. */
function day(date: Date): string {
  return `${date.toISOString().slice(0, 16).replace('T', ' ')} UTC`;
}
