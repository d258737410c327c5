import type { ProviderLock } from '../lockfile/lock-file.js';
import type { LockedEntry, ReviewedChange, Subject } from './subject.js';
/** Every provider block of the changes at head, with what each of its hashes is worth. */
export declare function entriesOf({ changes, settings, now, }: Pick<Subject, 'changes' | 'settings' | 'now'>): readonly LockedEntry[];
/** The {@link unlistedHashes} where the run has seen that the release has other packages now: it was published again, or swapped (T21). */
export declare function outlivedHashes(reviewed: ReviewedChange): ReadonlySet<string>;
/**
 * The zh that the base lists for this version and that the registry does not support, if it supports no package of the base at all. Empty if one of
 * them is supported, belongs to another release or could not be asked about: then the base was wrong, or nothing is known. A manifest does not
 * count, because both releases may share it.
 */
export declare function unlistedHashes({ change, evidence }: ReviewedChange): ReadonlySet<string>;
/** The platforms to lock after an edit: those of the entry's package hashes, those that it had as far as known, and those that it must have. */
export declare function platformsToLock(entry: LockedEntry, { settings }: Subject): readonly string[];
/** Whether an entry has neither h1 nor zh, so that Terraform installs whatever it gets (F2, T5). */
export declare function hasNoChecks({ hashes }: LockedEntry): boolean;
/** The line where the list of hashes begins; the line of the block where there is no list. */
export declare function hashesLine({ lines }: ProviderLock): number;
/** Whether an answer about an entry is missing, so that the run is incomplete. */
export declare function hasOpenQuestion({ hashes, reviewed }: LockedEntry): boolean;
