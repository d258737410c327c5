import { distinctHashes, tally } from './hash-tally.ts';
import { counted } from './number-words.ts';
import type { Report } from './report.ts';

/** The verdict for people. The icon never stands alone: not everyone sees it. */
export interface VerdictWords {
  readonly icon: '✅' | '❌' | '⚠️';
  /** `do not merge: 59 of 61 hashes proven` */
  readonly headline: string;
  /** `5 providers in 12 lock files, signed by 3 keys`; empty where nothing changed. */
  readonly scope: string;
}

/** The same words for the comment, the summary, the terminal and the log. */
export function verdictWords(report: Report): VerdictWords {
  switch (report.verdict) {
    case 'unchanged':
      return { icon: '✅', headline: 'no lock file changed', scope: '' };
    case 'failed': {
      const word = report.base === null ? 'failed' : 'do not merge';
      return { icon: '❌', headline: `${word}: ${provenWords(report)}`, scope: scopeWords(report) };
    }
    case 'incomplete':
      return { icon: '⚠️', headline: `incomplete: ${provenWords(report)}`, scope: scopeWords(report) };
    case 'verified':
      return { icon: '✅', headline: `verified: ${provenWords(report)}`, scope: scopeWords(report) };
  }
}

function scopeWords({ totals, changes }: Report): string {
  const keys = new Set(changes.flatMap(({ signature }) => signature.fingerprint ?? [])).size;
  const files = counted(totals.files, 'lock file', 'lock files');
  return [
    totals.providers === 0 ? files : `${counted(totals.providers, 'provider', 'providers')} in ${files}`,
    ...(keys === 0 ? [] : [`signed by ${counted(keys, 'key', 'keys')}`]),
  ].join(', ');
}

function provenWords({ totals, changes }: Report): string {
  if (totals.hashes === 0) return 'there is no hash to prove';
  const { proven, asserted, unavailable } = tally(distinctHashes(changes));
  const notes = [
    ...(asserted === 0 ? [] : [`${asserted} on an unsigned word only`]),
    ...(unavailable === 0 ? [] : [`${unavailable} could not be checked`]),
  ];
  return [`${proven} of ${counted(totals.hashes, 'hash', 'hashes')} proven`, ...notes].join(', ');
}
