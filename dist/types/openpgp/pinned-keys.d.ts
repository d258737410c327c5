import type { PinnedKeys } from './trust-tier.js';
/** The keys that identify a publisher. Any other key deserves only as much trust as the registry that lists it. */
export declare const pinnedKeys: PinnedKeys;
