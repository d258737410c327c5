import { visible } from '../../report/escape.ts';
import type { ReportedFinding } from '../../report/report.ts';

/** A name for each finding by which a server recognises it in the next report: unique, and without the line, because lines move. */
export function findingNames(findings: readonly ReportedFinding[]): readonly string[] {
  const seen = new Map<string, number>();
  return findings.map(({ rule, path, provider, hash }) => {
    const what = visible([rule, provider ?? '', hash ?? '', path].join(' '));
    const count = (seen.get(what) ?? 0) + 1;
    seen.set(what, count);
    return `${what}:${count}`;
  });
}
