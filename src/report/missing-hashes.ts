import { compareBytes } from '../lockfile/order.ts';
import { platformsFor } from '../policy/policy.ts';
import { provenPackages } from '../subject/coverage.ts';
import type { LockedEntry, Subject } from '../subject/subject.ts';
import { passes } from '../subject/worth.ts';

/** Lines that may replace lines of the head file. They add hashes and remove none. */
export interface LineEdit {
  readonly path: string;
  readonly provider: string;
  /** The platforms that it completes, sorted. */
  readonly platforms: readonly string[];
  /** 1-based, both included. */
  readonly from: number;
  readonly to: number;
  readonly lines: readonly string[];
  readonly added: readonly string[];
}

/**
 * The proven hashes of required platforms that an entry lacks, as Terraform would write them: in its order, one per line. Only for files in
 * Terraform's layout, and only where every hash of the entry passes, because other problems come first.
 */
export function missingHashes(subject: Subject): readonly LineEdit[] {
  const canonical = new Set(
    subject.files
      .filter(({ head, revision }) => head?.canonical === true && revision.merged !== true)
      .map(({ revision }) => revision.path),
  );
  return subject.entries.flatMap((entry) => {
    const sound = entry.standing.kind === 'askable' && entry.hashes.every(({ worth }) => passes(worth));
    return sound && canonical.has(entry.path) ? editFor(entry, subject) : [];
  });
}

function editFor(entry: LockedEntry, { settings }: Subject): readonly LineEdit[] {
  const { path, lock } = entry;
  const present = new Set(lock.hashes);
  const required = new Set(platformsFor(settings, path));
  const missing = provenPackages(entry.reviewed.evidence).filter(
    ({ hash, platform }) => required.has(platform) && !present.has(hash),
  );
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
      platforms: [...new Set(missing.map(({ platform }) => platform))].sort(),
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
