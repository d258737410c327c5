import type { Severity } from '../finding/finding.ts';
import { terminalText } from './escape.ts';
import type { Report } from './report.ts';

/** A note beside a line of the diff, as data: the caller encodes it for its channel. */
export interface LineAnnotation {
  readonly level: Severity;
  readonly path: string;
  readonly line: number;
  readonly title: string;
  readonly message: string;
}

/** One for each finding, the worst first: GitHub shows the first ten of each level and drops the rest. */
export function annotations({ findings }: Report): readonly LineAnnotation[] {
  return findings.map(({ rule, severity, message, path, line, remedy }) => ({
    level: severity,
    path,
    line,
    title: `Lockproof: ${rule}`,
    message: terminalText(`${message} ${remedy}`),
  }));
}
