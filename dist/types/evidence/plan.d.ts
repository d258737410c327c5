import type { Change } from '../lockfile/change.js';
import type { FileStates } from '../lockfile/group.js';
export interface EvidencePlan {
    readonly requests: readonly EvidenceRequest[];
    /** The policy accepts hashes that the registry announces unsigned, so no package is downloaded for them. */
    readonly wordIsEnough: boolean;
}
/** How an h1 is checked that the registry announces beside a signed zh; the strictest first. */
export declare const announcedChecks: readonly ['compute', 'sample', 'accept'];
export type AnnouncedH1 = (typeof announcedChecks)[number];
export interface EvidenceRequest extends NamedVersion {
    /** Distinct complete hashes to prove; empty where only the signature and the documents are needed. */
    readonly hashes: readonly string[];
    /** Those of them that the changes add. Left out: nothing is known about it. */
    readonly added?: readonly string[];
    /** Hashes that the base lists for this version and the head does not. No extra request is made for them. */
    readonly dropped: readonly string[];
    /** Those of {@link dropped} whose platforms are worth a look into a few packages. Left out: none. */
    readonly sought?: readonly string[];
    /** What the base has of an old version: the documents that list it are read for their keys. Left out: nothing. */
    readonly before?: readonly string[] | null;
    /** Whether to read the list of versions for the registry's remarks on the provider. */
    readonly remarks: boolean;
    /** The lock files that have the version at head; empty if only the base has it. */
    readonly paths: readonly string[];
    /** How far h1 that the registry announces are checked. Left out: all are computed. */
    readonly announced?: AnnouncedWish;
}
/** The demands of all files that have the version. */
export interface AnnouncedWish {
    readonly how: AnnouncedH1;
    readonly required: readonly string[];
    /** The h1 of entries that have so few that all are computed. */
    readonly few: readonly string[];
}
export type LockFileSides = Pick<FileStates, 'base' | 'head'>;
interface PlannedChange {
    readonly change: Change;
    readonly occurrences?: readonly {
        readonly path: string;
        readonly head?: {
            readonly hashes: readonly string[];
        } | null;
    }[];
}
interface PlanContext {
    readonly acceptAsserted?: boolean;
    /** The demands of the policy for a provider in a file. */
    readonly announcedOf?: (address: string, path: string) => Omit<AnnouncedWish, 'few'>;
}
/** A change needs all hashes of the new version, and only the documents of a different old one. The list of versions is requested only for a hash that stays unexplained, without a `linux_amd64` package, or beside a download for what is new. */
export declare function planEvidence(changes: readonly PlannedChange[], { acceptAsserted, announcedOf }?: PlanContext): EvidencePlan;
export interface NamedVersion {
    readonly address: string;
    readonly version: string;
}
export interface NamedPackage extends NamedVersion {
    readonly platform: string;
}
/** Receives events while evidence is gathered. Every callback is optional and must not throw. */
export interface Progress {
    onVersionsPlanned?(count: number): void;
    onVersionStart?(version: NamedVersion): void;
    /** The small answers about a version are there, or cannot be had. */
    onVersionAnswered?(version: NamedVersion): void;
    onVersionEnd?(version: NamedVersion): void;
    /** Every small answer is there, and the first download is about to begin. Not called if none is planned. */
    onDownloadsPlanned?(downloads: PlannedDownloads): void;
    /** A package download begins because an h1 is still unexplained. */
    onDownloadStart?(download: NamedPackage & Pick<ArrivedBytes, 'size'>): void;
    /** More of a package has arrived. A retry of its download begins at zero again. */
    onDownloadProgress?(download: NamedPackage & ArrivedBytes): void;
    onDownloadEnd?(download: NamedPackage & {
        readonly bytes: number;
    }): void;
}
export interface ArrivedBytes {
    readonly received: number;
    /** The bytes of the whole package, as the registry or the server states them; `null` where nobody does. */
    readonly size: number | null;
}
export interface PlannedDownloads {
    readonly packages: number;
    /** The bytes of those whose size a registry states. */
    readonly bytes: number;
    readonly unsized: number;
}
export declare function evidenceKey(address: string, version: string): string;
/** The old version, if it or its address differs from the new one; else `null`. */
export declare function versionBefore(change: Change): NamedVersion | null;
export {};
