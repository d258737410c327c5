import type { Registry } from '../registry/registry.js';
import type { Evidence } from './gather.js';
import type { NamedVersion } from './progress.js';
/**
 * Adds to the evidence when these versions were published, as far as their registries say. One small question each, so it is only asked
 * where the policy wants releases to have an age.
 */
export declare function withReleaseDates(evidence: Evidence, wanted: readonly NamedVersion[], registry: Registry): Promise<Evidence>;
