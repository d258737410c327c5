import type { Outcome, UnavailableCode } from '../outcome.js';
import type { ProviderRemarks } from '../registry/registry.js';
import type { ReleaseSource } from '../registry/release-source.js';
import type { ShasumsDocument } from '../registry/shasums.js';
/** What could be learnt about one provider version. Gathered once a run, whatever number of lock files names it; never judged here. */
export interface VersionEvidence {
    /** Canonical source address. */
    readonly address: string;
    readonly version: string;
    /** `absent` where the registry does not know the provider or the version; where mirrors were asked in its place, where they do not have it. */
    readonly release: Outcome<Release>;
    /** One proof for each hash that was asked about, keyed by the complete hash. */
    readonly proofs: ReadonlyMap<string, HashProof>;
    /**
     * What the same documents say of hashes that the base lists for this very version and the head does not. Nothing is asked for them, so an
     * h1 has an entry only where a package of the run or the registry's word tells its platform.
     */
    readonly dropped: ReadonlyMap<string, HashProof>;
    /** Where the listing of the provider's versions was asked for; else `null`. */
    readonly remarks: ProviderRemarks | null;
    /** By the registry's word; left out where it was not asked for. */
    readonly published?: Outcome<Date>;
    /** The repository of the release, by the registry's word; left out where it was not asked for, `null` where it names none. */
    readonly source?: ReleaseSource | null;
    /** The mirrors that were asked in place of a registry that could not be, or was not to be; left out where none was. */
    readonly mirrors?: readonly string[];
    /** The h1 that Terraform would record of packages that were wanted, by platform; each computed from a signed zh. Left out: none was. */
    readonly packages?: ReadonlyMap<string, string>;
}
/** What was learnt in a run, by `evidenceKey`. */
export type Evidence = ReadonlyMap<string, VersionEvidence>;
/** The published release as the registry describes it. */
export interface Release {
    /** At least one, and none where a mirror spoke for the registry. Several where the registry serves one shasums document per platform. */
    readonly documents: readonly ShasumsDocument[];
    /** Answers that contradict each other, a sentence without final stop each (T19, T20). Empty: all that was asked agrees. */
    readonly disagreements: readonly string[];
}
/** Why one hash may be believed. Levels as in the JSON report. */
export type HashProof = 
/** A zh that stands in a shasums document whose signature is good. */
{
    readonly level: 'signed';
    readonly platform: string | null;
    readonly filename: string;
    readonly keyId: string;
}
/** An h1 of a package whose zh is signed, computed here. */
 | {
    readonly level: 'computed';
    readonly platform: string;
    readonly flavour: PackageFlavour;
    readonly zh: string;
    readonly keyId: string;
}
/**
 * Only somebody's word supports it: the registry's, by an unsigned document, or by a package that only an unsigned document names; or a mirror's.
 * `by`: the host whose word it is, or the folder.
 */
 | {
    readonly level: 'asserted';
    readonly platform: string | null;
    readonly filename: string | null;
    readonly by: string;
}
/** Asked and answered: nothing supports it. */
 | {
    readonly level: 'none';
    readonly reason: string;
    readonly belongsTo: HashOrigin | null;
}
/** Could not be asked. */
 | {
    readonly level: 'unavailable';
    readonly code: UnavailableCode;
    readonly reason: string;
};
/** Terraform records the h1 of the unpacked directory and checks that of the archive; they differ for odd archives only. */
export type PackageFlavour = 'directory' | 'archive' | 'directory and archive';
/** Where a hash that does not belong here was found. */
export interface HashOrigin {
    readonly address: string;
    readonly version: string;
    readonly platform: string | null;
    /** How we know: a document that names it, a package computed in this run, or only an entry of a lock file, at base or at head. */
    readonly source: 'shasums' | 'package' | 'base-lock-file' | 'lock-file';
}
