import type { Configuration } from '../configuration/configuration.ts';
import type { VersionEvidence } from '../evidence/evidence.ts';
import type { Change } from '../lockfile/change.ts';
import type { LockFileReading, ProviderLock } from '../lockfile/lock-file.ts';
import type { Settings } from '../policy/settings.ts';
import type { LockFileRevision } from '../source/source.ts';
import type { HashWorth, Standing } from './worth.ts';

/** Everything that the rules judge. Made by `layOut`. */
export interface Subject {
  readonly files: readonly ReviewedFile[];
  readonly changes: readonly ReviewedChange[];
  /** Every provider block to judge, in the order of the changes. */
  readonly entries: readonly LockedEntry[];
  readonly settings: Settings;
  /** The time of the run; rules read no clock. Without it, nothing with an end date counts. */
  readonly now?: Date;
}

export interface ReviewedFile {
  readonly revision: LockFileRevision;
  /** `null` where that side has no file, or none that can be read. */
  readonly base: LockFileReading | null;
  readonly head: LockFileReading | null;
  /** What the root module at head requires; `null` or left out where it was not read. The rules about it then report nothing. */
  readonly configuration?: Configuration | null;
  /** What it required at base; read only where an entry is missing and the change of the lock file does not tell why. */
  readonly configurationBefore?: Configuration | null;
  /** The folder had configuration at base and has none at head. False or left out where that is not known. */
  readonly moduleGone?: boolean;
  /** The file was renamed, and its old folder still has configuration, or that is not known. */
  readonly moduleStays?: boolean;
}

/** One change of one provider, with every file that has it. */
export interface ReviewedChange {
  readonly change: Change;
  /** Sorted by path. */
  readonly occurrences: readonly Occurrence[];
  /** About `change.to`; `null` where the provider was removed. */
  readonly evidence: VersionEvidence | null;
  /** About `change.from` where version or address differ; `null` otherwise. */
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
