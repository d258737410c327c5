import type { Rule } from './rule.ts';
/**
 * Keys come from the same registry as the checksums: an attacker who takes over a provider there can make good signatures with a new key, and
 * only the change of key shows it (T12, T13). A registry cannot replace a pinned key, so the rule ignores releases signed by one.
 */
export declare const signingKeyChanged: Rule;
