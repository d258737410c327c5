import type { HashOrigin } from '../evidence/evidence.ts';
import { releaseName, say } from '../finding/sentence.ts';
import { faultsIn } from '../subject/locked-entry.ts';
import { removalFrom } from '../subject/removal.ts';
import { entryRule } from './rule.ts';

/** With a hash left over from an old version, Terraform accepts the old package as the new one (F1, T4). */
export const foreignHash = entryRule({
  slug: 'foreign-hash',
  severity: 'error',
  meaning: 'A hash that belongs to a different version or provider.',
  headline: ({ hashes, count, who }) =>
    `${count('hash', 'hashes')} of ${who} ${hashes === 1 ? 'belongs' : 'belong'} to a different release`,
  find(entry, subject) {
    if (entry.standing.kind !== 'askable') return null;
    const removal = removalFrom(entry, subject);
    return faultsIn(entry, 'foreign').map(({ hash, line, fault }) => ({
      message: say`${{ hash }} is not a hash of ${releaseName(entry.lock)}: ${whereFrom(fault.origin)}.`,
      hash,
      line,
      fix: removal(line),
    }));
  },
});

function whereFrom(origin: HashOrigin): string {
  const release = releaseName(origin);
  const platform = origin.platform === null ? '' : ` for ${origin.platform}`;
  switch (origin.source) {
    case 'shasums':
      return `it is in the checksums of ${release}${platform}`;
    case 'package':
      return `it is the hash of the package of ${release}${platform}`;
    case 'lock-file':
      return `a lock file of this change lists it for ${release}`;
    case 'base-lock-file':
      return `the lock file listed it for ${release} before`;
  }
}
