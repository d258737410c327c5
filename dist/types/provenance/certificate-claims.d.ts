import type { Build } from './provenance.js';
/**
 * The extensions by which Sigstore's certificate authority writes what GitHub's identity token says about a run, as their values in DER
 * (https://github.com/sigstore/fulcio/blob/main/docs/oid-info.md).
 */
export type CertificateExtensions = ReadonlyMap<string, Uint8Array>;
/** What a certificate says about the run that signed; `null` where it is not a certificate of a workflow at github.com. */
export declare function buildIn(extensions: CertificateExtensions): Build | null;
