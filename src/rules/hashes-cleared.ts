import { deleteAt, lockAgain, restore, type Step } from '../finding/fix.ts';
import { hashCount, releaseName } from '../finding/names.ts';
import { say } from '../finding/sentence.ts';
import { isChecked } from '../hash.ts';
import { hashesLine, hasNoChecks, platformsToLock, unlistedHashes } from '../subject/locked-entry.ts';
import { isWhole } from '../subject/removal.ts';
import type { LockedEntry, Subject } from '../subject/subject.ts';
import type { Rule } from './rule.ts';
import { aboutEntry } from './rule.ts';

/** Terraform compares packages only with a list that is not empty, even with `-lockfile=readonly` (F2, T5). */
export const hashesCleared: Rule = {
  slug: 'hashes-cleared',
  severity: 'error',
  meaning: 'A provider entry without any hash that Terraform would check.',
  check(subject) {
    return subject.entries.filter(hasNoChecks).map((entry) => {
      const { lock } = entry;
      const { what, edits } = howCleared(entry, subject);
      return aboutEntry(entry, {
        message: say`${releaseName(lock)} ${what}.`,
        line: hashesLine(lock),
        fix: edits,
      });
    });
  },
};

const nothingChecked = 'Terraform then installs any package without a check';

interface Cleared {
  readonly what: string;
  readonly edits: readonly Step[];
}

function howCleared(entry: LockedEntry, subject: Subject): Cleared {
  const { base, lock, path } = entry;
  const { what, edits } = clearedBy(entry);
  const again = lockAgain(path, lock.address, platformsToLock(entry, subject));
  if (!isInBase(entry)) return { what, edits: [...edits, again] };
  const rest = isWhole(base?.hashes ?? [], entry, subject) ? [] : [again];
  return { what, edits: [restore('hashes', path), ...rest] };
}

/** Only the hashes of the base tell which platforms were locked. If they are good for this version, restoring them is the best fix. */
function isInBase({ base, lock, reviewed }: LockedEntry): boolean {
  if (base?.address !== lock.address || base.version !== lock.version) return false;
  return base.hashes.some(isChecked) && unlistedHashes(reviewed).size === 0;
}

/** Terraform refuses a file with an empty list, so the list must be deleted before any command helps. */
function clearedBy({ path, lock, hashes }: LockedEntry): Cleared {
  if (hashes.length > 0) {
    return {
      what: `has only ${hashCount(hashes.length)} of schemes that Terraform ignores: ${nothingChecked}`,
      edits: [deleteAt('hashes', path, hashesLine(lock))],
    };
  }
  const { hashesArgument } = lock.lines;
  if (hashesArgument === null) return { what: `has no hashes: ${nothingChecked}`, edits: [] };
  return {
    what: 'has an empty list of hashes, which Terraform refuses; without the list it would check nothing',
    edits: [deleteAt('hashes', path, hashesArgument)],
  };
}
