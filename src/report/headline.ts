import { distinct } from '../distinct.ts';
import { isLoud } from '../finding/finding.ts';
import {
  counted,
  listed,
  mostNamed,
  namedOrCounted,
  providerName,
  releaseName,
  shortName,
} from '../finding/sentence.ts';
import type { Problem, Rule } from '../rules/rule.ts';
import { versionStep } from '../version/bump.ts';
import { versionOf } from '../version/version.ts';
import type { Report, ReportedChange, ReportedFinding, ReportedHash, Totals } from './report.ts';
import { addedPlatforms, isBacked, keyOrigin, signerParts, tally } from './words.ts';

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
    case 'failed':
      return { sign: '❌', verdict: isChange ? 'do not merge' : 'failed' };
    case 'incomplete':
      return { sign: '⚠️', verdict: 'not fully checked' };
    case 'unchanged':
    case 'verified':
      // The team has decided once what the policy lets pass, but a person should know it.
      return report.findings.some(isLoud) || acceptedWords(report) !== null
        ? { sign: '⚠️', verdict: isChange ? 'review before merging' : 'needs a review' }
        : { sign: '✅', verdict: null };
  }
}

function thingOf(report: Reviewed, rules: readonly Rule[]): string {
  if (report.verdict === 'unchanged')
    return report.base === null ? 'there is no lock file' : 'no lock file changed';
  if (report.verdict !== 'verified') return problemWords(report, rules);
  const accepted = acceptedWords(report, rules);
  if (!report.findings.some(isLoud)) return accepted ?? provenWords(report, rules);
  return `${problemWords(report, rules)}${accepted === null ? '' : `; ${accepted}`}`;
}

export function headlineText({ sign, verdict, thing }: Headline): string {
  // The name of a provider stays as it is.
  const sentence = thing.replace(/^[a-z](?=[a-z]* )/, (letter) => letter.toUpperCase());
  if (verdict === null) return `${sign} Lockproof: ${thing}`;
  return `${sign} Lockproof${verdict === advisory ? ` (${verdict}):` : `: ${verdict}.`} ${sentence}`;
}

function provenWords(report: Reviewed, rules: readonly Rule[]): string {
  const { changes, totals } = report;
  const findings = report.findings.filter(({ aspect }) => aspect?.kind !== 'known');
  const isMoved = report.files.every(({ status }) => status === 'renamed');
  const isSame = (kinds: string) => kinds === 'format-only' || (isMoved && kinds === '');
  if (changes.every(({ kinds }) => isSame(kinds.join()))) return unchangedWords(report);
  const isOne = changes.length === 1;
  const left = changes.filter(({ to }) => to !== null);
  const gone = changes.filter(({ to }) => to === null);
  const [share, happened] = [shareOf(totals, left), happenedWords(left, report)];
  if (changes.length > mostNamed)
    return [
      `${happened}. ${share}`,
      ...(gone.length === 0 ? [] : [`${counted(gone.length, 'entry', 'entries')} removed`]),
      ...noticeKinds(findings, rules, true),
    ].join(' · ');
  const signer = isOne ? left.flatMap(signerWords) : [];
  const proof = left.every((change) => addedPlatforms(change) !== null)
    ? `Same signed release as before; ${share.replace('All', 'all')}`
    : [share, ...signer].join(', ');
  const asking = rules.filter(({ ask }) => ask !== undefined);
  const asked = findings.filter(({ rule }) => asking.some(({ slug }) => slug === rule));
  return [
    [...(left.length === 0 ? [] : [`${happened}. ${proof}`]), ...gone.map(removedWords)].join('; '),
    // A notice about what is lost is as important as the proof.
    ...distinct(
      findings.flatMap(({ provider, aspect }) => {
        const name = isOne || provider === null ? '' : `${providerName(provider)} `;
        return aspect?.kind === 'lost' ? [`${name}${aspect.loss}`] : [];
      }),
    ),
    ...(isOne
      ? asking.flatMap(({ slug, ask = [] }) =>
          asked.some(({ rule }) => rule === slug) ? ask.slice(0, 1) : [],
        )
      : // Which one, where others need no look.
        noticeKinds(asked, asking, true, findings.length < report.findings.length)),
  ].join(' · ');
}

