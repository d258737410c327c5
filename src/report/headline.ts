import { officialName } from '../address/publishers.ts';
import { providerName, releaseName } from '../finding/names.ts';
import { shortName } from '../finding/sentence.ts';
import type { Rule } from '../rules/rule.ts';
import { versionStep } from '../version/bump.ts';
import { versionOf } from '../version/version.ts';
import { acceptedWords } from './headline/accepted.ts';
import { problemWords } from './headline/problems.ts';
import { noticeKinds } from './notice-kinds.ts';
import { counted, listed } from './numbers.ts';
import type { Report, ReportedChange, Totals } from './report.ts';
import { addedPlatforms, keyOrigin, tally } from './words.ts';

/** The one line that a reader sees first. Raw text: every renderer escapes it. */
export interface Headline {
  /** The action for the reader: none, look, or stop. Words always go with it: not everyone can see it. */
  readonly sign: '✅' | '⚠️' | '❌';
  /** `do not merge`; `null` where the thing is the verdict. */
  readonly verdict: string | null;
  /** The subject: `hashicorp/aws 6.0.0 → 6.1.0 (minor) is proven: 8 of 8 hashes`. */
  readonly thing: string;
}

export type Reviewed = Omit<Report, 'headline'>;

/** The same in every output. The headline of a shard never reads like that of the whole. */
export function headlineOf(report: Reviewed, rules: readonly Rule[]): Headline {
  const part = report.part === undefined ? '' : ` · ${report.part}`;
  return { ...signOf(report), thing: `${thingOf(report, rules)}${part}` };
}

const advisory = 'advisory, does not block';

/** Never green over a warning, a waiver, a rule that is off or unsigned hashes. `on-unavailable` decides whether an incomplete review blocks. */
export function signOf(report: Reviewed): Omit<Headline, 'thing'> {
  const decided = verdictOf(report);
  const isAdvisory = report.advisory && decided.sign !== '✅' && report.verdict !== 'incomplete';
  return isAdvisory ? { sign: '⚠️', verdict: advisory } : decided;
}

function verdictOf(report: Reviewed): Omit<Headline, 'thing'> {
  const isChange = report.base !== null;
  switch (report.verdict) {
    case 'unchanged':
      return { sign: '✅', verdict: null };
    case 'failed':
      return { sign: '❌', verdict: isChange ? 'do not merge' : 'failed' };
    case 'incomplete':
      return { sign: '⚠️', verdict: 'not fully checked' };
    case 'verified':
      if (hasProblem(report) || report.findings.some(({ waived }) => waived !== undefined))
        return { sign: '⚠️', verdict: isChange ? 'review before merging' : 'needs a review' };
      return { sign: acceptedWords(report) === null ? '✅' : '⚠️', verdict: null };
  }
}

function thingOf(report: Reviewed, rules: readonly Rule[]): string {
  switch (report.verdict) {
    case 'unchanged':
      return 'no lock file changed';
    case 'failed':
    case 'incomplete':
      return problemWords(report, rules);
    case 'verified': {
      const accepted = acceptedWords(report);
      if (!hasProblem(report)) return accepted ?? provenWords(report, rules);
      return `${problemWords(report, rules)}${accepted === null ? '' : `; ${accepted}`}`;
    }
  }
}

function hasProblem({ findings }: Reviewed): boolean {
  return findings.some(({ severity }) => severity !== 'notice');
}

export function headlineText({ sign, verdict, thing }: Headline): string {
  if (verdict === null) return `${sign} Lockproof: ${thing}`;
  // The name of a provider stays as it is.
  const sentence = thing.replace(/^[a-z](?=[a-z]* )/, (letter) => letter.toUpperCase());
  return verdict === advisory
    ? `${sign} Lockproof (${verdict}): ${sentence}`
    : `${sign} Lockproof: ${verdict}. ${sentence}`;
}

/** Changes that are named; from one more on they are counted. */
const mostNamed = 3;

function provenWords(report: Reviewed, rules: readonly Rule[]): string {
  const { changes, totals, findings } = report;
  const files = counted(totals.files, 'lock file', 'lock files');
  const [only, ...others] = changes;
  if (only === undefined)
    return totals.files === 0 ? 'no lock file changed' : `no provider to prove in ${files}`;
  if (others.length === 0) return oneProven(only);
  const left = changes.filter(({ to }) => to !== null);
  const gone = changes.filter(({ to }) => to === null);
  const { hashes, proven, announced } = totals;
  const outcome = (are: string): string => outcomeOf({ hashes, proven, announced }, are);
  if (changes.length > mostNamed) {
    const what = changes.every(({ kinds }) => kinds.length === 0) ? 'providers' : 'provider changes';
    return [
      `${changes.length} ${what} in ${files}${outcome('are')}`,
      ...(gone.length === 0 ? [] : [`${counted(gone.length, 'entry', 'entries')} removed`]),
      ...noticeKinds(findings, rules),
    ].join(' · ');
  }
  const names = listed(left.map(stepWords), mostNamed);
  const outcomes = left.length === 0 ? [] : [`${names}${outcome(left.length === 1 ? 'is' : 'are')}`];
  return [...outcomes, ...gone.map(removedWords)].join('; ');
}

