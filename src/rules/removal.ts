import { type HashWorth, hashesLine, type LockedEntry, platformsToLock } from '../subject/locked-entry.ts';
import { isMirrored } from '../subject/speaker.ts';
import type { Subject } from '../subject/subject.ts';
import { thenInit, thenLock } from './remedy.ts';

/**
 * How a hash that is worth nothing is taken away, by its line. Where none would stay, the whole list goes: Terraform refuses an empty one.
 */
export function removalFrom(entry: LockedEntry, subject: Subject): (line: number) => string {
  const { lock, hashes } = entry;
  const platforms = platformsToLock(entry, subject);
  const wholeList = hashes.every(({ worth }) => isWorthless(worth));
  const edit = (line: number) => `Delete ${wholeList ? listOf(entry) : `line ${line}`}`;
  // `providers lock` asks no mirror that is configured, only `init` does.
  return isMirrored(entry.reviewed.evidence)
    ? (line) => thenInit(edit(line), lock.address)
    : (line) => thenLock(edit(line), lock.address, platforms);
}

/** The whole list, as the object of a remedy's sentence. */
export function listOf({ lock }: LockedEntry): string {
  return `the whole list of hashes at line ${hashesLine(lock)}`;
}

function isWorthless({ kind }: HashWorth): boolean {
  switch (kind) {
    case 'ignored':
    case 'malformed':
    case 'foreign':
    case 'unproven':
    case 'outlived':
      return true;
    case 'proven':
    case 'asserted':
    case 'contradicted':
    case 'over-budget':
    case 'unavailable':
      return false;
  }
}
