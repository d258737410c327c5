import type { HashOrigin } from '../evidence/evidence.js';
import type { ProviderLock } from '../lockfile/lock-file.js';
import { type Standing } from './standing.js';
import type { ReviewedChange, Subject } from './subject.js';
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
/** What one hash is worth. Each hash has exactly one, so that no two rules shout about the same hash. */
export type HashWorth = {
    readonly kind: 'proven';
} | {
    readonly kind: 'asserted';
    readonly by: string;
}
/** Terraform keeps it and checks nothing by it (F2). */
 | {
    readonly kind: 'ignored';
} | {
    readonly kind: 'malformed';
    readonly reason: string;
} | {
    readonly kind: 'foreign';
    readonly origin: HashOrigin;
    readonly reason: string;
} | {
    readonly kind: 'unproven';
    readonly reason: string;
}
/** The base lists it for this very version, the registry serves other packages now: `release-republished` tells of all of them. */
 | {
    readonly kind: 'outlived';
}
/** The registry contradicts itself about it: `registry-disagrees` says so. */
 | {
    readonly kind: 'contradicted';
} | {
    readonly kind: 'over-budget';
    readonly reason: string;
} | {
    readonly kind: 'unavailable';
    readonly reason: string;
};
/** Every provider block that has to be judged, with every hash of it. */
export declare function lockedEntries(subject: Subject): readonly LockedEntry[];
/** The platforms that an entry has package hashes for, those it had, as far as they are known, and those it must have: what to lock after an edit. */
export declare function platformsToLock(entry: LockedEntry, { settings }: Subject): readonly string[];
/** Neither h1 nor zh: Terraform then installs whatever it is served (F2, T5). */
export declare function hasNoChecks({ hashes }: LockedEntry): boolean;
/** Where the list of hashes begins; the block where there is none. */
export declare function hashesLine({ lines }: ProviderLock): number;
