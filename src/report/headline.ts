import { officialName } from '../address/publishers.ts';
import { distinct } from '../distinct.ts';
import {
  counted,
  listed,
  mostNamed,
  namedOrCounted,
  providerName,
  releaseName,
  shortName,
} from '../finding/sentence.ts';
import type { Rule } from '../rules/rule.ts';
import { versionStep } from '../version/bump.ts';
import { versionOf } from '../version/version.ts';
import { acceptedWords, problemWords } from './headline-words.ts';
import type { Report, ReportedChange, ReportedFinding, Totals } from './report.ts';
import { addedPlatforms, keyOrigin, tally } from './words.ts';

/** The one line that a reader sees first. Raw text: every renderer escapes it. */
export interface Headline {
  /** The action for the reader: none, look, or stop. Words always go with it: not everyone can see it. */
  readonly sign: '✅' | '⚠️' | '❌';
  /** `do not merge`; `null` where the thing is the verdict. */
  readonly verdict: string | null;
  /** The subject: `hashicorp/aws 6.0.0 → 6.1.0 (minor). All 8 hashes are proven`. */
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
      // The team has decided once what the policy lets pass, but a person should know it.
      return hasProblem(report) || acceptedWords(report) !== null
        ? { sign: '⚠️', verdict: isChange ? 'review before merging' : 'needs a review' }
        : { sign: '✅', verdict: null };
  }
}

function thingOf(report: Reviewed, rules: readonly Rule[]): string {
  switch (report.verdict) {
    case 'unchanged':
      return report.base === null ? 'there is no lock file' : 'no lock file changed';
    case 'failed':
    case 'incomplete':
      return problemWords(report, rules);
    case 'verified': {
      const accepted = acceptedWords(report, rules);
      if (!hasProblem(report)) return accepted ?? provenWords(report, rules);
      return `${problemWords(report, rules)}${accepted === null ? '' : `; ${accepted}`}`;
    }
  }
}

const isLoud = ({ severity }: Pick<ReportedFinding, 'severity'>): boolean => severity !== 'notice';

function hasProblem({ findings }: Reviewed): boolean {
  return findings.some(isLoud);
}

export function headlineText({ sign, verdict, thing }: Headline): string {
  if (verdict === null) return `${sign} Lockproof: ${thing}`;
  // The name of a provider stays as it is.
  const sentence = thing.replace(/^[a-z](?=[a-z]* )/, (letter) => letter.toUpperCase());
  return verdict === advisory
    ? `${sign} Lockproof (${verdict}): ${sentence}`
    : `${sign} Lockproof: ${verdict}. ${sentence}`;
}

function provenWords(report: Reviewed, rules: readonly Rule[]): string {
  const { changes, totals, findings } = report;
  const [file, ...moreFiles] = report.files;
  const files =
    file === undefined || moreFiles.length > 0
      ? counted(totals.files, 'lock file', 'lock files')
      : shortName(file.path);
  const [only, ...others] = changes;
  if (only === undefined)
    return totals.files === 0 ? 'no lock file changed' : `no provider to prove in ${files}`;
  // A notice about what is lost is as important as the proof.
  const lost = findings.flatMap(({ provider, aspect }) => {
    const name = others.length === 0 ? '' : `${providerName(provider ?? '')} `;
    return aspect?.kind === 'lost' ? [`${name}${aspect.loss}`] : [];
  });
  const asking = rules.filter(({ ask }) => ask !== undefined);
  const asked = findings.filter(({ rule }) => asking.some(({ slug }) => slug === rule));
  const asks = asking.filter(({ slug }) => asked.some(({ rule }) => rule === slug));
  const askedOfOne = asks.flatMap(({ ask = [] }) => ask.slice(0, 1));
  if (others.length === 0) return [oneProven(only), ...new Set(lost), ...askedOfOne].join(' · ');
  const left = changes.filter(({ to }) => to !== null);
  const gone = changes.filter(({ to }) => to === null);
  if (changes.length > mostNamed) {
    const what = changes.every(({ kinds }) => kinds.length === 0) ? 'providers' : 'provider changes';
    return [
      `${changes.length} ${what} in ${files}. ${shareOf(totals, changes)}`,
      ...(gone.length === 0 ? [] : [`${counted(gone.length, 'entry', 'entries')} removed`]),
      ...noticeKinds(findings, rules, true),
    ].join(' · ');
  }
  const names = listed(distinct(left.map(stepWords)), mostNamed);
  const outcomes = left.length === 0 ? [] : [`${names}. ${shareOf(totals, left)}`];
  const kinds = noticeKinds(asked, asking, true);
  return [[...outcomes, ...gone.map(removedWords)].join('; '), ...new Set(lost), ...kinds].join(' · ');
}

