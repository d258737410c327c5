import type { ProviderAddress } from './address/address.js';
import type { Command, Environment, Flag, Flags, Format, Judged, OutputStream } from './command.js';
import type { PackageHashCache } from './evidence/cache.js';
import type { AskFact, EvidenceKeeper } from './evidence/keeper.js';
import type { LockFileSides, Progress } from './evidence/plan.js';
import type { EvidenceStep } from './evidence/step.js';
import type { Credentials } from './http/credentials.js';
import type { Fetcher } from './http/fetcher.js';
import type { GroupedChange } from './lockfile/group.js';
import type { OtherKeys } from './openpgp/signature.js';
import type { Outcome } from './outcome.js';
import type { Setting } from './policy/kind.js';
import type { PolicyAccount, SettingOrigin } from './policy/policy.js';
import type { Settings } from './policy/settings.js';
import type { PackageMetadata, Registry } from './registry/registry.js';
import type { LineEdit, Rows } from './report/render-context.js';
import type { Report, ReportFields } from './report/report.js';
import type { ChangeFields } from './report/reported-change.js';
import type { Rule, RuleFinding } from './rules/rule.js';
import type { Remark } from './rules/weigh.js';
import type { GitHubAccess } from './source/github/ask-github.js';
import type { Snapshot } from './source/source.js';
import { type Modules, type ReviewedFile, type Subject } from './subject/subject.js';
/** A part that a review can do without; the core imports none. It adds its own types by `declare module`. */
export interface Extension extends Rows {
    readonly name: string;
    /** Rows for the table of settings; `valueIn` reads their values. */
    readonly settings?: readonly Setting[];
    readonly rules?: readonly Rule[];
    /** Adds fields to the report, and says what they hold for a change. */
    readonly fields?: ReportFields;
    change?: ChangeFields;
    readonly flags?: readonly Flag[];
    readonly commands?: readonly Command[];
    edits?(judged: Judged): readonly LineEdit[];
    readonly formats?: readonly Format[];
    open?(run: Run): Part;
}
/** What one extension at most does: `extensions/index.ts` says which. */
export interface Slots {
    /** Comes between a run and the network; `null`: not in this run. */
    keep(start: Start): Promise<Keeping | null>;
    /** Reads what is around the lock files, while registries are queried. */
    modules(files: readonly ReviewedFile[], snapshot: Snapshot): Promise<Modules>;
    /** Shares one review among several runs. `null`: this run does all of it. */
    share(start: Start): Share | null;
    /** Shows how far a run has come. */
    follow(screen: Screen): Following;
    /** The hashes of packages that earlier runs computed; `null`: none are kept. */
    cache(run: Run): PackageHashCache | null;
    /** Keys for a release that none of those listed by its own registry has signed. */
    keys(release: PackageMetadata, registry: Registry, settings: Settings): Promise<Outcome<OtherKeys>>;
}
/** As a run takes them. */
export type Installed = Extension & Partial<Slots>;
export interface Screen {
    readonly environment: Environment;
    readonly output: {
        readonly kind: 'terminal';
        readonly stderr: OutputStream;
    }
    /** `begin`: the following lines belong to this phase. */
     | {
        readonly kind: 'log';
        readonly begin: (phase: string) => void;
    };
    say(line: string): void;
}
export interface Following {
    readonly progress: Progress;
    /** Takes a notice, one line, for beside the result. */
    say(notice: string): void;
    /** Removes temporary text. Nothing may be shown afterwards. */
    end(): void;
    close(): void;
}
/** Follows a run on a screen; without an extension that does, only notices are shown. */
export declare function followed(extensions: readonly Installed[], screen: Screen): Following;
/** The lock files with what is around them; without an extension that reads it, nothing is. */
export declare function readModules(extensions: readonly Installed[], files: readonly ReviewedFile[], snapshot: Snapshot): Promise<Modules>;
export interface Start {
    readonly entry: Entry;
    /** The flags of the command line; empty in a workflow. */
    readonly flags: Flags;
    readonly environment: Environment;
    /** Folders with the files under review: nothing in them may decide about the run (T25). */
    readonly reviewed: readonly string[];
    say(notice: string): void;
}
/** A workflow may hold files of the pull request, and a library has no surroundings of its own. */
export type Entry = 'workflow' | 'command line' | 'library';
interface Run extends Start {
    /** There is a pull request on which edits can be proposed. */
    readonly proposes: boolean;
    readonly snapshot: Snapshot;
    readonly settings: Settings;
    readonly fetcher: Fetcher;
    readonly credentials: Credentials;
    /** Gets evidence that does not come through the fetcher or from GitHub. */
    readonly fact: AskFact;
    /** Left out: GitHub is not queried about providers. */
    readonly github: GitHubAccess | undefined;
}
export interface Keeping {
    readonly keeper: EvidenceKeeper;
    /** The fields of the report about what was kept. Call it after the last request. */
    fields(): Promise<Partial<Report>>;
    readonly now: Date;
    /** No host is contacted, so there is no progress to show. */
    readonly silent: boolean;
    /** Tells about the evidence beside the result. Returns the exit code, given that of the report. */
    conclude(report: Report, code: ExitCode): ExitCode;
}
export type ExitCode = 0 | 1 | 3;
export interface Share {
    own(changes: readonly GroupedChange[], lockFiles: readonly LockFileSides[]): readonly GroupedChange[];
    /** Rules see the whole subject, because a finding may be about more than one entry. */
    partOf(subject: Subject, own: readonly GroupedChange[]): ReportedPart;
    fields(snapshot: Snapshot, settings: Settings): Partial<Report>;
    /** The same for the settings that decided and the remarks on the policy, as far as the part can tell. */
    account?(account: PolicyAccount & {
        readonly remarks: readonly Remark[];
    }): Partial<Report>;
}
export interface ReportedPart {
    readonly subject: Subject;
    /** Whether a finding belongs to the part: each finding belongs to exactly one. */
    has(finding: Pick<RuleFinding, 'provider' | 'path'>): boolean;
}
interface Compared {
    readonly all: readonly GroupedChange[];
    readonly lockFiles: readonly LockFileSides[];
}
export interface Part {
    readonly credentials?: Credentials;
    /** Rows for the account of the settings that decided. */
    readonly origins?: readonly SettingOrigin[];
    /** Whether Lockproof may query a provider's own registry. Left out: it may. */
    isDirect?(provider: ProviderAddress): boolean;
    /** Learns more about the versions of these changes. @param whole with those of other shards */
    steps?(changes: readonly GroupedChange[], whole: Compared): readonly EvidenceStep[];
}
export {};
