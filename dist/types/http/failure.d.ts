import { type Unavailable } from '../outcome.js';
import { type Attempt } from './attempt.js';
import { DiskError } from './disk-error.js';
/** What went wrong before or while an answer came, in our own words: nothing of what the server or the library said is repeated. */
export declare function failureOf(error: unknown, host: string): Attempt<never>;
export declare function notSaved({ code }: DiskError, host: string): Unavailable;
