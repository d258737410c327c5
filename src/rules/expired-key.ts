import { askPublisher, consider } from '../finding/fix.ts';
import { releaseName } from '../finding/names.ts';
import { joined, say } from '../finding/sentence.ts';
import type { GoodSignature } from '../openpgp/signature.ts';
import { signaturesOf } from '../subject/signers.ts';
import type { Rule, RuleFinding } from './rule.ts';
import { aboutEntry } from './rule.ts';

/**
 * Terraform and OpenTofu accept a signature that is older than the expiry of its key, and so does Lockproof (T14). The rule ignores the pinned
 * keys, because a subkey of HashiCorp that signed in 2021 and 2022 has expired.
 */
export const expiredKey: Rule = {
  slug: 'expired-key',
  severity: 'warning',
  meaning: 'A release whose signing key has expired after it signed.',
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
          message: say`The key ${joined(keys, ' and ')} that signed ${releaseName(lock)} has expired; the signature is older than that.`,
          fix: [
            askPublisher(lock.address, 'to extend the key'),
            consider('a release that is signed after the expiry does not pass'),
          ],
        }),
      ];
    });
  },
};
