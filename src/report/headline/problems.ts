import { releaseName } from '../../finding/names.ts';
import { isOfFiles } from '../../hash.ts';
import { rules } from '../../rules/index.ts';
import { counted } from '../numbers.ts';
import type { Report, ReportedChange, ReportedFinding } from '../report.ts';
import { tally } from '../words.ts';
import { namedOrCounted, shortName } from './short.ts';

type Facts = Pick<Report, 'changes' | 'findings' | 'totals' | 'verdict' | 'evidence'>;

/** What is wrong, in a few words: the worst kind of problem with its providers, and how many more there are. */
export function problemWords(report: Facts): string {
  const { verdict, totals, evidence } = report;
  const lacking = evidence?.lacking?.length ?? 0;
  if (verdict === 'incomplete' && totals.open === 0 && lacking > 0)
    return `${counted(lacking, 'answer', 'answers')} of the evidence ${lacking === 1 ? 'is' : 'are'} missing or changed`;
  const decisive = decisiveFindings(report);
  const [worst = [], ...others] = byImportance(decisive);
  const [first] = worst;
  if (first === undefined) return `${counted(report.totals.open, 'hash', 'hashes')} could not be checked`;
  const more = new Set(others.flat().map(({ rule, cause }) => JSON.stringify([rule, cause]))).size;
  const { open } = report.totals;
  const phrase = phraseFor(first, worst, report);
  // A report lists a bounded number of findings, so what is counted of them may be more.
  const isListed = totals.findings <= report.findings.length;
  return [
    isListed || !/^\d/.test(phrase) ? phrase : `at least ${phrase}`,
    ...(more === 0 ? [] : [`, and ${counted(more, 'more problem', 'more problems')}`]),
    ...(report.verdict === 'failed' && open > 0
      ? [`; ${counted(open, 'hash', 'hashes')} could not be checked`]
      : []),
  ].join('');
}

/** The findings that decide the verdict. */
function decisiveFindings({ verdict, findings }: Facts): readonly ReportedFinding[] {
  const errors = findings.filter(({ severity }) => severity === 'error');
  const warnings = findings.filter(({ severity }) => severity === 'warning');
  if (verdict === 'incomplete') {
    const open = warnings.filter(isOpen);
    return open.length > 0 ? open : warnings;
  }
  return errors.length > 0 ? errors : warnings;
}

/** The finding only says that an answer is missing. */
function isOpen({ cause }: ReportedFinding): boolean {
  return cause.startsWith(notAsked);
}

const notAsked = 'not asked: ';

/** Findings that the same words describe, in the order of the rules. */
function byImportance(findings: readonly ReportedFinding[]): readonly (readonly ReportedFinding[])[] {
  const order = new Map(rules.map(({ slug }, index) => [slug, index]));
  const alike = Map.groupBy(findings, (finding) => JSON.stringify([finding.rule, aspectOf(finding)]));
  return [...alike.values()].sort(
    ([one], [other]) => (order.get(one?.rule ?? '') ?? 0) - (order.get(other?.rule ?? '') ?? 0),
  );
}

/** Some rules report several things that need other words. */
function aspectOf(finding: ReportedFinding): string {
  const { rule, hash, cause, severity } = finding;
  switch (rule) {
    case 'unproven-hash':
      if (isOpen(finding)) return 'open';
      if (hash !== null) return 'hash';
      return cause.startsWith('limit: ') ? 'limit' : cause.startsWith('replaced: ') ? 'replaced' : 'word';
    case 'untrusted-host':
      return cause.startsWith('host ') ? 'host' : 'policy';
    default:
      return severity;
  }
}

/** Findings of one kind, as far as the words depend on them. */
interface Problem {
  /** `hashicorp/null 3.2.4 and hashicorp/aws 6.1.0`, `12 providers` */
  readonly who: string;
  /** Whether `who` is one. */
  readonly one: boolean;
  readonly paths: string;
  /** Whether `paths` is one. */
  readonly onePath: boolean;
  readonly hashes: number;
  readonly findings: readonly ReportedFinding[];
  /** The change of the first finding; `null` where there is none. */
  readonly change: ReportedChange | null;
  readonly aspect: string;
}