function filesWords({ files, totals }: Reviewed): string {
  const [file, ...others] = files;
  return file === undefined || others.length > 0
    ? counted(totals.files, 'lock file', 'lock files')
    : shortName(file.path);
}

/** No value of an entry changed: files moved, were rewritten, or have no entry. */
function unchangedWords(report: Reviewed): string {
  const { files, totals, changes } = report;
  const name = filesWords(report);
  const [file, ...others] = files;
  const is = others.length === 0 ? 'is' : 'are';
  const proof = changes.length > 0 ? `. ${shareOf(totals, changes)}` : '';
  if (changes.some(({ kinds }) => kinds.length > 0)) return `${name} ${is} rewritten, same content${proof}`;
  if (file === undefined) return 'no lock file changed';
  if (files.some(({ status }) => status !== 'renamed')) return `no provider to prove in ${name}`;
  const from = others.length === 0 ? (file.previousPath ?? 'a lock file') : name;
  return `${shortName(from)} moved${others.length === 0 ? ` to ${name}` : ''}, nothing else changed${proof}`;
}

/** What happened to entries that stay, each provider once for each thing; from four on they are counted. */
function happenedWords(changes: readonly ReportedChange[], report: Reviewed): string {
  const alike = Map.groupBy(changes.map(happenedTo), ({ before, after }) => JSON.stringify([before, after]));
  const told = [...alike.values()].map((same) => {
    const names = same.map(({ who }) => who);
    const at = new Set(names).size === 1 ? 0 : 1;
    const [before, after] = [same[0]?.before?.[at], same[0]?.after?.[at]];
    return [before, namedOrCounted(names, 'providers'), after]
      .filter((words) => words !== undefined)
      .join(' ');
  });
  if (changes.length <= mostNamed) return listed(told, mostNamed);
  const where = `in ${filesWords(report)}`;
  if (told.length === 1 && [...alike.values()].flat()[0]?.after) return `${told[0]} ${where}`;
  const isAudit = changes.every(({ kinds }) => kinds.length === 0);
  return `${report.changes.length} ${isAudit ? 'providers' : 'provider changes'} ${where}`;
}

type Both = readonly [one: string, many: string];

/** With the words before and after the name of one provider, or of several. */
interface Happened {
  readonly who: string;
  readonly before?: Both;
  readonly after?: Both;
}

/** `hashicorp/aws 6.0.0 → 6.1.0 (minor)`, `new provider hashicorp/aws 6.1.0`, `hashicorp/aws 6.1.0 now covers darwin_arm64`. */
function happenedTo(change: ReportedChange): Happened {
  const { provider, from, to, kinds, hashes } = change;
  const who = shortName(releaseName({ address: provider, version: to?.version ?? '' }));
  const preview = versionOf(to?.version ?? '')?.prerelease ? ['prerelease'] : [];
  if (kinds.includes('provider-added'))
    return { who: `${who}${inBrackets(preview)}`, before: ['new provider', 'new providers'] };
  if (from !== null && to !== null && from.version !== to.version) {
    const step = versionStep(from.version, to.version);
    // A release after its own prereleases is none.
    const size = step === null || step === 'none' || step === 'prerelease' ? preview : [step, ...preview];
    const versions = `${shortName(from.version)} → ${shortName(to.version)}`;
    return { who: `${providerName(provider)} ${versions}${inBrackets(size)}` };
  }
  const platforms = addedPlatforms(change);
  if (platforms !== null) {
    const what = listed(platforms, 4);
    return { who, after: [`now covers ${what}`, `now cover ${what}`] };
  }
  const count = (status: string, words: string) =>
    counted(hashes.filter((one) => one.status === status).length, `${words} hash`, `${words} hashes`);
  const has = {
    'hashes-replaced': 'other hashes',
    'hashes-added': count('added', 'more'),
    'hashes-removed': count('removed', 'fewer'),
  };
  const what = kinds.flatMap((kind) => (kind in has ? has[kind as keyof typeof has] : []))[0];
  if (what !== undefined) return { who, after: [`has ${what}`, `have ${what}`] };
  if (kinds.join() !== 'constraints-changed') return { who };
  const [was, is] = [from, to].map((lock) => shortName(lock?.constraints ?? 'none'));
  const before: Both = ['the constraints of', 'the constraints of'];
  return { who, before, after: [`changed from ${was} to ${is}`, 'changed'] };
}

