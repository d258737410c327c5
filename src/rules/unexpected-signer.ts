import { publisherOf } from '../address/publishers.ts';
import { askPublisher, consider } from '../finding/fix.ts';
import { releaseName } from '../finding/names.ts';
import { type Sentence, say } from '../finding/sentence.ts';
import { pinnedKeysFor } from '../policy/policy.ts';
import { isMirrored, signaturesOf } from '../subject/signers.ts';
import type { LockedEntry } from '../subject/subject.ts';
import type { Rule, RuleFinding } from './rule.ts';
import { aboutEntry } from './rule.ts';

/**
 * For some namespaces it is known which key signs every release. An attacker who takes over the registry, or answers in its place, can list another key, and
 * everything verifies (T12, T63).
 */
export const unexpectedSigner: Rule = {
  slug: 'unexpected-signer',
  severity: 'error',
  meaning: "A release in a namespace of HashiCorp or OpenTofu that its owner's key did not sign.",
  check({ entries, settings }) {
    return entries.flatMap((entry): RuleFinding[] => {
      const expected = publisherOf(entry.lock.address);
      // Keys that the policy pins are somebody's decision, and another rule holds releases to it.
      if (expected === null || pinnedKeysFor(settings, entry.lock.address) !== null) return [];
      const how = otherSigner(entry, expected.fingerprint);
      if (how === null) return [];
      const { name, fingerprint, promised } = expected;
      return [
        aboutEntry(entry, {
          standard: promised ? 'error' : 'warning',
          message: say`${releaseName(entry.lock)} is ${how}; releases of this namespace are signed by ${name}'s key ${{ key: fingerprint }}.`,
          line: entry.lock.lines.version,
          fix: [
            consider('do not merge before you know who signed it'),
            askPublisher(entry.lock.address, 'whether the release is theirs'),
          ],
        }),
      ];
    });
  },
};

/** `null` where the expected key signed, and where nothing is known of signatures. */
function otherSigner({ reviewed: { evidence } }: LockedEntry, fingerprint: string): Sentence | null {
  if (isMirrored(evidence)) return null;
  for (const check of signaturesOf(evidence)) {
    if (check.kind === 'good' && check.fingerprint !== fingerprint)
      return say`signed by ${{ key: check.fingerprint }}`;
    if (check.kind === 'unsigned') return ['not signed'];
  }
  return null;
}