function oneProven(change: ReportedChange): string {
  if (change.to === null) return removedWords(change);
  const share = shareOf(tally(change), [change]);
  const platforms = addedPlatforms(change);
  if (platforms !== null)
    return `${nameNow(change)} now covers ${listed(platforms, 4)}. Same signed release as before; ${share.replace('All', 'all')}`;
  const signer = signerWords(change);
  return `${stepWords(change)}. ${share}${signer === null ? '' : `, ${signer}`}`;
}

type Counts = Pick<Totals, 'hashes' | 'proven' | 'announced'>;

/** `All 8 hashes are proven`; `18 of 31 hashes are proven; the other 13 are unsigned, but HOST announces them, …`. */
function shareOf({ hashes, proven, announced }: Counts, changes: readonly ReportedChange[]): string {
  if (hashes === 0) return 'No hash is left to prove';
  if (proven + announced < hashes) return `${proven} of ${hashes} hashes are proven`;
  if (announced === 0) return hashes === 1 ? 'The only hash is proven' : `All ${hashes} hashes are proven`;
  const words = changes.flatMap((change) =>
    change.hashes.flatMap(({ worth }) =>
      worth?.kind === 'accepted' && worth.by === 'announced' ? [shortName(worth.of)] : [],
    ),
  );
  const sampled = changes.reduce((sum, change) => sum + tally(change).sampled, 0);
  const [rest, them] = announced === 1 ? ['one is', 'it'] : [`${announced} are`, 'them'];
  const checked = counted(sampled, 'other announced hash was', 'other announced hashes were');
  return `${proven} of ${hashes} hashes are proven; the other ${rest} unsigned, but ${listed(distinct(words), 2)} announce${new Set(words).size === 1 ? 's' : ''} ${them}, and ${checked} checked and right`;
}

function removedWords(change: ReportedChange): string {
  const [path = '', ...others] = change.files;
  const where = others.length === 0 ? shortName(path) : counted(others.length + 1, 'lock file', 'lock files');
  const why = change.unrequired ? '; the configuration no longer requires it' : '';
  return `${nameNow(change)} is removed from ${where}${why}`;
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
  return `${providerName(provider)} ${shortName(from.version)} → ${shortName(to.version)}${size}`;
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

/** The notices by their kind, each counted once for a provider: `1 major upgrade (acme/cloud)`, `5 new providers`. */
export function noticeKinds(
  findings: readonly ReportedFinding[],
  rules: readonly Pick<Rule, 'slug' | 'counted' | 'ask'>[],
  withAsk = false,
): readonly string[] {
  const notices = findings.filter(({ severity }) => severity === 'notice');
  const kinds = Map.groupBy(notices, ({ rule }) => rule);
  return rules.flatMap(({ slug, counted: words, ask }) => {
    // Only some rules have notices by default.
    const [one, many] = words ?? [`notice about ${slug}`, `notices about ${slug}`];
    const about = (kinds.get(slug) ?? []).map(({ provider, path }) =>
      provider ? providerName(provider) : path,
    );
    const { size } = new Set(about);
    if (size === 0) return [];
    const next = withAsk && ask !== undefined ? `: ${ask[size === 1 ? 0 : 1]}` : '';
    return [
      `${counted(size, one, many)}${size > mostNamed ? '' : ` (${namedOrCounted(about, many)})`}${next}`,
    ];
  });
}
