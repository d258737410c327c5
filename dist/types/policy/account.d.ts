import type { Settings } from './settings.js';
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
/** An input or flag, the policy file, or the default. */
export type Origin = {
    readonly kind: 'input';
}
/** `globs`: an entry of `paths` in the file says it, for the lock files that these match. */
 | {
    readonly kind: 'file';
    readonly path: string;
    readonly globs?: readonly string[];
} | {
    readonly kind: 'default';
};
/** The origin of each setting that affects the verdict, and what the policy file adds to them. */
export declare function originsOf(settings: Settings): readonly SettingOrigin[];
/** The minimum age of a release, as settings show it. */
export declare function ageWords(hours: number): string;
export declare function listed(items: readonly string[], none?: string): string;
