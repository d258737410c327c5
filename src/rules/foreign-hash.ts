import type { HashOrigin } from '../evidence/evidence.ts';
import { releaseName } from '../finding/names.ts';
import { say } from '../finding/sentence.ts';
import { removalFrom } from '../subject/removal.ts';
import { faultOf } from '../subject/worth.ts';
import { aboutEntry, type Rule, type RuleFinding } from './rule.ts';

/** With a hash left over from an old version, Terraform accepts the old package as the new one (F1, T4). */
export const foreignHash: Rule = {
  slug: 'foreign-hash',
  severity: 'error',
  meaning: 'A hash that belongs to another version or another provider.',
  check(subject) {
    return subject.entries
      .filter(({ standing }) => standing.kind === 'askable')
      .flatMap((entry) => {
        const removal = removalFrom(entry, subject);
        return entry.hashes.flatMap(({ hash, line, worth }): RuleFinding[] => {
          const fault = faultOf(worth);
          if (fault?.kind !== 'foreign') return [];
          return [
            aboutEntry(entry, {
              message: say`${{ hash }} is not a hash of ${releaseName(entry.lock)}: ${whereFrom(fault.origin)}.`,
              hash,
              line,
              fix: removal(line),
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
    case 'other-lock-file':
      return `${origin.path}, which this change does not touch, lists it for ${release}`;
    case 'base-lock-file':
      return `the lock file listed it for ${release} before`;
  }
}
