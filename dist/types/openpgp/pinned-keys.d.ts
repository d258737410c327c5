import type { PinnedKeys } from './trust-tier.js';
/** The keys that stand for a publisher by themselves; every other key is only as good as the registry that lists it. */
export declare const pinnedKeys: PinnedKeys;
