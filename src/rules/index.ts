import type { Finding, Severity } from './finding.ts';
import { foreignHash } from './foreign-hash.ts';
import { h1Removed } from './h1-removed.ts';
import { hashesCleared } from './hashes-cleared.ts';
import { lockFileRemoved } from './lock-file-removed.ts';
import { lookalikeProvider } from './lookalike-provider.ts';
import { majorUpgrade } from './major-upgrade.ts';
import { malformedHash } from './malformed-hash.ts';
import { missingFromLock } from './missing-from-lock.ts';
import { newProvider } from './new-provider.ts';
import { notCanonical } from './not-canonical.ts';
import { notRequired } from './not-required.ts';
import { prerelease } from './prerelease.ts';
import { providerMoved } from './provider-moved.ts';
import type { Rule, RuleFinding, Subject } from './rule.ts';
import { signatureInvalid } from './signature-invalid.ts';
import { unprovenHash } from './unproven-hash.ts';
import { unreadableLockFile } from './unreadable-lock-file.ts';
import { untrustedHost } from './untrusted-host.ts';
import { versionDowngraded } from './version-downgraded.ts';
import { versionNotFound } from './version-not-found.ts';
import { versionOutsideConstraints } from './version-outside-constraints.ts';

/** Every rule; errors first, then warnings, then notices. */
export const rules: readonly Rule[] = [
  unprovenHash,
  foreignHash,
  hashesCleared,
  malformedHash,
  unreadableLockFile,
  signatureInvalid,
  untrustedHost,
  versionNotFound,
  versionOutsideConstraints,
  lockFileRemoved,
  versionDowngraded,
  providerMoved,
  lookalikeProvider,
  h1Removed,
  notCanonical,
  missingFromLock,
  notRequired,
  newProvider,
  majorUpgrade,
  prerelease,
];

const severities: readonly Severity[] = ['error', 'warning', 'notice'];

/** What every rule has to say: worst first, then by path and line; nothing twice. */
export function judge(subject: Subject): Finding[] {
  const keyed = rules
    .flatMap((rule) => rule.check(subject).map((finding) => asFinding(rule, finding)))
    .map((finding): readonly [SortKey, Finding] => [sortKey(finding), finding]);
  const distinct = new Map(keyed.map((entry) => [JSON.stringify(entry[0]), entry]));
  return [...distinct.values()].sort(([a], [b]) => compareKeys(a, b)).map(([, finding]) => finding);
}

function asFinding(
  rule: Rule,
  { severity, message, provider, hash, path, line, remedy }: RuleFinding,
): Finding {
  return {
    rule: rule.slug,
    severity: severity ?? rule.severity,
    message,
    provider,
    hash,
    path,
    line,
    remedy,
  };
}

type SortKey = readonly (string | number)[];

function sortKey({ severity, path, line, rule, provider, hash, message }: Finding): SortKey {
  return [severities.indexOf(severity), path, line, rule, provider ?? '', hash ?? '', message];
}

/** By code unit, not by locale: the same on every machine. */
function compareKeys(a: SortKey, b: SortKey): number {
  for (const [index, value] of a.entries()) {
    const other = b[index];
    if (other !== undefined && value !== other) return value < other ? -1 : 1;
  }
  return 0;
}
