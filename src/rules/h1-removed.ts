import { lockAgain, restore } from '../finding/fix.ts';
import { providerName, releaseName } from '../finding/names.ts';
import { say } from '../finding/sentence.ts';
import { hashesLine, platformsToLock } from '../subject/locked-entry.ts';
import type { LockedEntry, Subject } from '../subject/subject.ts';
import type { Rule, RuleFinding } from './rule.ts';
import { aboutEntry } from './rule.ts';

/**
 * An unpacked package can be compared with h1 only. Where an entry has none, Terraform takes what lies in a mirror folder or a cache
 * without a check, and `init` then records its h1 (F3, T6). No tool writes such an entry, so a new version is no excuse.
 */
export const h1Removed: Rule = {
  slug: 'h1-removed',
  severity: 'warning',
  meaning: 'A provider entry that had h1 hashes and is left with zh hashes only.',
  check(subject) {
    return subject.entries.flatMap((entry) => lostH1(entry, subject));
  },
};

/** Without a zh either, `hashes-cleared` tells the whole story. */
function lostH1(entry: LockedEntry, subject: Subject): readonly RuleFinding[] {
  const { lock, base, reviewed } = entry;
  const before = countH1(base?.hashes);
  const zhOnly = countH1(lock.hashes) === 0 && lock.hashes.some((hash) => hash.startsWith('zh:'));
  if (before === 0 || !zhOnly) return [];
  const { from } = reviewed.change;
  const sameVersion = from?.version === lock.version;
  const lost = before === 1 ? 'the h1 hash was' : `all ${before} h1 hashes were`;
  const what = sameVersion
    ? `Of ${releaseName(lock)} ${lost} removed`
    : `${providerName(lock.address)} had h1 hashes for ${from?.version ?? 'its old version'} and has none for ${lock.version}`;
  return [
    aboutEntry(entry, {
      message: say`${what}: by zh alone Terraform checks no unpacked package in a mirror or a cache, and records the h1 of what it finds there.`,
      line: hashesLine(lock),
      fix: [
        ...(sameVersion ? [restore('h1', entry.path)] : []),
        lockAgain(entry.path, lock.address, platformsToLock(entry, subject)),
      ],
    }),
  ];
}

/** A malformed h1 counts: then no unpacked package matches, which is no open door. */
function countH1(hashes: readonly string[] = []): number {
  return hashes.filter((hash) => hash.startsWith('h1:')).length;
}
