import type { Origin, Settings } from './settings.js';
export interface PolicyAccount {
    readonly origins: readonly SettingOrigin[];
    readonly notices: readonly string[];
}
export interface SettingOrigin {
    readonly name: string;
    readonly value: string;
    readonly from: Origin;
}
/** The origin of each setting that affects the verdict; `path` `null`: for files outside of `paths`. */
export declare function originsOf(settings: Settings, path?: string | null): readonly SettingOrigin[];
