import type { Report, ReportedChange, ReportedFinding, ReportedWorth } from './report.ts';

/** How a change comes out: with an error, with something to look at, or proven. */
type Mark = '❌' | '⚠️' | '✅';

export interface MarkedChange {
  readonly change: ReportedChange;
  /** The place in the report's changes. */
  readonly index: number;
  readonly mark: Mark;
}

const fromWorst: readonly Mark[] = ['❌', '⚠️', '✅'];

/** Every change with its mark, the worst first and otherwise in the order of the report. */
function markedChanges({ changes, findings }: Pick<Report, 'changes' | 'findings'>): readonly MarkedChange[] {
  const about = Map.groupBy(findings, ({ provider }) => provider);
  const aboutChange = ({ provider, to }: ReportedChange) => [
    ...(about.get(provider) ?? []),
    ...(to === null ? (about.get(null) ?? []) : []),
  ];
  return changes
    .map((change, index) => ({ change, index, mark: markOf(change, aboutChange(change)) }))
    .sort((one, other) => fromWorst.indexOf(one.mark) - fromWorst.indexOf(other.mark));
}

/** What is wrong with a file that is gone is wrong with its entries. */
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

/** From one more on, changes of one kind are folded, except those with a problem of their own. */
const mostShown = 5;

/** The changes of a review, as its tables show them. */
interface Shown {
  /** In one open table: the problems first, then the others as far as they are few. */
  readonly open: readonly MarkedChange[];
  /** Many with the same outcome. */
  readonly folded: readonly Fold[];
}

interface Fold {
  /** `✅ 12 other changes are proven` */
  readonly title: string;
  /** `are proven` */
  readonly outcome: string;
  readonly changes: readonly MarkedChange[];
}

/** Which changes a reader sees at once. */
export function shownChanges(report: Pick<Report, 'changes' | 'findings'>): Shown {
  const marked = markedChanges(report);
  const many = [
    { mark: '⚠️', outcome: 'could not be checked', changes: marked.filter(isUnchecked) },
    { mark: '✅', outcome: 'are proven', changes: marked.filter(isProven) },
  ].filter(({ changes }) => changes.length > mostShown);
  const hidden = new Set(many.flatMap(({ changes }) => changes));
  return {
    open: marked.filter((one) => !hidden.has(one)),
    folded: many.map(({ mark, outcome, changes }) => {
      const others = changes.length < marked.length ? 'other changes' : 'changes';
      return { title: `${mark} ${changes.length} ${others} ${outcome}`, outcome, changes };
    }),
  };
}

export function isProven({ mark }: MarkedChange): boolean {
  return mark === '✅';
}

/** Its only problem is that answers are missing, which is said once for all of them. */
function isUnchecked({ mark, change: { hashes } }: MarkedChange): boolean {
  return mark === '⚠️' && hashes.every(({ worth }) => worth === null || worth.kind === 'open');
}
