import type { Evidence, VersionEvidence } from '../evidence/evidence.ts';
import { type Completion } from '../evidence/plan.ts';
import type { ProviderLock } from '../lockfile/lock-file.ts';
import type { Settings } from '../policy/settings.ts';
import type { LockedEntry, LockedHash, ReviewedFile, Subject } from './subject.ts';
/**
 * What has to be learnt to complete these lock files.
 *
 * @param asked the platforms that the user names; empty: none
 */
export declare function completionOf(files: readonly ReviewedFile[], settings: Settings, asked: readonly string[]): Completion;
interface LockWithEvidence {
    readonly lock: Pick<ProviderLock, 'hashes'>;
    readonly evidence: VersionEvidence | null;
}
/** The platforms whose h1 each entry of a lock file should have: those that the user names, else those that the policy requires, else those that the file has. */
export declare function wantedPlatforms(path: string, locks: readonly LockWithEvidence[], settings: Settings, asked: readonly string[]): readonly string[];
/** A hash that an entry lacks and may have. */
export interface MissingHash {
    readonly hash: string;
    /** `null` for a file that is not a package. */
    readonly platform: string | null;
    /** Whether a signature covers it, or it was computed from such a package; otherwise the policy accepts somebody's word for it. */
    readonly isProven: boolean;
}
/** Why the h1 of a wanted platform is not among the missing hashes. */
export interface MissedPlatform {
    readonly platform: string;
    readonly reason: string;
    /** `absent`: the registry has no such package; `limit`: the run may not download more; else the package could not be had. */
    readonly kind: 'absent' | 'limit' | 'unavailable';
}
/** Every signed zh that an entry lacks, and the h1 of the platforms. A zh on somebody's word counts only for the platforms. */
export declare function missingFrom({ lock, reviewed: { evidence } }: Pick<LockedEntry, 'lock' | 'reviewed'>, platforms: readonly string[], settings: Settings): readonly MissingHash[];
/** The wanted platforms whose package could not be hashed. */
export declare function missedBy({ lock, reviewed: { evidence } }: Pick<LockedEntry, 'lock' | 'reviewed'>, platforms: readonly string[]): readonly MissedPlatform[];
/** Why an entry is left as it is. */
export interface Obstacle {
    /** An answer is missing, so another run may go further. */
    readonly open: boolean;
    /** A clause without a full stop. */
    readonly reason: string;
}
/** `null` where the entry may be completed. */
export declare function obstacleTo(entry: LockedEntry): Obstacle | null;
/** Whether the evidence is against a hash so that it may be removed. A hash of a release that was published again is left for a person to judge. */
export declare function mayBeRemoved({ worth }: LockedHash): boolean;
/** What is known when the missing hashes are in the lock files: each of them has the proof for which it was added. */
export declare function evidenceAfter({ changes }: Pick<Subject, 'changes'>): Evidence;
export {};
