import type { Environment, Shown } from './command.js';
import type { RowLines } from './report/row.js';
export interface Format {
    readonly name: string;
    render(shown: Shown, ports: FormatPorts): string | Promise<string>;
    /** Before any request: refuses a run that does not look at whole lock files. @throws UserError */
    refuse?(part: 'review' | 'shard'): void;
}
export interface FormatPorts {
    readonly look: TerminalLook;
    readonly rows: readonly RowLines[];
    /** In a CI it says what is under review. */
    readonly environment: Environment;
    /** The folder of the documentation, without a slash at its end. */
    readonly docsUrl: string;
    readonly now: Date;
}
export interface TerminalLook {
    readonly colour: boolean;
    /** Its width; left out: nothing is wrapped. */
    readonly columns?: number;
    /** The names of the revisions that are compared, as the user knows them. */
    readonly compared?: readonly [base: string, head: string];
}
