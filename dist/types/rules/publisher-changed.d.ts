import type { Rule } from './rule.ts';
/**
 * A registry serves what the account behind a namespace publishes. Who takes over the account, or buys the provider, releases from a repository of
 * their own, and the address in the lock file stays the same (T12).
 */
export declare const publisherChanged: Rule;