type Counts = Pick<Totals, 'hashes' | 'proven' | 'announced'>;

/** `All 8 hashes are proven`; `18 of 31 hashes are proven; the other 13 match what HOST announces (2 more were computed: they match)`. */
function shareOf({ hashes, proven, announced }: Counts, changes: readonly ReportedChange[]): string {
  if (hashes === 0) return 'No hash is left to prove';
  if (proven + announced < hashes) return `${proven} of ${hashes} hashes are proven`;
  if (announced === 0) return hashes === 1 ? 'The only hash is proven' : `All ${hashes} hashes are proven`;
  const hosts = distinct(
    changes.flatMap((change) =>
      change.hashes.flatMap(({ worth }) =>
        worth?.kind === 'accepted' && worth.by === 'announced' ? [shortName(worth.of)] : [],
      ),
    ),
  );
  const sampled = changes.reduce((sum, change) => sum + tally(change).sampled, 0);
  const rest = announced === 1 ? 'one matches' : `${announced} match`;
  return `${proven} of ${hashes} hashes are proven; the other ${rest} what ${listed(hosts, 2)} announce${hosts.length === 1 ? 's' : ''} (${counted(sampled, 'more was', 'more were')} computed: ${sampled === 1 ? 'it matches' : 'they match'})`;
}

function removedWords({ provider, from, files, unrequired }: ReportedChange): string {
  const [path = '', ...others] = files;
  const where = others.length === 0 ? shortName(path) : counted(files.length, 'lock file', 'lock files');
  const release = shortName(releaseName({ address: provider, version: from?.version ?? '' }));
  return `${release} is removed from ${where}${unrequired ? '; the configuration no longer requires it' : ''}`;
}

const inBrackets = (words: readonly string[]) => (words.length === 0 ? '' : ` (${words.join(', ')})`);

function signerWords(change: ReportedChange): readonly string[] {
  const { tier, keyFrom, sameKeyAsBefore } = change.signature;
  const origin = keyOrigin(change);
  const name = shortName(change.provider.split('/').slice(1).join('/'));
  const before = sameKeyAsBefore === true ? ', the same key as before' : '';
  if (origin !== null) return [`signed ${origin}${keyFrom === 'policy' ? '' : ` for ${name}`}${before}`];
  if (tier === 'unsigned' || tier === 'unavailable') return [];
  const by = { official: 'by ', partner: 'by a ', 'self-signed': 'with ' }[tier];
  const key = tier === 'self-signed' ? before : before && ' with the same key as before';
  return [`signed ${by}${signerParts(change).name}${key}`];
}

/** The notices by their kind, each counted once for a provider: `1 major upgrade (acme/cloud)`, `5 new providers`. */
export function noticeKinds(
  findings: readonly ReportedFinding[],
  rules: readonly Pick<Rule, 'slug' | 'counted' | 'ask'>[],
  withAsk = false,
  withNames = true,
): readonly string[] {
  const kinds = Map.groupBy(findings, (finding) => (isLoud(finding) ? null : finding.rule));
  return rules.flatMap(({ slug, counted: words, ask }) => {
    // Only some rules have notices by default.
    const [one, many] = words ?? ['other notice', 'other notices'];
    const about = (kinds.get(slug) ?? []).map(({ provider, path }) =>
      provider ? providerName(provider) : shortName(path),
    );
    const { size } = new Set(about);
    if (size === 0) return [];
    const next = withAsk && ask !== undefined ? `: ${ask[size === 1 ? 0 : 1]}` : '';
    const names = size > mostNamed || !withNames ? '' : ` (${namedOrCounted(about, many)})`;
    return [`${counted(size, one, many)}${names}${next}`];
  });
}

