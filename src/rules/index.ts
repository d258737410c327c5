import { knownVulnerability } from '../extensions/advisories/known-vulnerability.ts';
import { provenanceLost } from '../extensions/provenance/provenance-lost.ts';
import { provenanceMismatch } from '../extensions/provenance/provenance-mismatch.ts';
import { provenanceMissing } from '../extensions/provenance/provenance-missing.ts';
import type { Finding, Severity } from '../finding/finding.ts';
import { plainText } from '../finding/sentence.ts';
import type { Subject } from '../subject/subject.ts';
import { assertedHash } from './asserted-hash.ts';
import { entryRemoved } from './entry-removed.ts';
import { expiredKey } from './expired-key.ts';
import { foreignHash } from './foreign-hash.ts';
import { h1Removed } from './h1-removed.ts';
import { hashesCleared } from './hashes-cleared.ts';
import { hiddenContent } from './hidden-content.ts';
import { localPlugin } from './local-plugin.ts';
import { lockFileMissing } from './lock-file-missing.ts';
import { lockFileRemoved } from './lock-file-removed.ts';
import { lookalikeProvider } from './lookalike-provider.ts';
import { majorUpgrade } from './major-upgrade.ts';
import { malformedHash } from './malformed-hash.ts';
import { missingFromLock } from './missing-from-lock.ts';
import { newProvider } from './new-provider.ts';
import { notCanonical } from './not-canonical.ts';
import { notRequired } from './not-required.ts';
import { checkWithMerge } from './of-merge.ts';
import { platformLost } from './platform-lost.ts';
import { platformMissing } from './platform-missing.ts';
import { prerelease } from './prerelease.ts';
import { providerMoved } from './provider-moved.ts';
import { publisherChanged } from './publisher-changed.ts';
import { recentlyPublished } from './recently-published.ts';
import { registryDisagrees } from './registry-disagrees.ts';
import { registryWarning } from './registry-warning.ts';
import { releaseRepublished } from './release-republished.ts';
import type { Rule, RuleFinding } from './rule.ts';
import { signatureInvalid } from './signature-invalid.ts';
import { signingKeyChanged } from './signing-key-changed.ts';
import { submoduleMoved } from './submodule-moved.ts';
import { unexpectedSigner } from './unexpected-signer.ts';
import { unprovenHash } from './unproven-hash.ts';
import { unreadableLockFile } from './unreadable-lock-file.ts';
import { unsignedProvider } from './unsigned-provider.ts';
import { untrustedHost } from './untrusted-host.ts';
import { versionDowngraded } from './version-downgraded.ts';
import { versionNotFound } from './version-not-found.ts';
import { versionOutsideConstraints } from './version-outside-constraints.ts';
import { lockedVersions, type Silenced, weigh } from './weigh.ts';

/** Every rule; errors first, then warnings, then notices. */
export const rules: readonly Rule[] = [
  unprovenHash,
  foreignHash,
  hashesCleared,
  malformedHash,
  unreadableLockFile,
  hiddenContent,
  signatureInvalid,
  unexpectedSigner,
  provenanceMismatch,
  provenanceMissing,
  registryDisagrees,
  releaseRepublished,
  untrustedHost,
  versionNotFound,
  versionOutsideConstraints,
  lockFileRemoved,
  entryRemoved,
  signingKeyChanged,
  publisherChanged,
  provenanceLost,
  unsignedProvider,
  expiredKey,
  knownVulnerability,
  versionDowngraded,
  providerMoved,
  lookalikeProvider,
  h1Removed,
  platformLost,
  platformMissing,
  notCanonical,
  missingFromLock,
  lockFileMissing,
  localPlugin,
  submoduleMoved,
  notRequired,
  recentlyPublished,
  newProvider,
  majorUpgrade,
  prerelease,
  registryWarning,
  assertedHash,
];

const severities: readonly Severity[] = ['error', 'warning', 'notice'];

/** The findings of all rules, weighed by the policy, and what it silences. */
export interface Judgement {
  readonly findings: Finding[];
  readonly silenced: readonly SilencedFindings[];
}

/** The findings of one rule that the policy turns off. */
interface SilencedFindings {
  readonly rule: string;
  /** The worst of them. */
  readonly severity: Severity;
  readonly findings: number;
}

/** The findings of all rules, weighed by the policy: the worst first, then by path and line, without duplicates. */
export function judge(subject: Subject): Finding[] {
  return judgeAll(subject).findings;
}

/**
 * Like {@link judge}, and counts what the rules found that the policy turns off.
 *
 * @param counts whether a finding belongs to this run; left out: every finding
 */
export function judgeAll(
  subject: Subject,
  counts: (finding: RuleFinding) => boolean = () => true,
): Judgement {
  const versions = lockedVersions(subject);
  const weighed = rules.map((rule) => ({
    rule: rule.slug,
    results: checkWithMerge(rule, subject)
      .filter(counts)
      .map((finding) => weigh(rule, finding, subject, versions)),
  }));
  const keyed = weighed
    .flatMap(({ results }) => results.flatMap((result) => ('silenced' in result ? [] : [result])))
    .map((finding): Keyed<Finding> => [sortKey(finding, plainText(finding.message)), finding]);
  const distinct = new Map(keyed.map((entry) => [JSON.stringify(entry[0]), entry]));
  return {
    findings: inOrder([...distinct.values()]),
    silenced: weighed.flatMap(({ rule, results }) => silencedOf(rule, results)),
  };
}

function silencedOf(rule: string, results: readonly (Finding | Silenced)[]): readonly SilencedFindings[] {
  const found = results.flatMap((result) => ('silenced' in result ? [result.silenced] : []));
  const worst = severities.find((severity) => found.includes(severity));
  return worst === undefined ? [] : [{ rule, severity: worst, findings: found.length }];
}

type SortKey = readonly (string | number)[];
type Keyed<F> = readonly [SortKey, F];
type Sorted = Pick<Finding, 'severity' | 'path' | 'line' | 'rule' | 'provider' | 'hash'>;

/** The findings of several judgements of one subject, in the order that one judgement of the whole has. */
export function sortFindings<F extends Sorted & { readonly message: string }>(
  findings: readonly F[],
): readonly F[] {
  return inOrder(findings.map((finding): Keyed<F> => [sortKey(finding, finding.message), finding]));
}

/** Like {@link sortFindings}, for what the policy turns off: rules that several judgements name are one, with the worst severity. */
export function joinSilenced(silenced: readonly SilencedFindings[]): readonly SilencedFindings[] {
  return rules.flatMap(({ slug }) => {
    const same = silenced.filter(({ rule }) => rule === slug);
    const worst = severities.find((severity) => same.some((one) => one.severity === severity));
    if (worst === undefined) return [];
    return [{ rule: slug, severity: worst, findings: same.reduce((sum, one) => sum + one.findings, 0) }];
  });
}

function inOrder<F>(keyed: readonly Keyed<F>[]): F[] {
  return keyed.toSorted(([a], [b]) => compareKeys(a, b)).map(([, finding]) => finding);
}

function sortKey({ severity, path, line, rule, provider, hash }: Sorted, message: string): SortKey {
  return [severities.indexOf(severity), path, line, rule, provider ?? '', hash ?? '', message];
}

/** Compares by code unit and not by locale, so that the order is the same on every machine. */
function compareKeys(a: SortKey, b: SortKey): number {
  for (const [index, value] of a.entries()) {
    const other = b[index];
    if (other !== undefined && value !== other) return value < other ? -1 : 1;
  }
  return 0;
}
