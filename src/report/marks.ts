import type { Report, ReportedChange, ReportedFinding, ReportedWorth } from './report.ts';

/** How a change comes out: with an error, with something to look at, or proven. */
export type Mark = '❌' | '⚠️' | '✅';

export interface MarkedChange {
  readonly change: ReportedChange;
  /** The place in the report's changes. */
  readonly index: number;
  readonly mark: Mark;
}

const fromWorst: readonly Mark[] = ['❌', '⚠️', '✅'];

/** Every change with its mark, the worst first and otherwise in the order of the report. */
export function markedChanges({
  changes,
  findings,
}: Pick<Report, 'changes' | 'findings'>): readonly MarkedChange[] {
  const about = Map.groupBy(findings, ({ provider }) => provider);
  return changes
    .map((change, index) => ({ change, index, mark: markOf(change, about.get(change.provider) ?? []) }))
    .sort((one, other) => fromWorst.indexOf(one.mark) - fromWorst.indexOf(other.mark));
}

function markOf({ files, hashes }: ReportedChange, findings: readonly ReportedFinding[]): Mark {
  const inFiles = new Set(files);
  const own = findings.filter(({ path }) => inFiles.has(path));
  if (own.some(({ severity }) => severity === 'error')) return '❌';
  const toLookAt = own.some(({ severity, waived }) => severity === 'warning' || waived !== undefined);
  const allProven = hashes.every(({ worth }) => worth === null || isBacked(worth));
  return toLookAt || !allProven ? '⚠️' : '✅';
}

/** Proven, or announced by its own registry with a sample that was computed and agrees. */
export function isBacked(worth: ReportedWorth): boolean {
  if (worth.kind === 'proven') return true;
  return worth.kind === 'accepted' && worth.by === 'announced' && worth.checked.length > 0;
}
