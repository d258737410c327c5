import type { PackageHashCache } from './evidence/cache.js';
import { type GatherPorts } from './evidence/gather.js';
import type { Progress } from './evidence/plan.js';
import type { Credentials } from './http/credentials.js';
import { type ProviderInstallation } from './installation/provider-installation.js';
import { type PolicyAccount } from './policy/account.js';
import type { Settings } from './policy/settings.js';
import type { Report } from './report/report.js';
import type { Snapshot, Source } from './source/source.js';
import type { ReviewedFile, Subject } from './subject/subject.js';
export interface ReviewOptions {
    /** Where the two revisions come from. */
    readonly source: Source;
    readonly settings: Settings;
    /** Where `TF_TOKEN_<host>` is looked up; without it no credentials are sent. */
    readonly environment?: Readonly<Record<string, string | undefined>>;
    /** Further tokens by host, of a CLI configuration file for example; those of the environment go before. */
    readonly credentials?: Credentials;
    /** Where the user has Terraform get providers from; without it registries alone are asked. Nothing of what is under review may be behind it. */
    readonly installation?: ProviderInstallation | undefined;
    /** What earlier runs computed of packages. */
    readonly cache?: PackageHashCache | undefined;
    /** Told what happens on the way: long downloads show themselves. */
    readonly progress?: Progress;
    /** Told, one sentence each, how the files were found and what became of the policy. */
    readonly onNotice?: (notice: string) => void;
    /** Also computes the h1 of required platforms that an entry lacks, so that they can be proposed: a package each. */
    readonly complete?: boolean;
    /** The clock of the run; default: now. */
    readonly now?: Date;
}
/** A report with what it was judged by. */
export interface Review {
    readonly report: Report;
    /** The inputs with the policy file applied. */
    readonly settings: Settings;
    readonly policy: PolicyAccount;
    /** All that was learnt, for what a comment tells beside the report. */
    readonly subject: Subject;
}
/**
 * Reads both revisions, says what changed, proves every hash of what changed, and judges.
 *
 * @returns the report; what could not be read, asked or proven is in it
 * @throws UserError where the revisions or the policy are not what the user can have meant, SourceError where they could not be read
 */
export declare function review(options: ReviewOptions): Promise<Report>;
/** As {@link review}, with the settings that decided and where they came from. */
export declare function reviewByPolicy(options: ReviewOptions): Promise<Review>;
export interface ReviewCircumstances {
    /** Lays the root modules beside the lock files; left out: there are none to read. */
    readonly readModules?: (files: readonly ReviewedFile[]) => Promise<readonly ReviewedFile[]>;
    readonly now?: Date;
    readonly complete?: boolean;
}
/** The way from two revisions to the report; all that is asked on it goes through the ports. */
export declare function judgeSnapshot(snapshot: Snapshot, given: Settings, ports: GatherPorts, { readModules, now, complete }?: ReviewCircumstances): Promise<{
    readonly report: Report;
    readonly remarks: readonly string[];
    readonly subject: Subject;
}>;
