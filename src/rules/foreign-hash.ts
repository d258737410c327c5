import type { HashOrigin } from '../evidence/evidence.ts';
import { lockedEntries } from '../subject/locked-entry.ts';
import { releaseName, shortHash } from '../subject/names.ts';
import { removalFrom } from './removal.ts';
import type { Rule, RuleFinding } from './rule.ts';
import { aboutEntry } from './rule.ts';

/** A hash that survives a version change lets the old package pass for the new one (F1, T4). */
export const foreignHash: Rule = {
  slug: 'foreign-hash',
  severity: 'error',
  meaning: 'A hash that belongs to another version or another provider.',
  check(subject) {
    return lockedEntries(subject)
      .filter(({ standing }) => standing.kind === 'askable')
      .flatMap((entry) => {
        const removal = removalFrom(entry, subject);
        return entry.hashes.flatMap(({ hash, line, worth }): RuleFinding[] => {
          if (worth.kind !== 'foreign') return [];
          return [
            aboutEntry(entry, {
              message: `${shortHash(hash)} is no hash of ${releaseName(entry.lock)}: ${whereFrom(worth.origin)}.`,
              hash,
              line,
              remedy: removal(line),
            }),
          ];
        });
      });
  },
};

function whereFrom(origin: HashOrigin): string {
  const release = releaseName(origin);
  const platform = origin.platform === null ? '' : ` for ${origin.platform}`;
  switch (origin.source) {
    case 'shasums':
      return `the checksums of ${release} list it${platform}`;
    case 'package':
      return `the package of ${release}${platform} has it`;
    case 'lock-file':
      return `a lock file of this change lists it for ${release}`;
    case 'base-lock-file':
      return `it stood in the lock file for ${release} before`;
  }
}
