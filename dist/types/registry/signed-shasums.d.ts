import type { Answer } from '../http/fetcher.ts';
import { type Outcome } from '../outcome.ts';
import type { PackageMetadata } from './registry.ts';
import { type ShasumsDocument } from './shasums.ts';
/** Fetches a small file of a release; each address is requested once per run. */
export type FetchFile = (url: string, maxBytes: number, what: string) => Promise<Outcome<Answer>>;
/**
 * Fetches the document that the metadata points to, and its signature.
 *
 * @param type of the provider, as in the names of its packages
 * @param now the time at which expiry is judged; left out: the present
 */
export declare function readDocument(metadata: PackageMetadata, type: string, fetchFile: FetchFile, now?: Date): Promise<Outcome<ShasumsDocument>>;
/**
 * The document must list the package with the digest of the metadata; otherwise neither is trusted (T18, T19). With a bad signature nothing
 * is trusted anyway, and the bad signature is more important to report.
 */
export declare function agreeing(document: ShasumsDocument, metadata: PackageMetadata): Outcome<ShasumsDocument>;
