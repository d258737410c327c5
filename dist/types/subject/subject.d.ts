import type { Configuration } from '../configuration/configuration.js';
import type { VersionEvidence } from '../evidence/evidence.js';
import type { Change } from '../lockfile/change.js';
import type { LockFileReading, ProviderLock } from '../lockfile/lock-file.js';
import type { Settings } from '../policy/settings.js';
import type { LockFileRevision } from '../source/source.js';
import type { HashWorth, Standing } from './worth.js';
/** All that was learnt, laid out for the rules. Made by `layOut`. */
export interface Subject {
    readonly files: readonly ReviewedFile[];
    readonly changes: readonly ReviewedChange[];
    /** Every provider block that has to be judged, in the order of the changes. */
    readonly entries: readonly LockedEntry[];
    readonly settings: Settings;
    /** The clock of the run; rules have none of their own. Without it nothing that ends on a day counts. */
    readonly now?: Date;
}
export interface ReviewedFile {
    readonly revision: LockFileRevision;
    /** `null` where there is no file on that side, or nothing that can be read as text. */
    readonly base: LockFileReading | null;
    readonly head: LockFileReading | null;
    /** What the root module at head requires; `null` or left out where it was not read, and the rules about it have nothing to say. */
    readonly configuration?: Configuration | null;
    /** What it required at base; read only where an entry is missing and the change of the lock file does not tell why. */
    readonly configurationBefore?: Configuration | null;
    /** The folder had configuration at base and has none at head. Left out or false where that is not known. */
    readonly moduleGone?: boolean;
    /** The file was renamed, and configuration is left in its old folder, or that is not known. */
    readonly moduleStays?: boolean;
}
/** The same change of the same provider, in every file that has it. */
export interface ReviewedChange {
    readonly change: Change;
    /** Sorted by path. */
    readonly occurrences: readonly Occurrence[];
    /** About `change.to`; `null` where the provider was removed. */
    readonly evidence: VersionEvidence | null;
    /** About `change.from` where it is another version (or another address); `null` otherwise. */
    readonly baseEvidence: VersionEvidence | null;
}
export interface Occurrence {
    readonly path: string;
    readonly base: ProviderLock | null;
    readonly head: ProviderLock | null;
}
/** One provider block of one lock file at head. */
export interface LockedEntry {
    readonly path: string;
    readonly lock: ProviderLock;
    /** The block before the change; `null` where there was none. */
    readonly base: ProviderLock | null;
    readonly reviewed: ReviewedChange;
    readonly standing: Standing;
    /** In the order of the file, duplicates included. */
    readonly hashes: readonly LockedHash[];
}
export interface LockedHash {
    readonly hash: string;
    readonly line: number;
    readonly worth: HashWorth;
}
