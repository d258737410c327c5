import { visibleJson } from './escape.ts';
import type { Report } from './report.ts';

/**
 * The report as a file that is also safe to print to a terminal. That of a shard also has the parts of
 * sentences and headline, so that the report that `merge` makes reads like that of one run.
 */
export function renderJson(report: Report): string {
  return `${visibleJson(JSON.stringify(report.part === undefined ? contracted(report) : report, null, 2))}\n`;
}

function contracted(report: Report) {
  return {
    ...report,
    changes: report.changes.map(({ background: _, ...change }) => change),
    findings: report.findings.map(({ said: _, gist: _g, aspect: _a, version: _v, ...finding }) => finding),
  };
}
