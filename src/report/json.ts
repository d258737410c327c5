import { visibleJson } from './escape.ts';
import type { Report } from './report.ts';

/** The report as a file that is also safe to print to a terminal. */
export function renderJson(report: Report): string {
  const findings = report.findings.map(({ said: _, gist: _gist, ...finding }) => finding);
  return `${visibleJson(JSON.stringify({ ...report, findings }, null, 2))}\n`;
}
