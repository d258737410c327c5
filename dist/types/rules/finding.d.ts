export type Severity = 'error' | 'warning' | 'notice';
export interface Finding {
    /** The rule's slug. */
    readonly rule: string;
    readonly severity: Severity;
    /** One sentence of reason. Raw text: whoever shows it escapes it. */
    readonly message: string;
    readonly provider: string | null;
    readonly hash: string | null;
    readonly path: string;
    /** 1-based, in the head file; in the base file where the file was removed. */
    readonly line: number;
    /** One next step: a command or an edit. */
    readonly remedy: string;
}
