import { withRootModules } from '../../src/extensions/configuration/root-modules.ts';
import type { ReportedFinding } from '../../src/report/report.ts';
import type { Source } from '../../src/source/source.ts';
import { changesIn, layOut, withEvidence } from '../../src/subject/lay-out.ts';
import { readFiles } from '../../src/subject/read-files.ts';
import { findingsOf, settings } from './review-builders.ts';

/**
 * What the rules say about the change from one revision to the other when no registry is asked, so that many variants of one attack cost
 * no process each.
 *
 * @param slugs the rules of interest; the others judge hashes, about which nothing is known here
 */
export async function findingsAbout(
  source: Source,
  slugs: readonly string[],
  patterns: readonly string[] = ['**/.terraform.lock.hcl'],
): Promise<readonly ReportedFinding[]> {
  const snapshot = await source.read({ patterns, scope: 'changed' });
  const read = readFiles(snapshot);
  const { notices: _, ...modules } = await withRootModules(read, snapshot);
  const changes = changesIn(read, settings()).map((change) => withEvidence(change, new Map()));
  const findings = findingsOf(layOut({ ...modules, changes, settings: settings() }));
  return findings.filter(({ rule }) => slugs.includes(rule));
}

/** `severity rule path` of each finding. */
export function inShort(findings: readonly ReportedFinding[]): readonly string[] {
  return findings.map(({ severity, rule, path }) => `${severity} ${rule} ${path}`);
}
