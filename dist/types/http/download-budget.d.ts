import { type Unavailable } from '../outcome.js';
/** The bytes of packages that one run may download (`max-download`). */
export interface DownloadBudget {
    left(): number;
    /** Counts bytes that came; `false` once they are more than the run may have. */
    take(bytes: number): boolean;
    taken(): number;
    exceeded(): Unavailable;
}
export declare function openDownloadBudget(maxBytes: number): DownloadBudget;
