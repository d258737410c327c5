import { type Fix } from '../finding/fix.js';
import type { LockedEntry, Subject } from './subject.js';
/**
 * How a hash that nothing supports is taken away, by its line. Where none would stay, the whole list goes: Terraform refuses an empty one.
 */
export declare function removalFrom(entry: LockedEntry, subject: Subject): (line: number) => Fix;
