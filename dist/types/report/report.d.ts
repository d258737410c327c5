import type { ChangeKind, LockedVersion } from '../lockfile/change.js';
import type { Finding } from '../rules/finding.js';
import type { LockFileRevision } from '../source/source.js';
export declare const reportSchema = "lockproof.report/v1";
/** The JSON report. A public contract: fields are added with a new schema only. */
export interface Report {
    readonly schema: typeof reportSchema;
    readonly tool: {
        readonly name: 'lockproof';
        readonly version: string;
    };
    readonly verdict: Verdict;
    readonly base: string | null;
    readonly head: string | null;
    readonly files: readonly ReportedFile[];
    readonly changes: readonly ReportedChange[];
    readonly findings: readonly Finding[];
    readonly totals: Totals;
}
/** `unchanged`: no lock file changed. `incomplete`: something could not be asked and nothing worse was found. */
export type Verdict = 'verified' | 'failed' | 'incomplete' | 'unchanged';
export interface ReportedFile {
    readonly path: string;
    readonly status: LockFileRevision['status'];
    readonly previousPath?: string;
}
/** The same change in eleven files is one entry with eleven paths. */
export interface ReportedChange {
    readonly provider: string;
    readonly kinds: readonly ChangeKind[];
    readonly from: LockedVersion | null;
    readonly to: LockedVersion | null;
    readonly files: readonly string[];
    readonly signature: ReportedSignature;
    readonly hashes: readonly ReportedHash[];
}
export interface ReportedSignature {
    readonly tier: 'official' | 'partner' | 'self-signed' | 'unsigned' | 'unavailable';
    readonly keyId: string | null;
    readonly fingerprint: string | null;
    /** `null` where there is no base version, or either key could not be learnt. */
    readonly sameKeyAsBefore: boolean | null;
}
export interface ReportedHash {
    readonly hash: string;
    readonly status: 'added' | 'kept' | 'removed';
    /** Removed hashes are not proven: `none`. */
    readonly proof: 'signed' | 'computed' | 'asserted' | 'none' | 'unavailable';
    readonly platform: string | null;
    /** One sentence: what proves it, or why nothing does. */
    readonly detail: string;
}
/** Each (provider, version, hash) counts once, however many files carry it. */
export interface Totals {
    readonly files: number;
    readonly providers: number;
    readonly hashes: number;
    readonly proven: number;
    readonly unproven: number;
    readonly requests: number;
    readonly bytesDownloaded: number;
}
