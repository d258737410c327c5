import type { ReportedFinding } from '../../../src/report/report.ts';
import { prodPath } from '../../support/review-builders.ts';

/** A finding as a format gets it. */
export function finding(parts: Partial<ReportedFinding> = {}): ReportedFinding {
  return {
    rule: 'unproven-hash',
    severity: 'error',
    message: 'Nothing supports it.',
    provider: 'registry.terraform.io/hashicorp/null',
    hash: null,
    path: prodPath,
    line: 7,
    remedy: 'Delete this hash (line 7).',
    cause: 'x',
    fix: [],
    said: [],
    ...parts,
  };
}
