import type { Answer } from '../http/fetcher.js';
import { type Outcome } from '../outcome.js';
import type { ReleaseRecord, VersionListing } from './registry.js';
import { type SourceQuestion } from './release-source.js';
/**
 * Reads the listing of a provider's versions.
 *
 * @param what is asked for, for the message
 */
export declare function readListing(answer: Answer, what: string): Outcome<VersionListing>;
/** The answer about one version: when it was published, and where its source stands. The protocol has none; the public registry's superset of it does. */
export declare function readReleaseRecord(answer: Answer, question: SourceQuestion): Outcome<ReleaseRecord>;
/** @param what the release, `hashicorp/null 3.2.4` */
export declare function undated(what: string): Outcome<never>;
