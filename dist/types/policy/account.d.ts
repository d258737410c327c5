import type { Origin, Settings } from './settings.js';
/** The origin of each setting, for the reader of a report. */
export interface PolicyAccount {
    readonly origins: readonly SettingOrigin[];
    /** For the reader, one sentence each. */
    readonly notices: readonly string[];
}
export interface SettingOrigin {
    readonly name: string;
    readonly value: string;
    readonly from: Origin;
}
/**
 * The origin of each setting that affects the verdict; one that decides nothing at its default is left out.
 * @param path `null`: every lock file that `paths` does not mention
 */
export declare function originsOf(settings: Settings, path?: string | null): readonly SettingOrigin[];
