import { type InputValue } from './input-value.js';
import type { Settings } from './settings.js';
export declare const platformValue: InputValue<string>;
/** Names of the inputs that {@link settingsFrom} understands. */
export declare const settingNames: readonly string[];
/**
 * Settings from raw texts; the action and the command line share it.
 *
 * @param raw by the input's kebab-case name; an absent or empty text means the default
 * @throws UserError `invalid-input`, one line for each wrong input, with the input's name and its allowed values
 */
export declare function settingsFrom(raw: ReadonlyMap<string, string>): Settings;
/**
 * Leaves out the texts that say what is the default anyway. A workflow run hands over the defaults of `action.yml` as if somebody had
 * written them; only what differs is somebody's decision, and wins over the policy file.
 */
export declare function withoutDefaults(raw: ReadonlyMap<string, string>): ReadonlyMap<string, string>;
/**
 * The settings that the workflow gave as flags of the command line, each word safe in a shell, so that the same review gives the same verdict
 * on a desk. The policy file needs none: it is read there as here.
 */
export declare function flagsOf(settings: Settings): readonly string[];
