import { visibleJson } from './escape.ts';
import type { Report } from './report.ts';

/** The report as a file, safe to print to a terminal too. */
export function renderJson(report: Report): string {
  const findings = report.findings.map(({ said: _, ...finding }) => finding);
  return `${visibleJson(JSON.stringify({ ...report, findings }, null, 2))}\n`;
}
