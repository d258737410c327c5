import type { AnnouncedH1 } from '../evidence/plan.ts';
import type { PathPolicy, Policy, PolicySeverity, Settings } from './settings.ts';
/** The settings of a run: what the workflow sets, else what the policy sets, else the default. */
export declare function settingsUnder(policy: Policy, settings: Settings): Settings;
/** The entry of `paths` that decides about a lock file: the last one that matches it and says anything of this kind. */
export declare function pathPolicyFor({ paths }: Policy, path: string, says: (entry: PathPolicy) => boolean): PathPolicy | undefined;
/** The severity that the policy gives to a rule for a lock file; `null` where it gives none. */
export declare function severityFor({ policy }: Settings, rule: string, path: string): PolicySeverity | null;
/** The platforms that each entry of a lock file must cover. */
export declare function platformsFor({ policy, platforms, given }: Settings, path: string): readonly string[];
/**
 * How far an h1 that the registry announces is checked for a lock file. Where the policy pins keys for the provider, only what a signature
 * covers counts, so all are computed.
 */
export declare function announcedH1For(settings: Settings, address: string, path: string): AnnouncedH1;
/** The minimum age in hours of a release in a lock file; `null`: any age. */
export declare function minimumReleaseAgeFor({ policy }: Settings, path: string): number | null;
/** Whether an unsigned statement is accepted (T16). @param by the host of a registry or mirror, or the folder of a mirror */
export declare function acceptsWordOf({ policy, acceptAsserted }: Settings, by: string): boolean;
/** Whether attestations decide or tell anything: not where the policy turns the rules about them off and requires none. */
export declare function wantsProvenance({ policy }: Settings): boolean;
/** The pattern by which the policy requires provenance of a provider; `null` where it does not. */
export declare function provenanceRequiredFor({ policy }: Settings, address: string): string | null;
/** Why the policy refuses a provider, as the end of a sentence; `null` where it does not. */
export declare function objectionTo({ policy }: Settings, address: string): string | null;
/** The fingerprints of the keys that may sign a provider's releases; `null` where the policy pins none. */
export declare function pinnedKeysFor({ policy }: Settings, address: string): readonly string[] | null;
