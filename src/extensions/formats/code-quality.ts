import { visible, visibleJson } from '../../report/escape.ts';
import type { Report } from '../../report/report.ts';
import { findingNames } from './finding-names.ts';

interface CodeQualityContext {
  readonly digestOf: (text: string) => string;
}

/** GitLab shows what a merge request brings, and nobody reads more. The worst findings come first. */
const most = { findings: 5_000, message: 2_000 };

/** GitLab's Code Quality report. GitLab compares fingerprints of two branches, so each is unique in a report and survives a move of the line. */
export function renderCodeQuality({ findings, totals }: Report, { digestOf }: CodeQualityContext): string {
  const shown = findings.slice(0, most.findings);
  const names = findingNames(shown);
  const issues = shown.map(({ rule, severity, message, remedy, path, line }, index) => ({
    description: visible(`${message} ${remedy}`, most.message),
    check_name: rule,
    fingerprint: digestOf(names[index] ?? ''),
    severity: gitLabSeverities[severity],
    location: { path: visible(path), lines: { begin: line } },
  }));
  const [worst] = issues;
  const left = totals.findings - shown.length;
  const description = `${left === 1 ? 'One finding is' : `${left} findings are`} only counted, because a report has the worst 5,000.`;
  const rest =
    worst === undefined || left <= 0
      ? []
      : [{ ...worst, description, check_name: 'lockproof', fingerprint: digestOf('rest'), severity: 'info' }];
  return `${visibleJson(JSON.stringify([...issues, ...rest], null, 2))}\n`;
}

const gitLabSeverities = { error: 'critical', warning: 'minor', notice: 'info' } as const;
