import type { Finding } from '../finding/finding.ts';
import { plainText } from '../finding/sentence.ts';
import type { Traffic } from '../http/fetcher.ts';
import { failingSeverities } from '../policy/policy.ts';
import { noPolicy, type Policy, type Settings } from '../policy/settings.ts';
import type { Rule } from '../rules/rule.ts';
import type { SilencedFindings } from '../rules/weigh.ts';
import { digestOf } from '../source/tree.ts';
import { hasOpenQuestion } from '../subject/locked-entry.ts';
import type { ReviewedFile, Subject } from '../subject/subject.ts';
import { countsOf } from './counts.ts';
import { fitterFor } from './fitted-fix.ts';
import { headlineOf, headlineText, type Reviewed } from './headline.ts';
import { remedySentence } from './remedy.ts';
import {
  type Report,
  type ReportedFile,
  type ReportedFinding,
  reportVersion,
  type Verdict,
} from './report.ts';
import { type ChangeFields, reportedChange } from './reported-change.ts';

export interface Circumstances {
  /** Commit shas; `null` as in the snapshot. */
  readonly base: string | null;
  readonly head: string | null;
  readonly traffic: Traffic;
  readonly version: string;
  readonly rules: readonly Rule[];
  readonly silenced?: readonly SilencedFindings[];
  readonly fields?: Partial<Report>;
  readonly changeFields?: readonly ChangeFields[];
}

/** Nobody reads more, and each costs memory in every format (T68). The worst come first. */
export const mostFindings = 5_000;

const fileOf = ({ path, sha256 }: Pick<Policy, 'path' | 'sha256'> = noPolicy) =>
  path === null || sha256 === null ? null : { path, digest: `sha256:${sha256}` };

/** The whole review as one value: the JSON report, which every renderer reads. */
export function buildReport(
  subject: Subject,
  findings: readonly Finding[],
  { base, head, traffic, version, rules, silenced = [], fields = {}, changeFields }: Circumstances,
): Report {
  const { policy } = subject.settings;
  const shared = policy.shared?.path === policy.path ? null : fileOf(policy.shared);
  const own = fileOf(policy);
  const entries = Map.groupBy(subject.entries, ({ reviewed }) => reviewed);
  const fitted = fitterFor(subject, base);
  const files = subject.files.map(reportedFile);
  const changes = subject.changes.map((reviewed) =>
    reportedChange(reviewed, entries.get(reviewed) ?? [], subject, changeFields),
  );
  const reported = (some: readonly Finding[]) =>
    some.slice(0, mostFindings).map((finding) => reportedFinding({ ...finding, fix: fitted(finding) }));
  const report: Reviewed = {
    schema: reportVersion,
    tool: { name: 'lockproof', version },
    verdict: verdictOf(subject, findings, fields.gap === undefined),
    base,
    head,
    ...(subject.settings.failOn === 'never' ? { advisory: true } : {}),
    ...fields,
    policy: own && { ...own, ...(shared && { extends: shared }) },
    files,
    changes,
    findings: reported(findings),
    silenced: silenced.map(({ found = [], ...one }) => ({ ...one, found: reported(found) })),
    totals: { ...countsOf({ files, changes }), findings: findings.length, ...traffic },
  };
  return { ...report, headline: headlineText(headlineOf(report, rules)) };
}

function reportedFile({ revision }: ReviewedFile): ReportedFile {
  const { path, status, previousPath, head } = revision;
  const digest = digestOf(head);
  return { path, status, ...(previousPath === undefined ? {} : { previousPath }), digest };
}

function reportedFinding(finding: Finding): ReportedFinding {
  const { rule, severity, message, provider, hash, path, line, cause, fix, open, ...others } = finding;
  const { hashes: _, ...more } = others;
  const facts = { rule, severity, message: plainText(message), provider, hash, path, line };
  const next = { remedy: remedySentence(fix), cause, fix, said: message };
  return { ...facts, ...next, ...more, ...(open ? { open } : {}) };
}

/** `failed` has priority over `incomplete`: a finding counts even if other answers are missing. */
function verdictOf(
  { files, entries, settings }: Subject,
  findings: readonly Finding[],
  isWhole: boolean,
): Verdict {
  if (files.length === 0 && findings.length === 0) return isWhole ? 'unchanged' : 'incomplete';
  const failing = failingSeverities(settings);
  if (findings.some(({ open, severity }) => !open && failing.includes(severity))) return 'failed';
  // The missing evidence could have shown what nothing else shows.
  const isOpen = entries.some(hasOpenQuestion) || findings.some(({ open }) => open);
  return isOpen || !isWhole ? 'incomplete' : 'verified';
}

/** 0: nothing at or above `fail-on`; 1: findings; 3: an answer is missing. (2 has no report.) */
export function exitCode(
  { verdict, findings }: Pick<Report, 'verdict' | 'findings'>,
  { failOn, onUnavailable }: Pick<Settings, 'failOn' | 'onUnavailable'>,
): 0 | 1 | 3 {
  switch (verdict) {
    case 'failed':
      return failOn === 'never' ? 0 : 1;
    case 'incomplete': {
      // A question is open because this run ended (`max-time`), not because a registry is away.
      const isOwnLimit = ({ open, severity }: ReportedFinding) => open === true && severity === 'error';
      return onUnavailable === 'fail' || findings.some(isOwnLimit) ? 3 : 0;
    }
    case 'verified':
    case 'unchanged':
      return 0;
  }
}
