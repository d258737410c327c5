import type { EvidenceStep } from './evidence/step.js';
import type { Finding } from './finding/finding.js';
import type { GroupedChange } from './lockfile/group.js';
import type { PolicyAccount } from './policy/policy.js';
import type { Settings } from './policy/settings.js';
import type { Rows } from './report/render-context.js';
import type { Report, ReportFields } from './report/report.js';
import type { Rule } from './rules/rule.js';
import type { Source } from './source/source.js';
import type { Subject } from './subject/subject.js';
export type Environment = Readonly<Record<string, string | undefined>>;
export interface OutputStream {
    write(text: string): unknown;
    readonly isTTY?: boolean;
    readonly columns?: number;
}
export interface Flag {
    readonly name: string;
    /** As the help shows it; left out: the flag has no value. */
    readonly argument?: string;
    readonly meaning: string;
    readonly choices?: readonly string[];
    /** It can be given several times; its value is the list. */
    readonly many?: true;
    readonly hidden?: true;
    /** Commands of extensions that review files have it too. Left out: only `review` and `verify`. */
    readonly wherever?: 'reviews';
    readonly conflicts?: string;
    /** Makes a value of the text. @throws UserError */
    readonly read?: (text: string) => unknown;
}
/** The values by the flags' names in camel case; what was not given is missing. */
export type Flags = Readonly<Record<string, unknown>>;
export interface Command {
    readonly name: string;
    readonly description: string;
    /** Its arguments and flags in a call that makes sense anywhere. */
    readonly example: string;
    /** `<report...>` and its meaning; left out: the command has no arguments. */
    readonly argument?: readonly [name: string, meaning: string];
    readonly flags: readonly Flag[];
    /** Has `--format` and `--output` as well. */
    readonly shows?: true;
    /** Has the flags of the settings as well. */
    readonly settings?: true;
    run(args: readonly string[], flags: Flags, line: CommandLine): Promise<number>;
}
export interface CommandLine {
    readonly rules: readonly Rule[];
    readonly extensions: readonly {
        readonly fields?: ReportFields;
    }[];
    readonly environment: Environment;
    /** Writes one line beside the result, with the name of the program. */
    say(line: string): void;
    /** Opens the target of the result before any work. It then writes the result: `false` if that was lost. */
    openOutput(flags: Flags, options?: OutputOptions): (text: string) => boolean;
    show(shown: Shown, flags: Flags): Promise<string>;
    write(text: string): void;
    settings(flags: Flags, scope: Settings['scope']): Settings;
    filesAsTheyAre(places: readonly string[], settings: Settings): UnderReview;
    review(options: ReviewedFiles): Promise<Judged>;
}
export interface UnderReview {
    readonly source: Source;
    readonly reviewed: readonly string[];
    readonly notices?: readonly string[];
}
export interface ReviewedFiles extends UnderReview {
    readonly settings: Settings;
    readonly flags: Flags;
    /** Learns more about the versions of these changes. @param settings those with the policy applied */
    steps(changes: readonly GroupedChange[], settings: Settings): readonly EvidenceStep[];
}
export interface Judged {
    readonly subject: Subject;
    readonly findings: readonly Finding[];
}
/** A review; of one that was read from its JSON only the report and what decided its exit code. */
export interface Shown {
    readonly report: Report;
    readonly rules: readonly Rule[];
    readonly settings: Pick<Settings, 'failOn'>;
    readonly policy?: PolicyAccount;
    readonly subject?: Subject;
}
export interface OutputOptions {
    readonly inputs?: readonly string[];
}
export interface Format {
    readonly name: string;
    render(shown: Shown, ports: FormatPorts): string | Promise<string>;
    /** Before any request: refuses a run that does not look at whole lock files. @throws UserError */
    refuse?(part: 'review' | 'shard'): void;
}
interface FormatPorts {
    readonly look: TerminalLook;
    readonly rows: readonly Rows[];
    /** In a CI it says what is under review. */
    readonly environment: Environment;
    /** The folder of the documentation, without a slash at its end. */
    readonly docsUrl: string;
    readonly now: Date;
}
export interface TerminalLook {
    readonly colour: boolean;
    /** Its width; left out: lines are not broken, as in a file or for other programs. */
    readonly columns?: number;
}
export {};
