import { type Fix, type Step } from '../finding/fix.ts';
import type { LockedEntry, Subject } from './subject.ts';
/**
 * How to remove a hash that nothing supports, by its line. If no hash would be left, the fix removes the whole list, because Terraform
 * refuses an empty one. A command follows only where the entry then lacks something.
 */
export declare function removalFrom(entry: LockedEntry, subject: Subject): (line: number) => Fix;
/** Whether every line that nothing supports can be deleted: the list keeps a hash, so Terraform accepts it. */
export declare function isSomethingLeft(entry: LockedEntry): boolean;
/** Locks the provider for every platform that is known. Only `init` asks the configured mirrors; `providers lock` does not. */
export declare function lockEntryAgain(entry: LockedEntry, subject: Subject): Step;
/**
 * Whether an entry with these hashes, of which some may come from the base, has an h1 for each platform that it needs, and every zh that
 * `providers lock` would write: then no command adds anything.
 */
export declare function isWhole(hashes: readonly string[], entry: LockedEntry, subject: Subject): boolean;
