import type { Answer } from '../http/fetcher.js';
import { type Outcome } from '../outcome.js';
import type { PackageMetadata } from './registry.js';
import { type ShasumsDocument } from './shasums.js';
/** A small file of a release, each address asked once a run. */
export type FetchFile = (url: string, maxBytes: number, what: string) => Promise<Outcome<Answer>>;
/**
 * Fetches the document that the metadata points to, and its signature beside it.
 *
 * @param type of the provider, as it stands in the names of its packages
 */
export declare function readDocument(metadata: PackageMetadata, type: string, fetchFile: FetchFile): Promise<Outcome<ShasumsDocument>>;
/**
 * The document must name the package with the digest that the metadata gave, or neither is believed (T18, T19). Under a bad signature
 * nothing is believed anyway, and that is the weightier thing to say.
 */
export declare function agreeing(document: ShasumsDocument, metadata: PackageMetadata): Outcome<ShasumsDocument>;
