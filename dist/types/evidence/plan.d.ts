import type { Change } from '../lockfile/change.js';
import type { LockFile } from '../lockfile/lock-file.js';
/** Everything that has to be learnt for a run, each provider version once. */
export interface EvidencePlan {
    readonly requests: readonly EvidenceRequest[];
    /** Every lock file at hand: where a hash that nothing supports may come from. */
    readonly lockFiles: readonly LockFileSides[];
    /** The policy lets the registry's unsigned word pass, so that no package has to be downloaded for what it announces. */
    readonly wordIsEnough: boolean;
}
export interface EvidenceRequest {
    /** Canonical source address. */
    readonly address: string;
    readonly version: string;
    /** Distinct complete hashes to prove; empty where only the signature and the documents are of interest. */
    readonly hashes: readonly string[];
    /** Hashes that the base lists for this very version and the head does not: judged by what was learnt anyway. */
    readonly dropped: readonly string[];
    /** The listing of versions is wanted for what the registry remarks on the provider. */
    readonly remarks: boolean;
    /** Platforms whose packages are wanted for their own sake: to complete an entry. Left out: none. */
    readonly platforms?: readonly string[];
}
export interface LockFileSides {
    readonly base: LockFile | null;
    readonly head: LockFile | null;
}
interface PlannedChange {
    readonly change: Change;
    readonly occurrences?: readonly {
        readonly path: string;
    }[];
}
export interface PlanContext {
    /** Every lock file that was read. */
    readonly lockFiles?: readonly LockFileSides[];
    readonly acceptAsserted?: boolean;
    /** The platforms that the entries in these files should cover, where they are to be completed; left out: none is. */
    readonly platformsOf?: (paths: readonly string[]) => readonly string[];
}
/**
 * What a change needs to know: the new version whole, kept hashes included; of another old version its documents only.
 *
 * The budget in small requests: one for discovery per host and three per version (metadata, document, signature), with zh alone. The listing
 * of versions is asked for where a hash stays unexplained, where there is no `linux_amd64` package, and, for its remarks, of a provider
 * that is new and whose h1 costs a package anyway.
 */
export declare function planEvidence(changes: readonly PlannedChange[], { lockFiles, acceptAsserted, platformsOf }?: PlanContext): EvidencePlan;
export interface NamedVersion {
    /** Canonical source address. */
    readonly address: string;
    readonly version: string;
}
export interface NamedPackage extends NamedVersion {
    readonly platform: string;
}
/** Told what happens while evidence is gathered; every callback may be absent. What it does must not throw. */
export interface Progress {
    onVersionStart?(version: NamedVersion): void;
    onVersionEnd?(version: NamedVersion): void;
    /** A package is about to be downloaded because an h1 is still unexplained. */
    onDownloadStart?(download: NamedPackage): void;
    onDownloadEnd?(download: NamedPackage & {
        readonly bytes: number;
    }): void;
}
/** The key of a provider version among the evidence of a run. */
export declare function evidenceKey(address: string, version: string): string;
/** The old version where it is another one, or of another address; else `null`. */
export declare function versionBefore(change: Change): {
    readonly address: string;
    readonly version: string;
} | null;
export {};
