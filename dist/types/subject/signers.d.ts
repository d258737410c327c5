import type { VersionEvidence } from '../evidence/evidence.js';
import type { GoodSignature, SignatureCheck } from '../openpgp/signature.js';
/** What the signature over each document of a release says; empty where the release is not known. */
export declare function signaturesOf(evidence: VersionEvidence | null): readonly SignatureCheck[];
/** The keys that signed every document of a release, by fingerprint; `null` where a document has no good signature, or there is none. */
export declare function signersOf(evidence: VersionEvidence | null): ReadonlyMap<string, GoodSignature> | null;
/** Who was asked about a release, as the subject of a sentence. What was said names the mirror. */
export declare function speakerOf(evidence: VersionEvidence | null): 'The registry' | 'The mirror';
/** Whether mirrors were asked in place of the registry. */
export declare function isMirrored(evidence: VersionEvidence | null): boolean;
