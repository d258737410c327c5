import type { Answer } from '../http/fetcher.js';
import type { OtherKeys } from '../openpgp/signature.js';
import { type Outcome } from '../outcome.js';
import type { PackageMetadata } from './registry.js';
import { type ShasumsDocument } from './shasums.js';
/** Fetches a small file of a release; each address is requested once per run. */
export type FetchFile = (url: string, maxBytes: number, what: string) => Promise<Outcome<Answer>>;
/** Finds keys for a release beside those that its own registry lists. */
export type KeyFinder = (release: PackageMetadata) => Promise<Outcome<OtherKeys>>;
/**
 * Fetches the document that the metadata points to, and its signature. @param type as in the names of its packages @param options `otherKeys`: where
 * else keys are looked for; `now`: the time at which expiry is judged; left out: the present
 */
export declare function readDocument(metadata: PackageMetadata, type: string, fetchFile: FetchFile, { otherKeys, now }?: {
    readonly otherKeys?: KeyFinder | undefined;
    readonly now?: Date | undefined;
}): Promise<Outcome<ShasumsDocument>>;
/** The document must list the package with the metadata's digest, else neither is trusted (T18, T19). A bad signature matters more. */
export declare function agreeing(document: ShasumsDocument, metadata: PackageMetadata): Outcome<ShasumsDocument>;
