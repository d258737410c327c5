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
} | {
    readonly kind: 'file';
    readonly path: string;
} | {
    readonly kind: 'default';
};
/** The origin of each setting that affects the verdict, and what the policy file adds to them. */
export declare function originsOf(settings: Settings): readonly SettingOrigin[];
