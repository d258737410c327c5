import type { ReportedFinding } from './report.ts';
/** The notices by their kind, each counted once for a provider: `1 major upgrade`, `2 new providers`. Waived findings come last. */
export declare function noticeKinds(findings: readonly ReportedFinding[]): readonly string[];
