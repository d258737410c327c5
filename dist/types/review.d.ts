import type { Flags } from './command.js';
import type { Draw } from './evidence/announced-h1.js';
import { type GatherPorts } from './evidence/gather.js';
import type { Progress } from './evidence/plan.js';
import type { Entry, ExitCode, Extension, Keeping, Part, Share } from './extension.js';
import type { Finding } from './finding/finding.js';
import { type Credentials } from './http/credentials.js';
import { type PolicyAccount } from './policy/account.js';
import type { Settings } from './policy/settings.js';
import type { Report } from './report/report.js';
import type { ChangeFields } from './report/reported-change.js';
import type { Rule } from './rules/rule.js';
import type { GitHubAccess } from './source/github/github-request.js';
import type { Snapshot, Source } from './source/source.js';
import { type Modules } from './subject/root-modules.js';
import { type ReviewedFile, type Subject } from './subject/subject.js';
export interface ReviewOptions {
    /** Where the two revisions come from. */
    readonly source: Source;
    readonly settings: Settings;
    /** Where `TF_TOKEN_<host>` is looked up; left out: no token comes from the environment. */
    readonly environment?: Readonly<Record<string, string | undefined>>;
    /** More tokens by host, for example of a CLI configuration file; those of the environment win. */
    readonly credentials?: Credentials;
    /** A way to ask GitHub about providers; left out: it is not asked. */
    readonly github?: GitHubAccess | undefined;
    /** What takes part besides the core; left out: nothing. */
    readonly extensions?: readonly Extension[];
    /** Who began the run; default: a library. */
    readonly entry?: Entry;
    /** There is a pull request on which edits can be proposed; default: there is none. */
    readonly proposes?: boolean;
    /** The flags of the command line, for the extensions. */
    readonly flags?: Flags;
    /** Folders with the files under review: nothing in them may decide about the run. */
    readonly reviewed?: readonly string[];
    /** Receives events on the way, so that long downloads can be shown. */
    readonly progress?: Progress;
    /** Receives notices, one sentence each, about the files and the policy. */
    readonly onNotice?: (notice: string) => void;
    /** Chooses which announced h1 are computed; default: a generator that nobody can foresee. */
    readonly draw?: Draw;
    /** The clock of the run; default: now. */
    readonly now?: Date;
}
/** A report with the settings that decided it. */
export interface Review {
    readonly report: Report;
    /** The inputs with the policy file applied. */
    readonly settings: Settings;
    readonly policy: PolicyAccount;
    /** What the report is about; a comment shows more of it than the report has. */
    readonly subject: Subject;
    /** All of them; a report has no more than a reader wants. */
    readonly findings: readonly Finding[];
    /** The exit code, given that of the report: an extension may have something to say beside the result. */
    conclude(code: ExitCode): ExitCode;
    /** All that judged. */
    readonly rules: readonly Rule[];
}
/**
 * Reads both revisions, finds the changes, proves every hash of the changed entries, and judges.
 *
 * @returns the report; what could not be read, asked or proven is in it
 * @throws UserError where the revisions or the policy are wrong, SourceError where they could not be read
 */
export declare function review(options: ReviewOptions): Promise<Report>;
/** Like {@link review}, with the settings that decided and their origins. */
export declare function reviewByPolicy(options: ReviewOptions): Promise<Review>;
interface ReviewCircumstances {
    /** Lays the root modules beside the lock files; left out: there are none to read. */
    readonly readModules?: (files: readonly ReviewedFile[]) => Promise<Omit<Modules, 'notices'>>;
    readonly now?: Date;
    /** Left out: all of the review. */
    readonly share?: Share;
    /** What the extensions do; left out: nothing. */
    readonly parts?: readonly Part[];
    /** All that judge; default: those of the core. */
    readonly rules?: readonly Rule[];
    /** Fields that they add to a change of the report. */
    readonly changeFields?: readonly ChangeFields[];
    /** Fields of the report about what was kept of the run; left out: nothing was. */
    readonly keptFields?: Keeping['fields'] | undefined;
}
/** Makes a report from two revisions; every request goes through the ports. */
export declare function judgeSnapshot(snapshot: Snapshot, given: Settings, ports: GatherPorts, { readModules, now, share, parts, rules, changeFields, keptFields, }?: ReviewCircumstances): Promise<Pick<Review, 'report' | 'subject' | 'findings'> & {
    readonly remarks: readonly string[];
}>;
export {};
