import type { Traffic } from '../http/fetcher.ts';
import { acceptsWordOf } from '../policy/policy.ts';
import type { Settings } from '../policy/settings.ts';
import type { Finding } from '../rules/finding.ts';
import { openQuestions } from '../rules/unproven-hash.ts';
import type { ReviewedChange, ReviewedFile, Subject } from '../subject/subject.ts';
import {
  type Report,
  type ReportedChange,
  type ReportedFile,
  reportSchema,
  type Totals,
  type Verdict,
} from './report.ts';
import { reportedHash } from './reported-hash.ts';
import { reportedSignature } from './signature.ts';

export interface Circumstances {
  /** Commit shas; `null` as in the snapshot. */
  readonly base: string | null;
  readonly head: string | null;
  readonly traffic: Traffic;
  /** Of Lockproof. */
  readonly version: string;
}

/** The whole review as one value: the JSON report, and what every renderer reads. */
export function buildReport(
  subject: Subject,
  findings: readonly Finding[],
  { base, head, traffic, version }: Circumstances,
): Report {
  const changes = subject.changes.map(reportedChange);
  return {
    schema: reportSchema,
    tool: { name: 'lockproof', version },
    verdict: verdictOf(subject, findings, changes),
    base,
    head,
    files: subject.files.map(reportedFile),
    changes,
    findings,
    totals: totalsOf(subject, traffic),
  };
}

function reportedFile({ revision: { path, status, previousPath } }: ReviewedFile): ReportedFile {
  return previousPath === undefined ? { path, status } : { path, status, previousPath };
}

function reportedChange(reviewed: ReviewedChange): ReportedChange {
  const { change, occurrences } = reviewed;
  return {
    provider: change.provider,
    kinds: change.kinds,
    from: change.from,
    to: change.to,
    files: occurrences.map(({ path }) => path),
    signature: reportedSignature(reviewed),
    hashes: change.hashes.map((hash) => reportedHash(hash, reviewed)),
  };
}

/** `failed` goes before `incomplete`: what was found does not wait for what could not be asked. */
function verdictOf(
  subject: Subject,
  findings: readonly Finding[],
  changes: readonly ReportedChange[],
): Verdict {
  const { files, changes: reviewed, settings } = subject;
  if (files.length === 0) return 'unchanged';
  const asked = openQuestions(subject, findings);
  const answered = findings.filter((finding) => !asked.has(finding));
  if (answered.some(({ severity }) => failing(settings).includes(severity))) return 'failed';
  const open =
    reviewed.some(({ evidence }) => evidence?.release.kind === 'unavailable') ||
    changes.some(({ hashes }) => hashes.some(({ proof }) => proof === 'unavailable'));
  return open ? 'incomplete' : 'verified';
}

/** With `never` the verdict still tells the truth; only the exit code keeps quiet. */
function failing({ failOn }: Settings): readonly Finding['severity'][] {
  return failOn === 'warning' ? ['error', 'warning'] : ['error'];
}

function totalsOf({ files, changes, settings }: Subject, { requests, bytesDownloaded }: Traffic): Totals {
  const proofs = new Map<string, boolean>();
  for (const reviewed of changes) {
    const { provider, to, hashes } = reviewed.change;
    for (const { hash, status } of hashes) {
      if (to === null || status === 'removed') continue;
      proofs.set(JSON.stringify([provider, to.version, hash]), passes(hash, reviewed, settings));
    }
  }
  const proven = [...proofs.values()].filter((passed) => passed).length;
  return {
    files: files.length,
    providers: new Set(changes.map(({ change }) => change.provider)).size,
    hashes: proofs.size,
    proven,
    unproven: proofs.size - proven,
    requests,
    bytesDownloaded,
  };
}

/** Whose word it is, only the evidence says. */
function passes(hash: string, { evidence }: ReviewedChange, settings: Settings): boolean {
  const proof = evidence?.proofs.get(hash);
  if (proof?.level === 'asserted') return acceptsWordOf(settings, proof.by);
  return proof?.level === 'signed' || proof?.level === 'computed';
}