const mostParts = 2;

/** Everything that passes without proof, and why: an unsigned statement, a waiver, a rule that the policy turns off or lowers; `null` if nothing does. It is counted apart from what is proven. */
export function acceptedWords(report: Reviewed, rules: readonly Rule[] = []): string | null {
  const { changes, findings, silenced } = report;
  const hashes = changes.flatMap(({ provider, to, hashes }) =>
    hashes.map(({ hash, worth }) => ({ hash, worth, provider, version: to?.version ?? '' })),
  );
  const accepted = hashes.flatMap(({ hash, worth, provider, version }) => {
    const [one, many] = [true, false].map((isOne) => exceptionWords(worth, isOne));
    return one == null ? [] : [{ one, many, hash, release: releaseName({ address: provider, version }) }];
  });
  const ofHashes = [...Map.groupBy(accepted, ({ many }) => many).values()].map((same) => {
    const count = new Set(same.map(({ release, hash }) => JSON.stringify([release, hash]))).size;
    const names = same.map(({ release }) => release);
    const who = namedOrCounted(names, 'providers');
    return `${counted(count, 'hash', 'hashes')} of ${who} ${count === 1 ? same[0]?.one : same[0]?.many}`;
  });
  // The same waiver, or the same rule that is off, is told once.
  const keyOf = (provider: string | null, rule: string) => JSON.stringify([provider, rule]);
  const told = new Set(
    hashes.flatMap(({ provider, worth }) =>
      worth?.kind === 'accepted' && 'rule' in worth ? [keyOf(provider, worth.rule)] : [],
    ),
  );
  const isNew = ({ provider, rule }: ReportedFinding) => !told.has(keyOf(provider, rule));
  const off = silenced.flatMap(({ found = [] }) => found).filter((one) => isLoud(one) && isNew(one));
  const waived = findings.filter((finding) => finding.waived !== undefined && isNew(finding));
  const ofRules = [
    ...Map.groupBy(waived, (one) => `waived until ${one.waived}`),
    ...Map.groupBy(off, ({ rule }) => `your policy turns off ${rule}`),
  ].flatMap(([why, some]) =>
    byImportance(some, rules).map((same) => `${phraseFor(same, rules, '')} (${why})`),
  );
  const parts = [...ofHashes, ...ofRules];
  const more = parts.splice(mostParts).length;
  if (more > 0) parts.push(`and ${counted(more, 'more exception', 'more exceptions')}`);
  return parts.length === 0 ? null : parts.join('; ');
}

/** How hashes pass, after `1 hash of hashicorp/null 3.2.4 `; `null` if they are proven or do not pass. */
export function exceptionWords(worth: ReportedHash['worth'], one: boolean): string | null {
  const [is, it] = one ? ['is', 'it'] : ['are', 'them'];
  if (worth?.kind === 'unproven') return `${is} not proven, and the policy lets ${it} pass`;
  if (worth?.kind !== 'accepted') return null;
  switch (worth.by) {
    case 'announced':
      // A sample that was computed and agrees is a check; without one it is only a statement.
      return isBacked(worth) ? null : `${is} accepted as ${worth.of} announces ${it}, without a sample`;
    case 'word':
      return `${is} accepted without a signature`;
    case 'waiver':
      return `${is} not proven, but waived until ${worth.until}`;
    case 'rule-off':
      return `${is} not proven, but the rule ${worth.rule} is off`;
  }
}

