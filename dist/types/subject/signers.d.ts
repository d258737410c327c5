import type { VersionEvidence } from '../evidence/evidence.js';
import type { GoodSignature, SignatureCheck } from '../openpgp/signature.js';
/** What the signature over each document of a release says; empty where the release is not known. */
export declare function signaturesOf(evidence: VersionEvidence | null): readonly SignatureCheck[];
/** The keys that signed every document of a release, by fingerprint; `null` where a document has no good signature, or there is none. */
export declare function signersOf(evidence: VersionEvidence | null): ReadonlyMap<string, GoodSignature> | null;
