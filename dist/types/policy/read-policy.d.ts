import type { FileReader } from '../source/source.ts';
import type { NamedRule } from './policy-schema.ts';
import type { Settings } from './settings.ts';
interface PolicyReading {
    /** The settings that apply to the run. */
    readonly settings: Settings;
    /** What a reader should know about the policy, one sentence each. */
    readonly notices: readonly string[];
}
/**
 * Reads the policy from a place that the pull request cannot change, and gives a notice if the pull request edits the policy (T39).
 *
 * @param readFile left out by a source that has no such place: then there is no policy
 * @param folder where the paths of lock files begin, in the folder that has the policy
 * @throws UserError `invalid-policy` where the policy cannot be read: no run goes on without its policy
 */
export declare function readPolicy(settings: Settings, rules: readonly NamedRule[], readFile: FileReader | undefined, folder?: string): Promise<PolicyReading>;
export {};
