import { distinct } from '../distinct.ts';
import { listed } from '../finding/sentence.ts';
import type { Report, ReportedChange, ReportedFinding, ReportedWorth } from './report.ts';

/** How a change comes out: with an error, with something to look at, or proven. */
type Mark = '❌' | '⚠️' | '✅';

export interface MarkedChange {
  readonly change: ReportedChange;
  readonly index: number;
  readonly mark: Mark;
  readonly about: readonly ReportedFinding[];
}

type Facts = Pick<Report, 'changes' | 'findings' | 'silenced'>;

const fromWorst: readonly Mark[] = ['❌', '⚠️', '✅'];

/** Every change with its mark, the worst first and otherwise in the order of the report. */
function markedChanges({ changes, findings, silenced }: Facts): readonly MarkedChange[] {
  // A rule that is off makes no error, but its row is not green.
  const off = silenced.flatMap(({ found = [] }) => found).filter(({ severity }) => severity !== 'notice');
  const all = [...findings, ...off.map((finding) => ({ ...finding, severity: 'warning' as const }))];
  const byProvider = Map.groupBy(all, ({ provider }) => provider);
  // A fault of a file that is gone is a fault of its entries.
  const aboutChange = ({ provider, to, files }: ReportedChange) => {
    const inFiles = new Set(files);
    const same = [...(byProvider.get(provider) ?? []), ...(to === null ? (byProvider.get(null) ?? []) : [])];
    return same.filter(({ path }) => inFiles.has(path));
  };
  return changes
    .map((change, index) => ({ change, index, about: aboutChange(change) }))
    .map((one) => ({ ...one, mark: markOf(one.change, one.about) }))
    .sort((one, other) => fromWorst.indexOf(one.mark) - fromWorst.indexOf(other.mark));
}

function markOf({ hashes }: ReportedChange, own: readonly ReportedFinding[]): Mark {
  if (own.some(({ severity }) => severity === 'error')) return '❌';
  const toLookAt = own.some(({ severity, waived }) => severity === 'warning' || waived !== undefined);
  const allProven = hashes.every(({ worth }) => worth === null || isBacked(worth));
  return toLookAt || !allProven ? '⚠️' : '✅';
}

/** Proven, or announced by its own registry with a sample that was computed and agrees. */
function isBacked(worth: ReportedWorth): boolean {
  if (worth.kind === 'proven') return true;
  return worth.kind === 'accepted' && worth.by === 'announced' && worth.checked.length > 0;
}

/** From one more on, changes with the same outcome are folded. */
const mostShown = 5;

export function shownChanges(report: Facts) {
  const marked = markedChanges(report);
  const many = [...Map.groupBy(marked, alikeIn)].flatMap(([alike, changes]) =>
    alike === null || changes.length <= mostShown ? [] : [changes],
  );
  const hidden = new Set(many.flat());
  return {
    /** In one open table: the problems first, then the others as far as they are few. */
    open: marked.filter((one) => !hidden.has(one)),
    /** With titles like `✅ 12 other changes are proven`. */
    folded: many.flatMap((changes) =>
      changes.slice(0, 1).map((first) => {
        const [outcome, { mark }] = [outcomeOf(first), first];
        const others = changes.length < marked.length ? 'other changes' : 'changes';
        return { title: `${mark} ${changes.length} ${others} ${outcome}`, outcome, changes };
      }),
    ),
  };
}

/** The same key for all changes with the same outcome; `null` for a change that is shown in any case. */
function alikeIn(one: MarkedChange): string | null {
  if (isProven(one) || isUnchecked(one)) return outcomeOf(one);
  const problems = problemsOf(one).map(({ rule, cause }) => JSON.stringify([rule, cause]));
  return problems.length === 0 ? null : JSON.stringify([one.mark, distinct(problems).toSorted()]);
}

function outcomeOf(one: MarkedChange): string {
  if (isProven(one)) return 'are proven';
  if (isUnchecked(one)) return 'could not be checked';
  return `have the same problem (${listed(distinct(problemsOf(one).map(({ rule }) => rule)), 3)})`;
}

function problemsOf({ about }: MarkedChange): readonly ReportedFinding[] {
  return about.filter(({ severity }) => severity !== 'notice');
}

export function isProven({ mark }: MarkedChange): boolean {
  return mark === '✅';
}

/** Its only problem is that answers are missing, which is said once for all of them. */
function isUnchecked({ mark, change: { hashes } }: MarkedChange): boolean {
  return mark === '⚠️' && hashes.every(({ worth }) => worth === null || worth.kind === 'open');
}
