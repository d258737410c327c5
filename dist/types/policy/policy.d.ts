import type { AnnouncedH1 } from '../evidence/plan.js';
import type { Severity } from '../finding/finding.js';
import type { ListedKey } from '../openpgp/signature.js';
import { type NamedRule, type Setting } from './kind.js';
import { type Origin, type Policy, type Settings } from './settings.js';
/** The settings of a run: what the workflow sets, else what the policy file says, else the default. */
export declare function settingsUnder(policy: Policy, settings: Settings): Settings;
/** A setting for a lock file: an input, else the last entry of `paths` that matches and counts, or none. In the spelling of a file system that folds names (`isLike`) an entry only makes it stricter. @param rules those whose severity it decides */
export declare function decidedFor<T>(settings: Settings, row: Setting<T>, path: string | null, counts?: (value: T) => boolean, rules?: readonly Omit<NamedRule, 'meaning'>[]): {
    readonly value: T;
    readonly from: Origin;
};
/** `never` changes only the exit code, not the verdict. */
export declare function failingSeverities({ failOn }: Pick<Settings, 'failOn'>): readonly Severity[];
export declare function severityFor(settings: Settings, slug: string, path: string, standard?: Severity): import("./policy-kinds.js").PolicySeverity | null;
export declare function platformsFor(settings: Settings, path: string): readonly string[];
/** How far announced h1 are checked. Under pinned keys only a signature counts, so all are computed. */
export declare function announcedH1For(settings: Settings, address: string, path: string): AnnouncedH1;
/** Whether an unsigned statement is accepted (T16). @param by a host, or the folder of a mirror */
export declare function acceptsWordOf({ acceptAsserted }: Settings, by: string): boolean;
/** Why the policy refuses a provider, as the end of a sentence; `null` where it does not. */
export declare function objectionTo({ providers: { allow, deny } }: Settings, address: string): string | null;
/** The fingerprints of the keys that may sign a provider's releases; `null` where the policy pins none. */
export declare function pinnedKeysFor(settings: Settings, address: string): readonly string[] | null;
export declare function policyKeysFor(settings: Settings, address: string): readonly ListedKey[];
/** Lists are added, rules override one by one, and any other value replaces. */
export declare function joined(shared: unknown, own: unknown): unknown;
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
