import { type Attempt } from './attempt.js';
/** What went wrong before or while an answer came, in our own words: nothing of what the server or the library said is repeated. */
export declare function failureOf(error: unknown, host: string): Attempt<never>;
