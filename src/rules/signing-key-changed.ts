import { versionBefore } from '../evidence/plan.ts';
import { pinnedKeysFor } from '../policy/policy.ts';
import { type LockedEntry, lockedEntries } from '../subject/locked-entry.ts';
import { asClause, hashCount, providerName, releaseName } from '../subject/names.ts';
import { signaturesOf, signersOf } from '../subject/signers.ts';
import { isMirrored } from '../subject/speaker.ts';
import type { Subject } from '../subject/subject.ts';
import type { Rule, RuleFinding } from './rule.ts';
import { aboutEntry } from './rule.ts';

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

/** An error: the policy names the keys, so there is nothing to weigh. Nobody's bare word, accepted elsewhere, stands in for them (T16). */
function notPinned(subject: Subject): readonly RuleFinding[] {
  return lockedEntries(subject).flatMap((entry): RuleFinding[] => {
    const { lock, reviewed, standing } = entry;
    const pinned = pinnedKeysFor(subject.settings, lock.address);
    if (pinned === null || standing.kind !== 'askable') return [];
    const others = signaturesOf(reviewed.evidence).flatMap((check) => {
      if (check.kind === 'good')
        return pinned.includes(check.fingerprint) ? [] : [`signed by ${check.fingerprint}`];
      return check.kind === 'unsigned' ? ['not signed'] : [];
    });
    const [how] = [...others, ...wordsAlone(entry)];
    if (how === undefined) return [];
    return [
      aboutEntry(entry, {
        severity: 'error',
        message: `${releaseName(lock)} is ${how}; the policy ${subject.settings.policy.path} wants ${pinned.join(' or ')}.`,
        line: lock.lines.version,
        remedy:
          others.length > 0
            ? `Stay on the version before until the publisher has announced the new key; then add its fingerprint to "signing-keys" in ${subject.settings.policy.path}, in a pull request of its own.`
            : isMirrored(reviewed.evidence)
              ? "Run the check where the provider's own registry may be asked."
              : `Take out the hashes that no signature covers, or ask the publisher of ${providerName(lock.address)} to sign checksums that have them.`,
      }),
    ];
  });
}

/** Hashes that only a registry's or a mirror's word supports, as the end of a sentence; none where there is none. */
function wordsAlone({ hashes }: LockedEntry): readonly string[] {
  const words = hashes.flatMap(({ worth }) => (worth.kind === 'asserted' ? [worth.by] : []));
  if (words.length === 0) return [];
  const share =
    words.length === hashes.length ? '' : `, as to ${words.length} of ${hashCount(hashes.length)},`;
  return [`known${share} by the word of ${[...new Set(words)].map(asClause).join(' and ')} alone`];
}

function changedKeys(subject: Subject): readonly RuleFinding[] {
  return lockedEntries(subject).flatMap((entry): RuleFinding[] => {
    const { lock, reviewed } = entry;
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
      aboutEntry(entry, {
        message: `${releaseName(lock)} is signed by ${keys}, ${releaseName(old)} by ${[...before.keys()].join(' and ')}.`,
        line: lock.lines.version,
        remedy:
          'Make sure that the publisher has announced the new key, outside of the registry, before you merge.',
      }),
    ];
  });
}