function phraseFor(first: ReportedFinding, findings: readonly ReportedFinding[], { changes }: Facts): string {
  const byProvider = Map.groupBy(changes, ({ provider }) => provider);
  const changeOf = ({ provider, path }: ReportedFinding) =>
    byProvider.get(provider ?? '')?.find(({ files }) => files.includes(path)) ?? null;
  const releases = findings.map((finding) => {
    const { provider, path } = finding;
    const change = changeOf(finding);
    const version = (change?.to ?? change?.from)?.version;
    if (provider === null) return path;
    return version === undefined
      ? releaseName({ address: provider, version: '' }).trim()
      : releaseName({ address: provider, version });
  });
  const aboutFiles = findings.every(({ provider }) => provider === null);
  const problem: Problem = {
    who: namedOrCounted(releases, aboutFiles ? 'files' : 'providers'),
    one: new Set(releases).size === 1,
    paths: namedOrCounted(
      findings.map(({ path }) => path),
      'files',
    ),
    onePath: new Set(findings.map(({ path }) => path)).size === 1,
    hashes: new Set(findings.map(({ provider, hash }) => JSON.stringify([provider, hash]))).size,
    findings,
    change: changeOf(first),
    aspect: aspectOf(first),
  };
  return (phrases[first.rule] ?? otherwise)(problem);
}

/** A rule without words of its own. */
function otherwise({ findings, who }: Problem): string {
  return `${findings[0]?.rule} reports ${who}`;
}

type Phrase = (problem: Problem) => string;

const is: Phrase = ({ one }) => (one ? 'is' : 'are');
const has: Phrase = ({ one }) => (one ? 'has' : 'have');

/** By rule: what is wrong, as a clause without a full stop. A notice is never in the headline. */
export const phrases: Readonly<Record<string, Phrase>> = {
  'unproven-hash': unprovenHash,
  'foreign-hash': ({ hashes, who }) =>
    `${oneOr(hashes, 'hash', 'hashes')} of ${who} ${hashes === 1 ? 'belongs' : 'belong'} to another release`,
  'malformed-hash': ({ hashes, who }) =>
    `${oneOr(hashes, 'value', 'values')} among the hashes of ${who} ${hashes === 1 ? 'is' : 'are'} not a hash that Terraform checks`,
  'hashes-cleared': (problem) => `${problem.who} ${has(problem)} no hash that Terraform checks`,
  'unreadable-lock-file': ({ paths }) => `${paths} cannot be read`,
  'hidden-content': ({ paths }) => `${paths} can show other content than was reviewed`,
  'signature-invalid': ({ who }) => `the signature of ${who} is not valid`,
  'unexpected-signer': (problem) =>
    `${problem.who} ${is(problem)} not signed by the owner of ${problem.one ? 'its' : 'their'} namespace`,
  'provenance-mismatch': ({ who }) => `the build attestation of ${who} does not hold`,
  'provenance-missing': (problem) =>
    `${problem.who} ${has(problem)} no verified build attestation, which the policy requires`,
  'registry-disagrees': ({ who }) => `the registry contradicts itself about ${who}`,
  'release-republished': ({ who }) => `the release of ${who} is not the one that was locked before`,
  'untrusted-host': untrustedHost,
  'version-not-found': ({ who }) => `the registry does not know ${who}`,
  'version-outside-constraints': (problem) =>
    `${problem.who} ${problem.one ? 'does' : 'do'} not meet the version constraints`,
  'lock-file-removed': ({ paths, onePath }) => `${paths} ${onePath ? 'is' : 'are'} gone`,
  'entry-removed': ({ who }) => `the entry of ${who} is gone`,
  'signing-key-changed': signingKeyChanged,
  'publisher-changed': (problem) =>
    `${problem.who} ${problem.one ? 'comes' : 'come'} from another repository than before`,
  'provenance-lost': (problem) => `${problem.who} ${has(problem)} no build attestation any more`,
  'unsigned-provider': (problem) => `${problem.who} ${is(problem)} not signed`,
  'expired-key': ({ who }) => `the key that signed ${who} has expired`,
  'version-downgraded': (problem) =>
    problem.one && problem.change?.from != null
      ? `${problem.who} is older than ${shortName(problem.change.from.version)}, which was locked before`
      : `${problem.who} ${is(problem)} older than what was locked before`,
  'provider-moved': (problem) =>
    `${problem.who} ${problem.one ? 'comes' : 'come'} from another address than before`,
  'lookalike-provider': (problem) => `${problem.who} ${has(problem)} a name like another provider's`,
  'h1-removed': (problem) => `${problem.who} ${has(problem)} no h1 any more`,
  'platform-lost': platformLost,
  'platform-missing': (problem) => `${problem.who} ${has(problem)} no h1 for a required platform`,
  'not-canonical': ({ paths, onePath }) =>
    onePath ? `${paths} is not as Terraform writes it` : `${paths} are not as Terraform writes them`,
  'missing-from-lock': ({ who }) => `the configuration requires ${who}, which the lock file does not have`,
  'lock-file-missing': ({ paths, onePath }) => `${paths} ${onePath ? 'is' : 'are'} missing`,
  'local-plugin': ({ paths }) => `the change brings a plugin of its own: ${paths}`,
  'submodule-moved': ({ paths }) => `the submodule ${paths} points to another commit`,
  'not-required': (problem) => `nothing requires ${problem.who}`,
  'known-vulnerability': (problem) =>
    `${problem.who} ${has(problem)} ${new Set(problem.findings.map(({ cause }) => cause)).size === 1 ? 'a known vulnerability' : 'known vulnerabilities'}`,
  'recently-published': (problem) =>
    `${problem.who} ${problem.one ? 'was' : 'were'} published a short time ago`,
};

