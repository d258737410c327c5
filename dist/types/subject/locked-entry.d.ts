import type { ProviderLock } from '../lockfile/lock-file.ts';
import type { LockedEntry, ReviewedChange, Subject } from './subject.ts';
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
/** Whether the entry is what `init` leaves of a package that it did not download: the h1 of one folder, and nothing signed. */
export declare function isOneFolder({ lock: { hashes } }: Pick<LockedEntry, 'lock'>): boolean;
/**
 * The platforms to lock after an edit: those of the entry's package hashes, those that it had as far as known, and those that it must have. Where
 * the entry tells none, those of the other entries of its file.
 */
export declare function platformsToLock(entry: LockedEntry, subject: Subject): readonly string[];
/** The platforms that an entry must have, and those that it has or had an h1 for, as far as known. */
export declare function platformsNeeded(entry: LockedEntry, { settings }: Subject): readonly string[];
/** The platforms that a lock file must have, and those that its entries have an h1 for, as far as this review knows them. */
export declare function platformsOfFile(path: string, { entries, settings }: Subject): readonly string[];
/** Whether an entry has neither h1 nor zh, so that Terraform installs whatever it gets (F2, T5). */
export declare function hasNoChecks({ hashes }: LockedEntry): boolean;
/** The line where the list of hashes begins; the line of the block where there is no list. */
export declare function hashesLine({ lines }: ProviderLock): number;
/** Whether an answer about an entry is missing, so that the run is incomplete. */
export declare function hasOpenQuestion({ hashes, reviewed }: LockedEntry): boolean;
