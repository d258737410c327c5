import { versionBefore } from '../evidence/plan.ts';
import { lockedEntries } from './locked-entry.ts';
import { releaseName } from './names.ts';
import type { Rule, RuleFinding } from './rule.ts';
import { signaturesOf, signersOf } from './signers.ts';

/** Legal in some registries, no attack by itself; but then nobody vouches for the checksums but the host that serves them (T16). */
export const unsignedProvider: Rule = {
  slug: 'unsigned-provider',
  severity: 'warning',
  meaning: 'A release for which the registry lists no signing key.',
  check(subject) {
    return lockedEntries(subject).flatMap(({ path, lock, reviewed }): RuleFinding[] => {
      if (!signaturesOf(reviewed.evidence).some(({ kind }) => kind === 'unsigned')) return [];
      const host = lock.address.split('/', 1)[0] ?? lock.address;
      const old = versionBefore(reviewed.change);
      const before = [...(signersOf(reviewed.baseEvidence)?.keys() ?? [])];
      const lost =
        old === null || before.length === 0
          ? ''
          : `; ${releaseName(old)} was signed by ${before.join(' and ')}`;
      return [
        {
          message: `${host} lists no signing key for ${releaseName(lock)}, so nobody else vouches for its checksums${lost}.`,
          provider: lock.address,
          hash: null,
          path,
          line: lock.lines.block,
          remedy:
            'Ask the publisher to sign its releases, or compare the checksums with those on its own site.',
        },
      ];
    });
  },
};
