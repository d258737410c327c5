import type { Rule } from './rule.js';
/**
 * Keys come from the same registry as the checksums: whoever takes over a provider there signs well with a key of his own, and only the change
 * of key shows it (T12, T13). A pinned key cannot be swapped by a registry, so a release that has one is quiet.
 */
export declare const signingKeyChanged: Rule;
