import { hostOf } from '../address/address.ts';
import { versionBefore } from '../evidence/plan.ts';
import { askPublisher, consider } from '../finding/fix.ts';
import { releaseName } from '../finding/names.ts';
import { namedKeys, say } from '../finding/sentence.ts';
import { signaturesOf, signersOf } from '../subject/signers.ts';
import { entryRule } from './rule.ts';

/** Some registries allow this, and it is not an attack. But then only the host that serves the checksums vouches for them (T16). */
export const unsignedProvider = entryRule({
  slug: 'unsigned-provider',
  severity: 'warning',
  meaning: 'A release for which the registry lists no signing key.',
  headline: ({ who, is }) => `${who} ${is} not signed`,
  find({ lock, reviewed: { change, evidence, baseEvidence } }) {
    if (!signaturesOf(evidence).some(({ kind }) => kind === 'unsigned')) return null;
    const old = versionBefore(change);
    const before = [...(signersOf(baseEvidence)?.keys() ?? [])];
    const lost =
      old === null || before.length === 0
        ? ''
        : say`; ${releaseName(old)} was signed by ${namedKeys(before, ' and ')}`;
    return {
      message: say`${hostOf(lock.address)} lists no signing key for ${releaseName(lock)}, so only this host vouches for its checksums${lost}.`,
      fix: [
        askPublisher(lock.address, 'to sign its releases'),
        consider("compare the checksums with those on the publisher's website", 'or'),
      ],
    };
  },
});
