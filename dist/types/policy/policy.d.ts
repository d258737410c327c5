import type { PathTest } from '../path-test.js';
import type { RegistryHost } from '../registry/trusted-hosts.js';
import type { ProviderPattern } from './provider-pattern.js';
import type { Settings } from './settings.js';
import type { Waiver } from './waiver.js';
export type PolicySeverity = 'error' | 'warning' | 'notice' | 'off';
/** The policy file, read and checked. What it does not mention is `null` or empty. */
export interface Policy {
    /** Where it stands in the repository; `null` where there is none. */
    readonly path: string | null;
    readonly failOn: Settings['failOn'] | null;
    readonly platforms: readonly string[] | null;
    readonly registries: readonly RegistryHost[] | null;
    /** `true`: the word of every registry; otherwise the hosts whose word is enough. */
    readonly acceptAsserted: true | readonly string[] | null;
    /** Hours. */
    readonly minimumReleaseAge: number | null;
    readonly rules: ReadonlyMap<string, PolicySeverity>;
    readonly providers: {
        /** `null`: every provider that is not denied. */
        readonly allow: readonly ProviderPattern[] | null;
        readonly deny: readonly ProviderPattern[];
    };
    readonly signingKeys: readonly KeyPin[];
    readonly waivers: readonly Waiver[];
    /** In the order of the file; a later one wins. */
    readonly paths: readonly PathPolicy[];
}
/** Releases of these providers have to be signed by one of these keys. */
export interface KeyPin {
    readonly providers: readonly ProviderPattern[];
    /** 40 upper-case hex digits each. */
    readonly fingerprints: readonly string[];
}
/** What holds for a part of a monorepo only. */
export interface PathPolicy {
    readonly globs: readonly string[];
    readonly matches: PathTest;
    readonly platforms: readonly string[] | null;
    readonly minimumReleaseAge: number | null;
    readonly rules: ReadonlyMap<string, PolicySeverity>;
}
export declare const noPolicy: Policy;
/** The settings of a run: the workflow's word where it has said something, else the policy's, else the default. */
export declare function settingsUnder(policy: Policy, settings: Settings): Settings;
/** What the policy says of a rule for a lock file; `null` where it says nothing. */
export declare function severityFor({ policy }: Settings, rule: string, path: string): PolicySeverity | null;
/** The platforms that each entry of a lock file must cover. */
export declare function platformsFor({ policy, platforms, given }: Settings, path: string): readonly string[];
/** Hours that have to pass after a release before a lock file may take it; `null` where any age will do. */
export declare function minimumReleaseAgeFor({ policy }: Settings, path: string): number | null;
/** Whether somebody's unsigned word is enough (T16). @param by the host of a registry or a mirror, or the folder of one */
export declare function acceptsWordOf({ policy, acceptAsserted }: Settings, by: string): boolean;
/** Why the policy does not want a provider, as the end of a sentence; `null` where it does not mind. */
export declare function objectionTo({ policy }: Settings, address: string): string | null;
/** The fingerprints of the keys that may sign a provider's releases; `null` where the policy pins none. */
export declare function pinnedKeysFor({ policy }: Settings, address: string): readonly string[] | null;
