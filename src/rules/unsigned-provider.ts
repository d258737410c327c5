import { hostOf } from '../address/address.ts';
import { versionBefore } from '../evidence/plan.ts';
import { askPublisher, consider } from '../finding/fix.ts';
import { releaseName } from '../finding/names.ts';
import { joined, say } from '../finding/sentence.ts';
import { signaturesOf, signersOf } from '../subject/signers.ts';
import type { Rule, RuleFinding } from './rule.ts';
import { aboutEntry } from './rule.ts';

/** Some registries allow this, and it is not an attack. But then only the host that serves the checksums vouches for them (T16). */
export const unsignedProvider: Rule = {
  slug: 'unsigned-provider',
  severity: 'warning',
  meaning: 'A release for which the registry lists no signing key.',
  check(subject) {
    return subject.entries.flatMap((entry): RuleFinding[] => {
      const { lock, reviewed } = entry;
      if (!signaturesOf(reviewed.evidence).some(({ kind }) => kind === 'unsigned')) return [];
      const host = hostOf(lock.address);
      const old = versionBefore(reviewed.change);
      const before = [...(signersOf(reviewed.baseEvidence)?.keys() ?? [])];
      const lost =
        old === null || before.length === 0
          ? ''
          : say`; ${releaseName(old)} was signed by ${joined(
              before.map((key) => ({ key })),
              ' and ',
            )}`;
      return [
        aboutEntry(entry, {
          message: say`${host} lists no signing key for ${releaseName(lock)}, so only this host vouches for its checksums${lost}.`,
          fix: [
            askPublisher(lock.address, 'to sign its releases'),
            consider("compare the checksums with those on the publisher's website", 'or'),
          ],
        }),
      ];
    });
  },
};
