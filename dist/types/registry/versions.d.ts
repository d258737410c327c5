import type { Answer } from '../http/fetcher.ts';
import { type Outcome } from '../outcome.ts';
import type { ReleaseRecord, VersionListing } from './registry.ts';
import { type SourceQuestion } from './release-source.ts';
/**
 * Reads the listing of a provider's versions.
 *
 * @param what the requested thing, for the message
 */
export declare function readListing(answer: Answer, what: string): Outcome<VersionListing>;
/**
 * The answer about one version: its date of publication and its source repository. The protocol has no such answer, but the public
 * registry's extension has.
 */
export declare function readReleaseRecord(answer: Answer, question: SourceQuestion): Outcome<ReleaseRecord>;
/** @param what the release, `hashicorp/null 3.2.4` */
export declare function undated(what: string): Outcome<never>;
