import type { Policy, PolicySeverity, Settings } from './settings.js';
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
