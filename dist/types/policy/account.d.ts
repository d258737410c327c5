import type { Settings } from './settings.js';
/** Who decided what, for the reader of a report. */
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
/** An input of the workflow or a flag, the policy file, or nobody. */
export type Origin = {
    readonly kind: 'input';
} | {
    readonly kind: 'file';
    readonly path: string;
} | {
    readonly kind: 'default';
};
/** Where each setting that decides comes from; of what only the policy can say, what it does say. */
export declare function originsOf(settings: Settings): readonly SettingOrigin[];
