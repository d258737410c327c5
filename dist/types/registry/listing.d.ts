import type { Answer } from '../http/fetcher.js';
import { type Outcome } from '../outcome.js';
import type { VersionListing } from './registry.js';
/**
 * Reads the listing of a provider's versions.
 *
 * @param what is asked for, for the message
 */
export declare function readListing(answer: Answer, what: string): Outcome<VersionListing>;
