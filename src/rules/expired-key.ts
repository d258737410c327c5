import { askPublisher, consider } from '../finding/fix.ts';
import { releaseName } from '../finding/names.ts';
import { joined, type Sentence, say } from '../finding/sentence.ts';
import type { GoodSignature } from '../openpgp/signature.ts';
import { signaturesOf } from '../subject/signers.ts';
import type { LockedEntry } from '../subject/subject.ts';
import type { Rule, RuleFinding } from './rule.ts';
import { aboutEntry } from './rule.ts';

/**
 * Terraform and OpenTofu ignore the expiry of a key, and so does Lockproof, except that it says so (T14). A signature that is older than the
 * expiry of a pinned key is not reported, because a subkey of HashiCorp that signed in 2021 and 2022 has expired.
 */
export const expiredKey: Rule = {
  slug: 'expired-key',
  severity: 'warning',
  meaning: 'A release whose signing key has expired, before or after it signed.',
  check(subject) {
    return subject.entries.flatMap((entry) => {
      const good = signaturesOf(entry.reviewed.evidence).filter(
        (check): check is GoodSignature => check.kind === 'good',
      );
      const late = good.filter(({ afterExpiry }) => afterExpiry === true);
      const inTime = good.filter(
        ({ keyExpired, afterExpiry, tier }) => keyExpired && afterExpiry !== true && tier !== 'official',
      );
      return [...signedLate(entry, keysOf(late)), ...signedInTime(entry, keysOf(inTime))];
    });
  },
};

/** Publishers extend a key and do not list the new copy: that is by far the usual reason, and nobody is accused of another. */
function signedLate(entry: LockedEntry, keys: Sentence | null): readonly RuleFinding[] {
  const { lock } = entry;
  if (keys === null) return [];
  return [
    aboutEntry(entry, {
      message: say`The key ${keys} signed ${releaseName(lock)} after the expiry that its listed copy gives: often a publisher has extended the key and the new copy is not listed yet, and Terraform and OpenTofu install the release.`,
      fix: [
        askPublisher(lock.address, 'to list the extended copy of the key'),
        consider('the lock file needs no change'),
      ],
    }),
  ];
}

function signedInTime(entry: LockedEntry, keys: Sentence | null): readonly RuleFinding[] {
  const { lock } = entry;
  if (keys === null) return [];
  return [
    aboutEntry(entry, {
      message: say`The key ${keys} that signed ${releaseName(lock)} has expired; the signature is older than that.`,
      fix: [askPublisher(lock.address, 'to extend the key'), consider('the lock file needs no change')],
    }),
  ];
}

/** `null` where there are none. */
function keysOf(signatures: readonly GoodSignature[]): Sentence | null {
  const keys = [...new Set(signatures.map(({ keyId }) => keyId))];
  return keys.length === 0 ? null : joined(keys, ' and ');
}
