import { terminalText } from './escape.ts';
import type { Report } from './report.ts';

/** A note beside a line of the diff, as data: the caller encodes it for its channel. */
export type LineAnnotation = ReturnType<typeof annotations>[number];

/** One for each finding, the worst first: GitHub shows the first ten of each level and drops the rest. */
export function annotations({ findings }: Report) {
  return findings.map(({ rule, severity, message, path, line, remedy }) => ({
    level: severity,
    path,
    line,
    title: `Lockproof: ${rule}`,
    message: terminalText(`${message} ${remedy}`),
  }));
}
