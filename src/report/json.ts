import { visibleJson } from './escape.ts';
import type { Report } from './report.ts';

/** The report as JSON, safe on a terminal. That of a shard also has the parts of sentences, for `merge`. */
export const renderJson = (report: Report): string =>
  `${visibleJson(JSON.stringify(report.part === undefined ? contracted(report) : report, null, 2))}\n`;

function contracted(report: Report) {
  return {
    ...report,
    silenced: report.silenced.map(({ found: _, ...silenced }) => silenced),
    changes: report.changes.map(({ background: _, ...change }) => change),
    findings: report.findings.map(({ said: _, gist: _g, aspect: _a, version: _v, ...finding }) => finding),
  };
}
