import { type Unavailable } from '../outcome.js';
/** The time of one run (`max-time`). After it no request is sent, and everything that was not reached is open, never a pass (T50). */
export interface RunTime {
    /** Milliseconds; 0 once it is used up. */
    left(): number;
    exceeded(): Unavailable;
}
/** @param began by `performance.now()`; default: now */
export declare function openRunTime(milliseconds: number, began?: number): RunTime;
export declare const endless: RunTime;
/** `45 seconds`, `10 minutes`, `2 hours`: in the units of `max-time`, at most two digits of them. */
export declare function timeSpan(milliseconds: number): string;
