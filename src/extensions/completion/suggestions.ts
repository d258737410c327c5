import type { Judged } from '../../command.ts';
import { distinct } from '../../distinct.ts';
import { compareBytes } from '../../lockfile/order.ts';
import { platformsFor } from '../../policy/policy.ts';
import type { LineEdit } from '../../report/render-context.ts';
import type { LockedEntry } from '../../subject/subject.ts';
import { passes } from '../../subject/worth.ts';
import { type MissingHash, offersFor } from './offer.ts';

/** The proven hashes of required platforms that an entry lacks, if all of its hashes pass. */
export function suggestedEdits({ subject, findings }: Judged): readonly LineEdit[] {
  const { files, entries, settings } = subject;
  const canonical = new Set(
    files
      .filter(({ head, revision }) => head?.canonical === true && revision.merged !== true)
      .map(({ revision }) => revision.path),
  );
  const offerFor = offersFor(settings, findings);
  return entries.flatMap((entry) => {
    if (!canonical.has(entry.path) || !entry.hashes.every(({ worth }) => passes(worth))) return [];
    const required = platformsFor(settings, entry.path);
    const { added } = offerFor(entry, required);
    return editFor(
      entry,
      added.filter(({ isProven, platform }) => isProven && platform !== null && required.includes(platform)),
    );
  });
}

function editFor(entry: LockedEntry, missing: readonly MissingHash[]): readonly LineEdit[] {
  const { path, lock } = entry;
  const present = new Set(lock.hashes);
  const hashes = [...new Set([...lock.hashes, ...missing.map(({ hash }) => hash)])].sort(compareBytes);
  const added = hashes.filter((hash) => !present.has(hash));
  const first = hashes.findIndex((hash) => !present.has(hash));
  const last = hashes.findLastIndex((hash) => !present.has(hash));
  // A suggestion replaces lines, so it includes an existing line: the one before the first new line.
  const before = hashes.slice(0, first).at(-1) ?? lock.hashes[0];
  const after = hashes.slice(0, last).findLast((hash) => present.has(hash)) ?? before;
  if (added.length === 0 || before === undefined || after === undefined) return [];
  const start = Math.min(hashes.indexOf(before), first);
  const end = Math.max(last, hashes.indexOf(after));
  return [
    {
      path,
      provider: lock.address,
      platforms: distinct(missing.flatMap(({ platform }) => platform ?? [])).toSorted(),
      from: lineOf(entry, before),
      to: lineOf(entry, after),
      lines: hashes.slice(start, end + 1).map((hash) => `    "${hash}",`),
      added,
    },
  ];
}

function lineOf({ lock }: LockedEntry, hash: string): number {
  return lock.lines.hashes[lock.hashes.indexOf(hash)] ?? lock.lines.block;
}
