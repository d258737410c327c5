import { isChecked } from '../lockfile/hash.ts';
import {
  hashesLine,
  hasNoChecks,
  type LockedEntry,
  lockedEntries,
  platformsToLock,
} from '../subject/locked-entry.ts';
import { hashCount, releaseName } from '../subject/names.ts';
import { outlivedHashes } from '../subject/outlived.ts';
import { thenLock } from './remedy.ts';
import type { Rule } from './rule.ts';
import { aboutEntry } from './rule.ts';

/** Terraform compares only where the list is not empty (F2, T5); `-lockfile=readonly` does not mind either. */
export const hashesCleared: Rule = {
  slug: 'hashes-cleared',
  severity: 'error',
  meaning: 'A provider entry without any hash that Terraform would check.',
  check(subject) {
    return lockedEntries(subject)
      .filter(hasNoChecks)
      .map((entry) => {
        const { lock } = entry;
        const { what, edit } = howCleared(entry);
        return aboutEntry(entry, {
          message: `${releaseName(lock)} ${what}.`,
          line: hashesLine(lock),
          remedy: thenLock(edit, lock.address, platformsToLock(entry, subject)),
        });
      });
  },
};

const nothingChecked = 'Terraform then installs whatever it is served and checks nothing';

interface Cleared {
  readonly what: string;
  readonly edit: string;
}

function howCleared(entry: LockedEntry): Cleared {
  const cleared = clearedBy(entry);
  return isInBase(entry) ? { ...cleared, edit: 'Restore the list of hashes from the base branch' } : cleared;
}

/** Which platforms the base was locked for only its hashes tell, and those are gone: where they are good for this version, nothing beats them. */
function isInBase({ base, lock, reviewed }: LockedEntry): boolean {
  if (base?.address !== lock.address || base.version !== lock.version) return false;
  return base.hashes.some(isChecked) && outlivedHashes(reviewed).size === 0;
}

/** Terraform refuses a file with an empty list, so that no command helps before the list is gone. */
function clearedBy({ lock, hashes }: LockedEntry): Cleared {
  if (hashes.length > 0) {
    return {
      what: `has only ${hashCount(hashes.length)} of schemes that Terraform ignores: ${nothingChecked}`,
      edit: 'Delete those hashes',
    };
  }
  const { hashesArgument } = lock.lines;
  if (hashesArgument === null) return { what: `has no hashes: ${nothingChecked}`, edit: '' };
  return {
    what: 'has an empty list of hashes, which Terraform refuses; without the list it would check nothing',
    edit: `Delete the empty list on line ${hashesArgument}`,
  };
}
