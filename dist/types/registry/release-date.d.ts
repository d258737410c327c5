import type { Answer } from '../http/fetcher.js';
import { type Outcome } from '../outcome.js';
/** The day of publishing in the answer about one version. The protocol has none; the public registry's superset of it does. */
export declare function readReleaseDate(answer: Outcome<Answer>, what: string): Outcome<Date>;
