import { severities } from '../finding/finding.ts';
import { assertedHash } from './asserted-hash.ts';
import { expiredKey } from './expired-key.ts';
import { foreignHash } from './foreign-hash.ts';
import { h1Removed } from './h1-removed.ts';
import { hashesCleared } from './hashes-cleared.ts';
import { hiddenContent } from './hidden-content.ts';
import { lockFileRemoved } from './lock-file-removed.ts';
import { majorUpgrade } from './major-upgrade.ts';
import { malformedHash } from './malformed-hash.ts';
import { newProvider } from './new-provider.ts';
import { notCanonical } from './not-canonical.ts';
import { platformLost } from './platform-lost.ts';
import { platformMissing } from './platform-missing.ts';
import { policyInvalid } from './policy-invalid.ts';
import { policyWeakened } from './policy-weakened.ts';
import { prerelease } from './prerelease.ts';
import { providerMoved } from './provider-moved.ts';
import { registryDisagrees } from './registry-disagrees.ts';
import { registryWarning } from './registry-warning.ts';
import { releaseRepublished } from './release-republished.ts';
import type { Rule } from './rule.ts';
import { signatureInvalid } from './signature-invalid.ts';
import { signingKeyChanged } from './signing-key-changed.ts';
import { unexpectedSigner } from './unexpected-signer.ts';
import { unprovenHash } from './unproven-hash.ts';
import { unreadableLockFile } from './unreadable-lock-file.ts';
import { unsignedProvider } from './unsigned-provider.ts';
import { untrustedHost } from './untrusted-host.ts';
import { versionDowngraded } from './version-downgraded.ts';
import { versionNotFound } from './version-not-found.ts';

/** The rules of the core: errors first, then warnings, then notices, and within them the more important first. */
export const coreRules: readonly Rule[] = [
  unprovenHash,
  foreignHash,
  hashesCleared,
  malformedHash,
  unreadableLockFile,
  hiddenContent,
  signatureInvalid,
  unexpectedSigner,
  registryDisagrees,
  releaseRepublished,
  untrustedHost,
  versionNotFound,
  lockFileRemoved,
  policyInvalid,
  signingKeyChanged,
  unsignedProvider,
  expiredKey,
  versionDowngraded,
  providerMoved,
  h1Removed,
  platformLost,
  platformMissing,
  notCanonical,
  policyWeakened,
  newProvider,
  majorUpgrade,
  prerelease,
  registryWarning,
  assertedHash,
];

/** The rules of the core and of extensions, each of those behind the rule that it names. */
export function rulesWith(others: readonly Rule[]): readonly Rule[] {
  return others.reduce((rules, rule) => {
    const before = rules.findIndex(({ slug }) => slug === rule.after);
    const last = rules.findLastIndex(
      ({ severity }) => severities.indexOf(severity) <= severities.indexOf(rule.severity),
    );
    // An extension may know more for a rule of the core.
    const same = rules.findIndex(({ slug }) => slug === rule.slug);
    if (same !== -1) return rules.with(same, rule);
    return rules.toSpliced((before === -1 ? last : before) + 1, 0, rule);
  }, coreRules);
}
