import { withRootModules } from '../../src/extensions/configuration/root-modules.ts';
import type { ReportedFinding } from '../../src/report/report.ts';
import type { Source } from '../../src/source/source.ts';
import { changesIn, layOut, withEvidence } from '../../src/subject/lay-out.ts';
import { readFiles } from '../../src/subject/read-files.ts';
import type { Subject } from '../../src/subject/subject.ts';
import { findingsOf, settings } from './review-builders.ts';

/** The change from one revision to the other, with its configuration, when no registry is asked: so many variants of one attack cost no process each. */
export async function changeIn(
  source: Source,
  patterns: readonly string[] = ['**/.terraform.lock.hcl'],
  chosen = settings(),
): Promise<Subject> {
  const snapshot = await source.read({ patterns, scope: 'changed' });
  const read = readFiles(snapshot);
  const { notices: _, ...modules } = await withRootModules(read, snapshot);
  const changes = changesIn(read, chosen).map((change) => withEvidence(change, new Map()));
  return layOut({ ...modules, changes, settings: chosen });
}

/** @param slugs the rules of interest; the others judge hashes, about which nothing is known here */
export async function findingsAbout(
  source: Source,
  slugs: readonly string[],
  patterns?: readonly string[],
): Promise<readonly ReportedFinding[]> {
  return findingsOf(await changeIn(source, patterns)).filter(({ rule }) => slugs.includes(rule));
}

/** `severity rule path` of each finding. */
export function inShort(findings: readonly ReportedFinding[]): readonly string[] {
  return findings.map(({ severity, rule, path }) => `${severity} ${rule} ${path}`);
}
