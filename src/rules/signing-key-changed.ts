import { versionBefore } from '../evidence/plan.ts';
import { pinnedKeysFor } from '../policy/policy.ts';
import { lockedEntries } from './locked-entry.ts';
import { releaseName } from './names.ts';
import type { Rule, RuleFinding, Subject } from './rule.ts';
import { signaturesOf, signersOf } from './signers.ts';

/**
 * Keys come from the same registry as the checksums: whoever takes over a provider there signs well with a key of his own, and only the change
 * of key shows it (T12, T13). A pinned key cannot be swapped by a registry, so a release that has one is quiet.
 */
export const signingKeyChanged: Rule = {
  slug: 'signing-key-changed',
  severity: 'warning',
  meaning: 'A release that another key signed than the release before it, or than the policy pins.',
  check(subject) {
    return [...notPinned(subject), ...changedKeys(subject)];
  },
};

/** An error: the policy names the keys, so there is nothing to weigh. */
function notPinned(subject: Subject): readonly RuleFinding[] {
  return lockedEntries(subject).flatMap(({ path, lock, reviewed, standing }): RuleFinding[] => {
    const pinned = pinnedKeysFor(subject.settings, lock.address);
    const checks = signaturesOf(reviewed.evidence);
    if (pinned === null || standing.kind !== 'askable') return [];
    const others = checks.flatMap((check) => {
      if (check.kind === 'good')
        return pinned.includes(check.fingerprint) ? [] : [`signed by ${check.fingerprint}`];
      return check.kind === 'unsigned' ? ['not signed'] : [];
    });
    const [how] = others;
    if (how === undefined) return [];
    return [
      {
        severity: 'error',
        message: `${releaseName(lock)} is ${how}; the policy ${subject.settings.policy.path} wants ${pinned.join(' or ')}.`,
        provider: lock.address,
        hash: null,
        path,
        line: lock.lines.version,
        remedy: `Stay on the version before until the publisher has announced the new key; then add its fingerprint to "signing-keys" in ${subject.settings.policy.path}, in a pull request of its own.`,
      },
    ];
  });
}

function changedKeys(subject: Subject): readonly RuleFinding[] {
  return lockedEntries(subject).flatMap(({ path, lock, reviewed }): RuleFinding[] => {
    if (pinnedKeysFor(subject.settings, lock.address) !== null) return [];
    const [now, before] = [signersOf(reviewed.evidence), signersOf(reviewed.baseEvidence)];
    const old = versionBefore(reviewed.change);
    if (now === null || before === null || old === null) return [];
    const fresh = [...now.values()].filter(
      ({ fingerprint, tier }) => !before.has(fingerprint) && tier !== 'official',
    );
    if (fresh.length === 0) return [];
    const keys = fresh.map(({ fingerprint, tier }) => `${fingerprint} (${tier})`).join(' and ');
    return [
      {
        message: `${releaseName(lock)} is signed by ${keys}, ${releaseName(old)} by ${[...before.keys()].join(' and ')}.`,
        provider: lock.address,
        hash: null,
        path,
        line: lock.lines.version,
        remedy:
          'Make sure that the publisher has announced the new key, outside of the registry, before you merge.',
      },
    ];
  });
}
