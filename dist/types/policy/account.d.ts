import type { Origin, Settings } from './settings.js';
/** Where each setting comes from, for the reader of a report. */
export interface PolicyAccount {
    readonly origins: readonly SettingOrigin[];
    /** What a reader should know about the policy, one sentence each. */
    readonly notices: readonly string[];
}
export interface SettingOrigin {
    readonly name: string;
    readonly value: string;
    readonly from: Origin;
}
/**
 * The origin of each setting that affects the verdict. One that decides nothing unless somebody sets it is left out where it has its default.
 *
 * @param path the lock file that it is about; `null`: every lock file that `paths` does not mention
 */
export declare function originsOf(settings: Settings, path?: string | null): readonly SettingOrigin[];
