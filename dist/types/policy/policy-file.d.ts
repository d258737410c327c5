import { type NamedRule } from './policy-schema.ts';
import { type Policy } from './settings.ts';
/**
 * Reads the text of a policy file.
 *
 * @param path for messages
 * @throws UserError `invalid-policy`, one line for each mistake, with file, line and key: a wrong policy never falls back to a default
 */
export declare function parsePolicy(text: string, path: string, rules: readonly NamedRule[]): Policy;
