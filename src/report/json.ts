import { visibleJson } from './escape.ts';
import type { Report } from './report.ts';

/**
 * The report as a file that is also safe to print to a terminal. That of a shard has the sentences with their marked parts as well, so that what
 * `merge` makes of it reads like the report of one run.
 */
export function renderJson(report: Report): string {
  const findings =
    report.shard === undefined
      ? report.findings.map(({ said: _, gist: _gist, ...finding }) => finding)
      : report.findings;
  return `${visibleJson(JSON.stringify({ ...report, findings }, null, 2))}\n`;
}