/** The worst kind of problem with its providers, in a few words, and how many more there are. */
function problemWords(report: Reviewed, rules: readonly Rule[]): string {
  const { verdict, totals, gap, findings } = report;
  if (verdict === 'incomplete' && totals.open === 0 && gap !== undefined) return gap;
  // A hash may be accepted though nobody answered about its release.
  const what = totals.open === 0 ? 'a release' : counted(totals.open, 'hash', 'hashes');
  const unchecked = `${what} could not be checked`;
  const [worst] = byImportance(decisiveFindings(report), rules);
  if (worst === undefined) return unchecked;
  const keyOf = ({ severity, rule, cause }: ReportedFinding) => JSON.stringify([severity, rule, cause]);
  const said = new Set(worst.map(keyOf));
  const others = findings
    .filter(isLoud)
    .map(keyOf)
    .filter((key) => !said.has(key));
  const more = new Set(others).size;
  // A report lists a bounded number of findings, so there may be more.
  const atLeast = totals.findings > findings.length ? 'at least ' : '';
  return [
    phraseFor(worst, rules, atLeast),
    more === 0 ? '' : `, and ${counted(more, 'more problem', 'more problems')}`,
    verdict === 'failed' && totals.open > 0 ? `; ${unchecked}` : '',
  ].join('');
}

function decisiveFindings({ verdict, findings }: Reviewed): readonly ReportedFinding[] {
  const isDecisive = ({ open, severity, provider, hash }: ReportedFinding) =>
    open === true && (severity === 'warning' || provider === null || hash !== null);
  if (verdict === 'incomplete') return findings.filter((one) => isLoud(one) && isDecisive(one));
  const errors = findings.filter(({ severity }) => severity === 'error');
  return errors.length > 0 ? errors : findings.filter(isLoud);
}

/** Findings that the same words describe, in the order of the rules. */
function byImportance(findings: readonly ReportedFinding[], rules: readonly Rule[]) {
  const indexOf = (slug?: string) => rules.findIndex((rule) => rule.slug === slug);
  const place = ([first]: readonly ReportedFinding[]) => {
    const own = indexOf(first?.rule);
    // A line that is wrong is worse than what nobody has signed.
    const grave = first?.hash == null ? own : own - 0.25;
    return rules[own]?.ahead === undefined ? grave : indexOf(rules[own].ahead) - 0.5;
  };
  const alike = Map.groupBy(findings, ({ rule, aspect }) => JSON.stringify([rule, aspect?.kind]));
  return [...alike.values()].sort((one, other) => place(one) - place(other));
}

function phraseFor(findings: readonly ReportedFinding[], rules: readonly Rule[], atLeast: string) {
  const releases = findings.map(({ provider, version, path }) => {
    if (provider === null) return shortName(path);
    return version == null ? providerName(provider) : releaseName({ address: provider, version });
  });
  const aboutFiles = findings.every(({ provider }) => provider === null);
  const who = namedOrCounted(releases, aboutFiles ? 'files' : 'providers', atLeast);
  const one = new Set(releases).size === 1;
  const aspects = findings.map(({ aspect = { kind: 'only' } }) => aspect);
  const [aspect = { kind: 'only' }] = aspects;
  const hashes = new Set(findings.map(({ provider, hash }) => JSON.stringify([provider, hash]))).size;
  const problem: Problem = {
    who,
    one,
    is: one ? 'is' : 'are',
    has: one ? 'has' : 'have',
    files: new Set(findings.map(({ path }) => path)).size,
    hashes,
    count: (one, many) => (hashes === 1 ? `one ${one}` : `${atLeast}${hashes} ${many}`),
    aspect,
    aspects,
  };
  const { counted: named = [], headline } = rules.find((rule) => rule.slug === findings[0]?.rule) ?? {};
  return headline?.(problem) ?? `${who} ${one ? `is a ${named[0]}` : `are ${named[1]}`}`;
}
