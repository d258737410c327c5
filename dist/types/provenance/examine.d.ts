import { type CertificateExtensions } from './certificate-claims.js';
import type { Build, ExpectedBuild } from './provenance.js';
/** What is known of a bundle after its signature, its certificate and its log entry were checked. */
export type SignatureResult = {
    readonly kind: 'good';
    readonly payloadType: string;
    readonly payload: Uint8Array;
    readonly extensions: CertificateExtensions;
} | {
    readonly kind: 'refused';
    readonly fault: keyof typeof faultWords;
}
/** Signed by an authority whose keys Lockproof does not ship. */
 | {
    readonly kind: 'unsupported';
};
/** Never throws. */
export type VerifyBundle = (bundle: unknown) => SignatureResult;
export type Examination = 
/** It attests something else than a build. */
{
    readonly kind: 'other';
} | {
    readonly kind: 'verified';
    readonly build: Build;
    readonly subjects: ReadonlySet<string>;
} | {
    readonly kind: 'partial';
    readonly build: Build;
    readonly subjects: ReadonlySet<string>;
    readonly reason: string;
} | {
    readonly kind: 'mismatch';
    readonly build: Build | null;
    readonly reason: string;
} | {
    readonly kind: 'unknown';
    readonly reason: string;
    readonly answered: boolean;
};
declare const faultWords: {
    readonly unreadable: 'it is not a Sigstore bundle with a signed statement';
    readonly certificate: "its certificate is not one of Sigstore's public authority, or was not valid when the signature was made";
    readonly time: 'nothing that Sigstore vouches for says when the signature was made';
    readonly log: "its entry in Sigstore's transparency log is missing, not valid, or about another signature";
    readonly signature: 'its signature does not match its content';
};
/**
 * Whether an attestation shows that a file was built by the repository of its release, at the tag of the version.
 *
 * @param digest SHA-256 of the file, 64 lower-case hex digits
 */
export declare function examine(bundle: unknown, digest: string, expected: ExpectedBuild, verify: VerifyBundle): Examination;
/** The best of several attestations of one file: one that holds is enough. */
export declare function bestOf(examinations: readonly Examination[]): Examination | null;
export {};
