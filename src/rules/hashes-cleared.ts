import { hasNoChecks, lockedEntries, platformsToLock } from './locked-entry.ts';
import { hashCount, releaseName } from './names.ts';
import { thenLock } from './remedy.ts';
import type { Rule } from './rule.ts';

/** Terraform compares only where the list is not empty (F2, T5); `-lockfile=readonly` does not mind either. */
export const hashesCleared: Rule = {
  slug: 'hashes-cleared',
  severity: 'error',
  meaning: 'A provider entry without any hash that Terraform would check.',
  check(subject) {
    return lockedEntries(subject)
      .filter(hasNoChecks)
      .map((entry) => {
        const { path, lock, hashes } = entry;
        const what =
          hashes.length === 0
            ? 'has no hashes'
            : `has only ${hashCount(hashes.length)} of schemes that Terraform ignores`;
        const edit = hashes.length === 0 ? '' : 'Delete those hashes';
        return {
          message: `${releaseName(lock)} ${what}: Terraform then installs whatever it is served and checks nothing.`,
          provider: lock.address,
          hash: null,
          path,
          line: lock.lines.hashesArgument ?? lock.lines.block,
          remedy: thenLock(edit, lock.address, platformsToLock(entry, subject)),
        };
      });
  },
};
