import type { Change } from '../lockfile/change.js';
import type { LockFile } from '../lockfile/lock-file.js';
/** Everything that a run needs to learn, each provider version once. */
export interface EvidencePlan {
    readonly requests: readonly EvidenceRequest[];
    /** Every lock file that was read: a hash that nothing supports may come from one of them. */
    readonly lockFiles: readonly LockFileSides[];
    /** The policy accepts hashes that the registry announces unsigned, so no package is downloaded for them. */
    readonly wordIsEnough: boolean;
}
export interface EvidenceRequest {
    /** Canonical source address. */
    readonly address: string;
    readonly version: string;
    /** Distinct complete hashes to prove; empty where only the signature and the documents are needed. */
    readonly hashes: readonly string[];
    /** Hashes that the base lists for this version and the head does not. No extra request is made for them. */
    readonly dropped: readonly string[];
    /** Whether to read the list of versions for the registry's remarks on the provider. */
    readonly remarks: boolean;
    /** Platforms whose h1 is needed to complete the entry. Left out: none. */
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
    /** The platforms that an entry in these files should cover, if entries are to be completed. */
    readonly platformsOf?: (paths: readonly string[]) => readonly string[];
}
/**
 * A change needs all hashes of the new version, kept hashes included. If the old version is another one, it needs only the documents of that.
 *
 * With zh alone the cost is one small request per host for discovery, and three per version (metadata, document, signature). The list of
 * versions is requested only where a hash stays unexplained, where there is no `linux_amd64` package, and, for its remarks, where a provider
 * is new and one of its h1 needs a download anyway.
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
/** Receives events while evidence is gathered. Every callback is optional and must not throw. */
export interface Progress {
    onVersionStart?(version: NamedVersion): void;
    onVersionEnd?(version: NamedVersion): void;
    /** A package download begins because an h1 is still unexplained. */
    onDownloadStart?(download: NamedPackage): void;
    onDownloadEnd?(download: NamedPackage & {
        readonly bytes: number;
    }): void;
}
/** The key of a provider version in the evidence of a run. */
export declare function evidenceKey(address: string, version: string): string;
/** The old version, if it or its address differs from the new one; else `null`. */
export declare function versionBefore(change: Change): {
    readonly address: string;
    readonly version: string;
} | null;
export {};
