import { type LockedEntry } from '../subject/locked-entry.js';
import type { Subject } from '../subject/subject.js';
/**
 * How a hash that is worth nothing is taken away, by its line. Where none would stay, the whole list goes: Terraform refuses an empty one.
 */
export declare function removalFrom(entry: LockedEntry, subject: Subject): (line: number) => string;
/** The whole list, as the object of a remedy's sentence. */
export declare function listOf({ lock }: LockedEntry): string;
