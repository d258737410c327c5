import { distinct } from '../distinct.ts';
import { isLoud } from '../finding/finding.ts';
import { listed } from '../finding/sentence.ts';
import { type Shown, shownFindings } from './finding-group.ts';
import type { Report, ReportedChange } from './report.ts';
import { isBacked } from './words.ts';

/** How a change comes out: with an error, with something to look at, or proven. The worst first. */
const marks = ['❌', '⚠️', '✅'] as const;

export interface MarkedChange {
  readonly change: ReportedChange;
  readonly mark: (typeof marks)[number];
  readonly about: readonly Shown[];
}

/** From one more on, changes with the same outcome are folded. */
const mostShown = 5;

/** The worst first and otherwise in the order of the report. */
export function shownChanges(report: Pick<Report, 'changes' | 'findings' | 'silenced' | 'policy'>) {
  const byProvider = Map.groupBy(shownFindings(report), ({ provider }) => provider);
  const marked = report.changes.map((change): MarkedChange => {
    const { provider, to, files } = change;
    const inFiles = new Set(files);
    // A fault of a file that is gone is a fault of its entries.
    const same = [...(byProvider.get(provider) ?? []), ...(to === null ? (byProvider.get(null) ?? []) : [])];
    const about = same.filter(({ path }) => inFiles.has(path));
    return { change, mark: markOf(change, about), about };
  });
  const sorted = marked.toSorted((one, other) => marks.indexOf(one.mark) - marks.indexOf(other.mark));
  const many = [...Map.groupBy(sorted, alikeIn)].flatMap(([alike, changes]) =>
    alike === null || changes.length <= mostShown ? [] : [changes],
  );
  const hidden = new Set(many.flat());
  return {
    /** In one open table: the problems first, then the others as far as they are few. */
    open: sorted.filter((one) => !hidden.has(one)),
    /** With titles like `✅ 12 other changes are proven`. */
    folded: many.flatMap((changes) =>
      changes.slice(0, 1).map((first) => {
        const outcome = outcomeOf(first);
        const others = changes.length < sorted.length ? 'other changes' : 'changes';
        return { title: `${first.mark} ${changes.length} ${others} ${outcome}`, outcome, changes };
      }),
    ),
  };
}

function markOf({ hashes }: ReportedChange, about: readonly Shown[]): MarkedChange['mark'] {
  // A rule that is off makes no error, but its row is not green.
  if (about.some(({ severity, off }) => severity === 'error' && off === undefined)) return '❌';
  const isProven = hashes.every(({ worth }) => worth === null || isBacked(worth));
  return about.some((one) => isLoud(one) || one.waived !== undefined) || !isProven ? '⚠️' : '✅';
}

/** The same key for all changes with the same outcome; `null` for a change that is shown in any case. */
function alikeIn(one: MarkedChange): string | null {
  if (isPlain(one)) return outcomeOf(one);
  const problems = one.about.filter(isLoud).map(({ rule, cause }) => JSON.stringify([rule, cause]));
  return problems.length === 0 ? null : JSON.stringify([one.mark, distinct(problems).toSorted()]);
}

function outcomeOf(one: MarkedChange): string {
  if (isPlain(one)) return one.mark === '✅' ? 'are proven' : 'could not be checked';
  return `have the same problem (${listed(distinct(one.about.filter(isLoud).map(({ rule }) => rule)), 3)})`;
}

/** Proven, or its only problem is that answers are missing, which is said once for all of them. */
function isPlain({ mark, change: { hashes } }: MarkedChange): boolean {
  const isOpen = hashes.every(({ worth }) => worth === null || worth.kind === 'open');
  return mark === '✅' || (mark === '⚠️' && isOpen);
}
