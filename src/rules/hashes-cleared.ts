import { deleteAt, restore, type Step } from '../finding/fix.ts';
import { hashCount, releaseName, say } from '../finding/sentence.ts';
import { mergeConflict } from '../lockfile/read.ts';
import { hashesLine, hasNoChecks } from '../subject/locked-entry.ts';
import { isWhole, lockEntryAgain, mayComeBack } from '../subject/removal.ts';
import type { LockedEntry, Subject } from '../subject/subject.ts';
import { entryRule } from './rule.ts';

/** Terraform compares packages only with a list that is not empty, even with `-lockfile=readonly` (F2, T5). */
export const hashesCleared = entryRule({
  slug: 'hashes-cleared',
  severity: 'error',
  meaning: 'A provider entry without any hash that Terraform would check.',
  headline: ({ who, has }) => `${who} ${has} no hash that Terraform checks`,
  find(entry, subject) {
    if (!hasNoChecks(entry)) return null;
    // A conflict marker in or below the block may hide its hashes, and no command works then.
    const { head = null } = subject.files.find(({ revision }) => revision.path === entry.path) ?? {};
    const conflict = head?.problems.find(({ detail }) => detail === mergeConflict);
    if (conflict !== undefined && conflict.line >= entry.lock.lines.block) return null;
    const { what, edits } = clearedBy(entry);
    return {
      message: say`${releaseName(entry.lock)} ${what}.`,
      line: hashesLine(entry.lock),
      // One step for all of them: Terraform refuses a file until the last empty list is gone.
      ...(edits.length > 0 ? { cause: 'lists of hashes to delete' } : {}),
      fix: fixFor(entry, edits, subject),
    };
  },
});

/** Only the hashes of the base tell which platforms were locked. If they are good for this version, restoring them is the best fix. */
function fixFor(entry: LockedEntry, edits: readonly Step[], subject: Subject): readonly Step[] {
  const { base, path, reviewed } = entry;
  const again = lockEntryAgain(entry, subject);
  const isAll = String(reviewed.change.kinds) === 'hashes-cleared';
  if (base === null || !isAll || !mayComeBack(entry)) return [...edits, again];
  return [restore('hashes', path), ...(isWhole(base.hashes, entry, subject) ? [] : [again])];
}

/** Terraform refuses a file with an empty list, so the list must be deleted before any command helps. */
function clearedBy({ path, lock, hashes }: LockedEntry): { what: string; edits: readonly Step[] } {
  const nothingChecked = 'so Terraform installs any package unchecked';
  const { hashesArgument: line } = lock.lines;
  if (line === null) return { what: `has no hashes, ${nothingChecked}`, edits: [] };
  const what =
    hashes.length > 0
      ? `has only ${hashCount(hashes.length)} of schemes that Terraform ignores, ${nothingChecked}`
      : 'has an empty list of hashes, which Terraform refuses; without the list it would check nothing';
  return { what, edits: [deleteAt('hashes', path, line)] };
}
