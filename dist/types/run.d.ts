import type { Flags } from './command.js';
import type { Draw } from './evidence/announced-h1.js';
import type { GatherPorts } from './evidence/gather.js';
import type { Progress } from './evidence/plan.js';
import type { Entry, ExitCode, Extension, Keeping, Part, Share, Start } from './extension.js';
import type { Credentials } from './http/credentials.js';
import type { Settings } from './policy/settings.js';
import type { Report } from './report/report.js';
import type { ChangeFields } from './report/reported-change.js';
import type { GitHubAccess } from './source/github/github-request.js';
import type { Snapshot, Source } from './source/source.js';
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
/** Everything by which a run asks, and what its extensions do. */
export interface Run {
    readonly ports: GatherPorts;
    readonly parts: readonly Part[];
    readonly share: Share;
    /** Fields that extensions add to a change of the report. */
    readonly changeFields: readonly ChangeFields[];
    readonly now?: Date;
    /** Fields of the report about what was kept. Call it when nothing more will be asked. */
    keptFields(): Promise<Partial<Report>>;
    /** The exit code, given that of the report: an extension may have something to say beside the result. */
    conclude(report: Report, code: ExitCode): ExitCode;
    close(): Promise<void>;
}
/** A run as its extensions see it before anything is read. */
export declare function startOf({ entry, flags, environment, reviewed, onNotice, }: ReviewOptions): Start;
/** The extension that keeps what this run asks, or gives what was kept; `null`: none does. */
export declare function keepingOf(extensions: readonly Extension[], start: Start): Promise<Keeping | null>;
/** Opens the network, or what was kept of it, and every extension's part. */
export declare function openRun(options: ReviewOptions, start: Start, snapshot: Snapshot, settings: Settings, keeping: Keeping | null): Run;
/** One run does all of a review. */
export declare const theWhole: Share;
