import type { Answer } from '../http/fetcher.js';
import type { ListedKey, SignatureCheck } from '../openpgp/signature.js';
import { type Outcome } from '../outcome.js';
import type { PackageMetadata } from './registry.js';
/** A small file of a release, each address asked once a run. */
export type FetchFile = (url: string, maxBytes: number, what: string) => Promise<Outcome<Answer>>;
/** The signature beside a SHA256SUMS document. Nothing is asked for where the registry lists no key. */
export declare function fetchSignature(metadata: PackageMetadata, fetchFile: FetchFile): Promise<Outcome<Answer>>;
/**
 * What the signature says about the bytes of a SHA256SUMS document. A missing signature is never a bad one: no listed key is `unsigned`,
 * a listed key without a signature that can be had is `unavailable` (T16, T50).
 */
export declare function checkSignature(document: Uint8Array, signature: Outcome<Answer>, keys: readonly ListedKey[]): Promise<SignatureCheck>;
