import { visibleJson } from './escape.ts';
import type { Report } from './report.ts';

/** The report as a file, safe to print to a terminal too. */
export function renderJson(report: Report): string {
  return `${visibleJson(JSON.stringify(report, null, 2))}\n`;
}
