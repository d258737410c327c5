import type { Environment, Flags } from './command.js';
import type { Draw } from './evidence/announced-h1.js';
import type { GatherPorts } from './evidence/gather.js';
import type { Progress } from './evidence/plan.js';
import type { Entry, ExitCode, Installed, Keeping, Part, Share, Start } from './extension.js';
import type { Credentials } from './http/credentials.js';
import { type Settings } from './policy/settings.js';
import type { SharedPolicies } from './policy/shared-policy.js';
import type { Report } from './report/report.js';
import type { ChangeFields } from './report/reported-change.js';
import type { GitHubAccess } from './source/github/ask-github.js';
import type { Snapshot, Source } from './source/source.js';
export interface ReviewOptions {
    readonly source: Source;
    readonly settings: Settings;
    /** For `TF_TOKEN_<host>`; left out: no token comes from the environment. */
    readonly environment?: Environment;
    /** More tokens by host, for example of a CLI configuration file; those of the environment win. */
    readonly credentials?: Credentials;
    /** A way to query GitHub about providers; left out: it is not queried. */
    readonly github?: GitHubAccess | undefined;
    /** A way to read a policy of a different repository; left out: a run that needs one judges nothing. */
    readonly sharedPolicies?: SharedPolicies | undefined;
    /** The parts besides the core; left out: none. */
    readonly extensions?: readonly Installed[];
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
/** The ports through which a run asks, and the parts of its extensions. */
export interface Run {
    readonly ports: GatherPorts;
    readonly parts: readonly Part[];
    readonly share: Share;
    readonly changeFields: readonly ChangeFields[];
    readonly now?: Date;
    /** Fields of the report about what was kept. Call it after the last request. */
    keptFields(): Promise<Partial<Report>>;
    /** The exit code, given that of the report: an extension may have something to say beside the result. */
    conclude(report: Report, code: ExitCode): ExitCode;
    close(): Promise<void>;
}
export declare function startOf({ entry, flags, environment, reviewed, onNotice, }: ReviewOptions): Start;
/** The extension that keeps the answers of this run, or gives kept ones; `null`: none does. */
export declare function keepingOf(extensions: readonly Installed[], start: Start): Promise<Keeping | null>;
/** Opens the network, or what was kept of it, and extensions. @param began by `performance.now()` */
export declare function openRun(options: ReviewOptions, start: Start, snapshot: Snapshot, settings: Settings, keeping: Keeping | null, began: number): Run;
export declare const theWhole: Share;
