import type { ProviderLock } from '../lockfile/lock-file.js';
import type { LockedEntry, ReviewedChange, Subject } from './subject.js';
/** Every provider block of the changes at head, with what each of its hashes is worth. */
export declare function entriesOf({ changes, settings, now }: Omit<Subject, 'entries'>): readonly LockedEntry[];
/**
 * The zh that the base lists for this very version and that the registry supports no more, where it supports not one package of the base:
 * the release was made anew, or swapped (T21). Empty where one of them is supported, belongs to another release, or could not be asked:
 * then the base was wrong, or nothing is known. A manifest that both releases share counts for neither.
 */
export declare function outlivedHashes({ change, evidence }: ReviewedChange): ReadonlySet<string>;
/** The platforms that an entry has package hashes for, those it had, as far as they are known, and those it must have: what to lock after an edit. */
export declare function platformsToLock(entry: LockedEntry, { settings }: Subject): readonly string[];
/** Neither h1 nor zh: Terraform then installs whatever it is served (F2, T5). */
export declare function hasNoChecks({ hashes }: LockedEntry): boolean;
/** Where the list of hashes begins; the block where there is none. */
export declare function hashesLine({ lines }: ProviderLock): number;
/** Whether something about an entry could not be asked, so that a run is incomplete. */
export declare function hasOpenQuestion({ hashes, reviewed }: LockedEntry): boolean;
