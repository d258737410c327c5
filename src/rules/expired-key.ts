import { askPublisher, consider } from '../finding/fix.ts';
import { namedKeys, releaseName, say } from '../finding/sentence.ts';
import type { GoodSignature } from '../openpgp/signature.ts';
import { signaturesOf } from '../subject/subject.ts';
import { entryRule } from './rule.ts';

/** Terraform ignores the expiry of a key (T14). A release that a pinned key signed before it expired is not reported. */
export const expiredKey = entryRule({
  slug: 'expired-key',
  severity: 'warning',
  meaning: 'A release whose signing key has expired, before or after the release was signed.',
  headline: ({ who }) => `the key that signed ${who} has expired`,
  find({ lock, reviewed }) {
    const good = signaturesOf(reviewed.evidence).filter((check) => check.kind === 'good');
    const late = good.filter(({ afterExpiry }) => afterExpiry === true);
    const inTime = good.filter(
      ({ keyExpired, afterExpiry, tier }) => keyExpired && afterExpiry !== true && tier !== 'official',
    );
    const unchanged = consider('the lock file needs no change');
    return [
      {
        keys: late,
        // Publishers extend a key and do not list the new copy: by far the usual reason, so no other is suggested.
        message: say`The key ${keysOf(late)} signed ${releaseName(lock)} after the expiry that its listed copy gives: often a publisher has extended the key and the new copy is not listed yet, and Terraform and OpenTofu install the release.`,
        fix: [askPublisher(lock.address, 'to list the extended copy of the key'), unchanged],
      },
      {
        keys: inTime,
        message: say`The key ${keysOf(inTime)} that signed ${releaseName(lock)} has expired; the signature is older than that.`,
        fix: [askPublisher(lock.address, 'to extend the key'), unchanged],
      },
    ].flatMap(({ keys, ...facts }) => (keys.length === 0 ? [] : [facts]));
  },
});

const keysOf = (signatures: readonly GoodSignature[]) =>
  namedKeys([...new Set(signatures.map(({ keyId }) => keyId))], ' and ');
