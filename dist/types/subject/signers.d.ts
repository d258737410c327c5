import type { VersionEvidence } from '../evidence/evidence.ts';
import type { GoodSignature, SignatureCheck } from '../openpgp/signature.ts';
/** The signature check of each document of a release; empty where the release is not known. */
export declare function signaturesOf(evidence: VersionEvidence | null): readonly SignatureCheck[];
/** The keys that signed the documents of a release, by fingerprint; `null` unless every document has a good signature. */
export declare function signersOf(evidence: VersionEvidence | null): ReadonlyMap<string, GoodSignature> | null;
/** Who answered about a release, as the subject of a sentence. */
export declare function speakerOf(evidence: VersionEvidence | null): 'The registry' | 'The mirror';
/** Whether mirrors were asked instead of the registry. */
export declare function isMirrored(evidence: VersionEvidence | null): boolean;
interface ExpectedSigner {
    readonly publisher: string;
    readonly fingerprint: string;
    readonly severity: 'error' | 'warning';
}
/**
 * Whose key signs every release of a provider; `null` where nobody can say. HashiCorp signs all of its namespace at its own registry; OpenTofu builds
 * and signs what its registry has of HashiCorp's and of its own, and says so nowhere that binds it.
 */
export declare function expectedSigner(address: string): ExpectedSigner | null;
export {};