function unprovenHash(problem: Problem): string {
  const { hashes, who, findings, change, aspect } = problem;
  switch (aspect) {
    case 'open': {
      const causes = new Set(findings.map(({ cause }) => cause.slice(notAsked.length)));
      const [cause = ''] = causes;
      return causes.size === 1 ? shortCause(cause) : `the hashes of ${who} could not be checked`;
    }
    case 'limit':
      return `a limit of this run left hashes of ${who} unchecked`;
    case 'replaced':
      return `the hashes of ${who} were replaced, and nothing tells which are right`;
    case 'word':
      return `no signature covers ${change !== null && tally(change).proven > 0 ? 'some' : 'the'} hashes of ${who}`;
    default: {
      const tier = change?.signature.tier;
      const isSigned = tier === 'official' || tier === 'partner' || tier === 'self-signed';
      const what = `${oneOr(hashes, 'hash', 'hashes')} of ${who}`;
      return isSigned
        ? `${what} ${hashes === 1 ? 'is' : 'are'} not in the signed release`
        : `nothing proves ${what}`;
    }
  }
}

const longestCause = 140;

function shortCause(cause: string): string {
  const characters = Array.from(cause.slice(0, 4 * longestCause));
  return characters.length > longestCause ? `${characters.slice(0, longestCause).join('')}…` : cause;
}

function untrustedHost({ who, one, aspect }: Problem): string {
  if (aspect === 'policy') return `the policy does not allow ${who}`;
  return `${who} ${one ? 'comes' : 'come'} from a registry that nobody listed as trusted`;
}

function signingKeyChanged(problem: Problem): string {
  const { who, one, change, findings } = problem;
  if (findings[0]?.severity === 'error')
    return `${who} ${is(problem)} not signed by a key that the policy pins`;
  const before = one && change?.from != null ? shortName(change.from.version) : 'the release before';
  return `${who} ${is(problem)} signed by another key than ${before}`;
}

/** The number of h1 is the number of platforms, because a release has one for each. */
function platformLost({ who, one, change }: Problem): string {
  if (one && change?.from != null && change.to !== null) {
    const h1 = change.hashes.filter(({ hash }) => isOfFiles(hash));
    const now = h1.filter(({ status }) => status !== 'removed').length;
    const before = h1.filter(({ status }) => status !== 'added').length;
    const old = change.from.version === change.to.version ? 'it' : shortName(change.from.version);
    if (now < before)
      return `${who} has an h1 for ${counted(now, 'platform', 'platforms')}; ${old} had ${before}`;
  }
  return `${who} ${one ? 'does' : 'do'} not cover every platform that the lock file covered before`;
}

/** `one hash`, `3 hashes` */
function oneOr(count: number, one: string, many: string): string {
  return count === 1 ? `one ${one}` : `${count} ${many}`;
}
