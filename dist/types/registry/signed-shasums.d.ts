import type { Answer } from '../http/fetcher.js';
import type { OtherKeys } from '../openpgp/signature.js';
import { type Outcome } from '../outcome.js';
import { type PackageMetadata, type ShasumsDocument } from './registry.js';
/** Fetches a small file of a release; each address is requested once per run. */
export type FetchFile = (url: string, maxBytes: number, what: string) => Promise<Outcome<Answer>>;
/** Finds keys for a release beside those that its own registry lists, none of which signed it if `isByNobody`. */
export type KeyFinder = (release: PackageMetadata, isByNobody: boolean) => Promise<Outcome<OtherKeys>>;
/** Fetches the document of the metadata, and its signature; `otherKeys` tells where else keys are. */
export declare function readDocument(metadata: PackageMetadata, type: string, fetchFile: FetchFile, { otherKeys, now }?: {
    readonly otherKeys?: KeyFinder | undefined;
    readonly now?: Date | undefined;
}): Promise<Outcome<ShasumsDocument>>;
/** The document must list the package with the metadata's digest, else neither is trusted (T18, T19). A bad signature matters more. */
export declare function agreeing(document: ShasumsDocument, metadata: PackageMetadata): Outcome<ShasumsDocument>;
