import { askPublisher, consider } from '../finding/fix.ts';
import { releaseName } from '../finding/names.ts';
import { joined, say } from '../finding/sentence.ts';
import type { GoodSignature } from '../openpgp/signature.ts';
import { signaturesOf } from '../subject/signers.ts';
import type { Rule, RuleFinding } from './rule.ts';
import { aboutEntry } from './rule.ts';

/**
 * Terraform and OpenTofu accept what a key signed before it expired, and so does Lockproof (T14). HashiCorp's signatures of 2021 and 2022 are by a
 * subkey that expired since: the pinned keys are quiet.
 */
export const expiredKey: Rule = {
  slug: 'expired-key',
  severity: 'warning',
  meaning: 'A release whose signing key has expired since it signed.',
  check(subject) {
    return subject.entries.flatMap((entry): RuleFinding[] => {
      const { lock, reviewed } = entry;
      const expired = signaturesOf(reviewed.evidence).filter(
        (check): check is GoodSignature =>
          check.kind === 'good' && check.keyExpired && check.tier !== 'official',
      );
      const keys = [...new Set(expired.map(({ keyId }) => keyId))];
      if (keys.length === 0) return [];
      return [
        aboutEntry(entry, {
          message: say`The key ${joined(keys, ' and ')} that signed ${releaseName(lock)} has expired since; the signature was made in time.`,
          fix: [
            askPublisher(lock.address, 'to extend the key'),
            consider('a release that is signed after the expiry will not pass'),
          ],
        }),
      ];
    });
  },
};
