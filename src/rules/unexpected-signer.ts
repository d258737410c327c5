import { publisherOf } from '../address/publishers.ts';
import { consider } from '../finding/fix.ts';
import { plainText, releaseName, type Sentence, say } from '../finding/sentence.ts';
import { pinnedKeysFor } from '../policy/policy.ts';
import { isMirrored, type LockedEntry, signaturesOf } from '../subject/subject.ts';
import { pinOf } from './acceptance.ts';
import { entryRule } from './rule.ts';

/** Some namespaces have a known key; somebody who takes over the registry can list a different one (T12, T63). */
export const unexpectedSigner = entryRule({
  slug: 'unexpected-signer',
  severity: 'error',
  standards: ['warning'],
  meaning:
    "A release in a namespace of HashiCorp or OpenTofu that was not signed with the key of the namespace's owner.",
  headline: ({ who, is, one }) =>
    `${who} ${is} not signed by the owner of ${one ? 'its' : 'their'} namespace`,
  find(entry, subject) {
    const { settings } = subject;
    const { address, lines } = entry.lock;
    const expected = publisherOf(address);
    // If the policy pins keys, that is the team's decision, and a different rule enforces it.
    if (expected === null || pinnedKeysFor(settings, address) !== null) return null;
    const { name, fingerprint, promised } = expected;
    const how = otherSigner(entry, fingerprint);
    if (how === null) return null;
    const owner = say`releases of this namespace are signed by ${name}'s key ${{ key: fingerprint }}.`;
    return {
      standard: promised ? 'error' : 'warning',
      message: say`${releaseName(entry.lock)} is ${how}; ${owner}`,
      ofAll: (releases) => say`${releases} are ${how}; ${owner}`,
      cause: `${plainText(how)}, not by ${fingerprint}`,
      line: lines.version,
      fix: [
        consider('do not merge before you know who signed it'),
        consider(`ask ${name} whether the release is theirs`),
        ...[pinOf(entry, subject) ?? []].flat(),
      ],
    };
  },
});

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
