import { deleteAt, type Fix, initAgain, lockAgain } from '../finding/fix.ts';
import { hashesLine, platformsToLock } from './locked-entry.ts';
import { isMirrored } from './signers.ts';
import type { LockedEntry, Subject } from './subject.ts';
import { isRefuted } from './worth.ts';

/**
 * How to remove a hash that nothing supports, by its line. If no hash would be left, the fix removes the whole list, because Terraform
 * refuses an empty one.
 */
export function removalFrom(entry: LockedEntry, subject: Subject): (line: number) => Fix {
  const { path, lock, hashes, reviewed } = entry;
  const wholeList = hashes.every(({ worth }) => isRefuted(worth));
  // Only `init` asks the configured mirrors; `providers lock` does not.
  const then = isMirrored(reviewed.evidence)
    ? initAgain(path, lock.address)
    : lockAgain(path, lock.address, platformsToLock(entry, subject));
  return (line) => [
    wholeList ? deleteAt('hashes', path, hashesLine(lock)) : deleteAt('hash', path, line),
    then,
  ];
}
