import { visibleJson } from './escape.ts';
import type { Report } from './report.ts';

/**
 * The report as a file that is also safe to print to a terminal. That of a shard also has what sentences and headline
 * are made of, so that `merge` makes a report of it that reads like the report of one run.
 */
export function renderJson(report: Report): string {
  const findings =
    report.part === undefined
      ? report.findings.map(({ said: _, gist: _g, aspect: _a, version: _v, ...finding }) => finding)
      : report.findings;
  return `${visibleJson(JSON.stringify({ ...report, findings }, null, 2))}\n`;
}