function oneProven(change: ReportedChange): string {
  if (change.to === null) return removedWords(change);
  const counts = tally(change);
  const platforms = addedPlatforms(change);
  if (platforms !== null) {
    const what = `${listed(platforms, 4)} ${platforms.length === 1 ? 'checksum' : 'checksums'}`;
    const share = shareOf(counts, announcerOf(change));
    return `${nameNow(change)} gained the ${what}: same signed release as before, ${share}${counts.announced === 0 ? ' proven' : ''}`;
  }
  const signer = signerWords(change);
  return `${stepWords(change)}${outcomeOf(counts, 'is', announcerOf(change))}${signer === null ? '' : `, ${signer}`}`;
}

interface Counts extends Pick<Totals, 'hashes' | 'proven' | 'announced'> {
  /** How many of the announced were computed; left out: not said. */
  readonly sampled?: number;
}

function outcomeOf(counts: Counts, are: string, announcer = ''): string {
  return `${counts.announced === 0 ? ` ${are} proven` : ''}: ${shareOf(counts, announcer)}`;
}

/** `8 of 8 hashes`; `18 of 31 hashes proven, 13 as HOST announces them (2 checked, both right)`. */
function shareOf({ hashes, proven, announced, sampled }: Counts, announcer: string): string {
  const share = `${proven} of ${counted(hashes, 'hash', 'hashes')}`;
  if (announced === 0) return share;
  const all = sampled === 1 ? 'and' : sampled === 2 ? 'both' : 'all';
  const checked =
    sampled === undefined ? 'a sample is checked, and right' : `${sampled} checked, ${all} right`;
  const by = announcer === '' ? 'their registry announces' : `${announcer} announces`;
  return `${share} proven, ${announced} as ${by} ${announced === 1 ? 'it' : 'them'} (${checked})`;
}

function announcerOf({ hashes }: ReportedChange): string {
  const [first = ''] = hashes.flatMap(({ worth }) =>
    worth?.kind === 'accepted' && worth.by === 'announced' ? [worth.of] : [],
  );
  return shortName(first);
}

function removedWords(change: ReportedChange): string {
  return `${nameNow(change)} is removed from the lock file`;
}

/** `hashicorp/aws 6.0.0 → 6.1.0 (minor)`, `new provider hashicorp/aws 6.1.0` */
function stepWords(change: ReportedChange): string {
  const { provider, from, to, kinds } = change;
  const preview = versionOf(to?.version ?? '')?.prerelease ? ['prerelease'] : [];
  if (kinds.includes('provider-added')) return `new provider ${nameNow(change)}${inBrackets(preview)}`;
  if (from === null || to === null || from.version === to.version) return nameNow(change);
  const step = versionStep(from.version, to.version);
  // A release after its own prereleases is none.
  const size = inBrackets([
    ...(step === null || step === 'none' || step === 'prerelease' ? [] : [step]),
    ...preview,
  ]);
  return `${shortName(providerName(provider))} ${shortName(from.version)} → ${shortName(to.version)}${size}`;
}

function inBrackets(words: readonly string[]): string {
  return words.length === 0 ? '' : ` (${words.join(', ')})`;
}

function nameNow({ provider, from, to }: ReportedChange): string {
  return shortName(releaseName({ address: provider, version: (to ?? from)?.version ?? '' }));
}

function signerWords(change: ReportedChange): string | null {
  const { tier, keyId, sameKeyAsBefore, keyFrom } = change.signature;
  const origin = keyOrigin(change);
  const key = sameKeyAsBefore === true ? ' with the same key as before' : '';
  if (origin !== null)
    return `signed ${origin}${keyFrom === 'policy' ? '' : ` for ${shortName(change.provider.split('/').slice(1).join('/'))}`}`;
  if (tier === 'official') return `signed by ${officialName(keyId)}${key}`;
  if (tier === 'partner') return `signed by a HashiCorp partner${key}`;
  if (tier !== 'self-signed') return null;
  return `signed with the publisher's own key${sameKeyAsBefore === true ? ', the same as before' : ''}`;
}
