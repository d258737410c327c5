import type { Change } from '../lockfile/change.js';
import { type LockFileSides } from './plan.js';
/** One of several runs that share the work of one review. */
export interface Shard {
    /** From 1. */
    readonly index: number;
    readonly count: number;
}
/** As many as GitHub runs of one matrix. */
export declare const mostShards = 256;
/**
 * The changes whose provider versions a shard asks about. Each change belongs to exactly one shard, and what two changes would both ask about belongs
 * to one shard with both: a version that one upgrade leaves and another one reaches, the list of versions of a provider, a release that two addresses
 * share. So no provider version is asked about twice. A digest decides, so that an unrelated change elsewhere moves nothing to another shard.
 *
 * @param lockFiles every lock file that was read
 */
export declare function changesOfShard<C extends {
    readonly change: Change;
}>(changes: readonly C[], lockFiles: readonly LockFileSides[], { index, count }: Shard): readonly C[];
