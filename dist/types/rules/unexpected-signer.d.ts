import type { Rule } from './rule.ts';
/**
 * For some namespaces it is known which key signs every release. An attacker who takes over the registry, or answers in its place, can list another key, and
 * everything verifies (T12, T63).
 */
export declare const unexpectedSigner: Rule;
