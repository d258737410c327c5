import { type Absent, type Asked, type Outcome, type Unavailable, type UnavailableCode } from '../outcome.js';
import type { ProviderRemarks, ShasumsDocument, ShasumsEntry } from '../registry/registry.js';
import { type ReleaseSource } from '../registry/release-source.js';
/** The facts of a run about one provider version. Gathered once, however many lock files name it, and never judged here. */
export interface VersionEvidence {
    readonly address: string;
    readonly version: string;
    /** `absent` if the registry, or the mirrors in its place, do not have the provider or the version. */
    readonly release: Outcome<Release>;
    /** One proof for each hash in question, by the complete hash. */
    readonly proofs: ReadonlyMap<string, HashProof>;
    /** The same about hashes that the base lists for this version and head does not; an h1 only if its platform is known anyway. */
    readonly dropped: ReadonlyMap<string, HashProof>;
    /** From the provider's list of versions; `null` where that was not requested. */
    readonly remarks: ProviderRemarks | null;
    /** As the registry states it, unsigned; left out where it was not requested. */
    readonly published?: Outcome<Date>;
    /** As the registry states it; left out if it was not requested, `null` if the registry names none. */
    readonly source?: ReleaseSource | null;
    /** The mirrors queried instead of the registry; left out if there were none. */
    readonly mirrors?: readonly string[];
    /** How many packages of the release gave their h1 to the proofs of this run; left out: none. */
    readonly hashedPackages?: number;
    /** The packages that the download budget left out; left out itself where it was enough. */
    readonly undone?: readonly {
        readonly platform: string;
        readonly bytes: number | null;
    }[];
    /** By platform, the hashes that the registry announces unsigned; left out where it announces none. */
    readonly announced?: ReadonlyMap<string, readonly string[]>;
    /** Every document that was read, also for packages that nobody has locked yet. Left out: those of {@link release}. */
    readonly documents?: readonly ShasumsDocument[];
    /** What the other public registry has of a release that the base locks and that its own registry no longer proves: signed, with hashes of the base. Left out: nothing. */
    readonly recorded?: readonly ShasumsDocument[];
    /** Why the other public registry, which has the provider, does not confirm who signed a release that the base locks. Left out: it does, or it was not asked. */
    readonly unconfirmed?: string;
    /** The number of the repository that a verified attestation names, which no new name changes. Left out: not known. */
    readonly repositoryId?: string;
    /** A new provider: whether a lock file that the change leaves alone has it. Left out: not known. */
    readonly isElsewhere?: boolean;
}
/** By `evidenceKey`. */
export type Evidence = ReadonlyMap<string, VersionEvidence>;
export interface Release {
    /** Empty where only mirrors answered. Several where the registry serves one shasums document per platform. */
    readonly documents: readonly ShasumsDocument[];
    /** Answers that contradict each other, each as a sentence without a full stop (T19, T20). */
    readonly disagreements: readonly string[];
}
export declare function documentsOf(evidence: Pick<VersionEvidence, 'release'> | null): readonly ShasumsDocument[];
/** The documents of a release that the base locks. A registry that hides them, or their key, does not decide who made it (T12). */
export declare function formerDocuments(evidence: Pick<VersionEvidence, 'release' | 'recorded'> | null): readonly ShasumsDocument[];
/** Why one hash may be trusted. The levels are those of the JSON report. */
export type HashProof = 
/** A zh that a shasums document with a good signature lists. */
{
    readonly level: 'signed';
    readonly platform: string | null;
    readonly filename: string;
    readonly keyId: string;
}
/** The h1 of a package with a signed zh, computed in this run. */
 | {
    readonly level: 'computed';
    readonly platform: string;
    readonly flavour: PackageFlavour;
    readonly zh: string;
    readonly keyId: string;
}
/** An h1 that was not computed: the provider's own registry announces it, unsigned, beside the signed zh of the same package. */
 | {
    readonly level: 'announced';
    readonly platform: string;
    readonly zh: string;
    readonly by: string;
    /** The platforms of this release whose packages were computed as a sample and have the announced h1. Empty: none was computed. */
    readonly checked: readonly string[];
}
/** Supported by an unsigned statement alone, of the registry or a mirror. `by`: the host or folder that states it. */
 | {
    readonly level: 'asserted';
    readonly platform: string | null;
    readonly filename: string | null;
    readonly by: string;
    /** A mirror states it, and the registry gave no answer: that decides, where the policy does not accept the mirror. */
    readonly instead?: Unavailable;
} | {
    readonly level: 'none';
    readonly reason: string;
    readonly belongsTo: HashOrigin | null;
    /** The release may have packages that were not compared, and one of them may have the hash. */
    readonly partial?: true;
} | {
    readonly level: 'unavailable';
    readonly code: UnavailableCode;
    readonly reason: string;
    readonly asked?: Asked;
    /** If the download budget is the reason: about how many bytes the run needs to compare every hash, if that is known. */
    readonly needed?: number;
};
/** Terraform records the h1 of the unpacked directory and checks the h1 of the archive; they differ for unusual archives only. */
export type PackageFlavour = 'directory' | 'archive' | 'directory and archive';
export interface HashOrigin {
    readonly address: string;
    readonly version: string;
    readonly platform: string | null;
    /** A document that lists it, a package computed in this run, or only an entry of a lock file under review: at base or head. */
    readonly source: 'shasums' | 'package' | 'base-lock-file' | 'lock-file';
}
/** Whether a document may support a hash: its signature is good, or nobody signed it (T16). */
export declare function mayBeRead(document: ShasumsDocument): boolean;
export declare function readableEntries(documents: readonly ShasumsDocument[]): readonly ShasumsEntry[];
export declare function isNamed(platform: string, documents: readonly ShasumsDocument[]): boolean;
/** Why a document cannot support a hash; `null` where it may. A bad signature is an answer, an unchecked signature is not. */
export declare function obstacleOf({ signature }: ShasumsDocument): HashProof | null;
export declare function unsupported(reason: string, partial?: boolean): HashProof;
/** The proof of every hash that depends on a request without an answer. */
export declare function unaskable({ code, cause, asked }: Pick<Unavailable, 'code' | 'cause' | 'asked'>): HashProof;
/** The proof where a file of a release could not be fetched. Even a file that does not exist says nothing about the hash. */
export declare function unfetched(file: Absent | Unavailable): HashProof;
/** The platform for which the registry announces a hash; `null` where it announces none. */
export declare function announcedPlatform(hash: string, announced: ReadonlyMap<string, readonly string[]>): string | null;
/** The proof by an unsigned announcement of the registry alone; `null` where it does not announce the hash. */
export declare function assertedProof(hash: string, announced: ReadonlyMap<string, readonly string[]>, address: string): HashProof | null;
/** The proof without any document: the value is not a hash, or there is no release to compare it with. */
export declare function beforeAsking(hash: string, release: Outcome<unknown>): HashProof;
/** The repository of a release: the one with its documents, else the one that the registry names; `null` where nothing names one. */
export declare function repositoryOf(evidence: VersionEvidence, documents?: readonly ShasumsDocument[]): ReleaseSource | null;
/** The repository in which the release lies; `null` where it lies elsewhere. */
export declare function repositoryWithDocuments(evidence: VersionEvidence, [document]?: readonly ShasumsDocument[]): ReleaseSource | null;
