import type { AnnouncedH1 } from '../evidence/plan.js';
import { type InputValue } from './input-value.js';
import type { Settings } from './settings.js';
/** In the order in which people should read them: the default first. */
export declare const announcedValue: InputValue<AnnouncedH1>;
/** Names of the inputs that {@link settingsFrom} understands. */
export declare const settingNames: readonly string[];
/**
 * Makes settings from raw texts, for the action and the command line.
 *
 * @param raw by the input's kebab-case name; an absent or empty text means the default
 * @param called how the user calls a setting: an input of the workflow, or a flag
 * @throws UserError `invalid-input`, one line for each wrong input, with the input's name and its allowed values
 */
export declare function settingsFrom(raw: ReadonlyMap<string, string>, called?: (name: string) => string): Settings;
/**
 * Leaves out texts that nobody wrote: GitHub passes the defaults of `action.yml` like inputs. The inputs that a policy file can set too have no default
 * there, so each text in them was written, and wins over the file even if it is what applies without it.
 */
export declare function withoutDefaults(raw: ReadonlyMap<string, string>): ReadonlyMap<string, string>;
/**
 * The inputs of the workflow as flags of the command line, each safe in a shell, so that the same review gives the same verdict on another
 * machine. The policy file needs no flag: it is read there too.
 */
export declare function flagsOf(settings: Settings): readonly string[];
