import { type Fix } from '../finding/fix.js';
import type { LockedEntry, Subject } from './subject.js';
/**
 * How to remove a hash that nothing supports, by its line. If no hash would be left, the fix removes the whole list, because Terraform
 * refuses an empty one.
 */
export declare function removalFrom(entry: LockedEntry, subject: Subject): (line: number) => Fix;
