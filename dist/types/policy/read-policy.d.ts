import type { FileReader } from '../source/source.js';
import type { NamedRule } from './policy-schema.js';
import type { Settings } from './settings.js';
export interface PolicyReading {
    /** What the run is judged by. */
    readonly settings: Settings;
    /** What a reader should know about the policy, one sentence each. */
    readonly notices: readonly string[];
}
/**
 * Reads the policy where the pull request cannot write, and says so where the pull request would change it (T39).
 *
 * @param readFile left out by a source that has no such place: then there is no policy
 * @throws UserError `invalid-policy` where the policy cannot be read: no run goes on without what it should be judged by
 */
export declare function readPolicy(settings: Settings, rules: readonly NamedRule[], readFile: FileReader | undefined): Promise<PolicyReading>;
