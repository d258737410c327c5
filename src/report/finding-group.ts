import { type Fix, mergeFixes, type Place } from '../finding/fix.ts';
import type { Sentence } from '../finding/sentence.ts';
import { type Remedy, remedyOf } from './remedy.ts';
import type { ReportedFinding } from './report.ts';

/** The findings of one rule with one cause, in all places: one row for a reader. */
export interface FindingGroup {
  readonly rule: string;
  readonly severity: ReportedFinding['severity'];
  /** `null` where there is none, or several. */
  readonly provider: string | null;
  readonly statements: readonly Statement[];
  /** As few as possible: fixes that can be done together are one. */
  readonly remedies: readonly Remedy[];
}

/** One sentence and all its places. */
export interface Statement {
  readonly said: Sentence;
  readonly places: readonly Place[];
}

/** Groups in the order of their first findings. */
export function groupFindings(findings: readonly ReportedFinding[]): readonly FindingGroup[] {
  const groups = Map.groupBy(findings, ({ severity, rule, cause }) =>
    JSON.stringify([severity, rule, cause]),
  );
  return [...groups.values()].flatMap((members) => {
    const [first] = members;
    if (first === undefined) return [];
    const { rule, severity, provider } = first;
    const one = members.every((member) => member.provider === provider) ? provider : null;
    const remedies = mergeFixes(members.map(({ fix }): Fix => fix)).map(remedyOf);
    return [{ rule, severity, provider: one, statements: statementsOf(members), remedies }];
  });
}

function statementsOf(findings: readonly ReportedFinding[]): readonly Statement[] {
  const same = Map.groupBy(findings, ({ message }) => message);
  return [...same.values()].flatMap((members) =>
    members.slice(0, 1).map(({ said }) => ({
      said,
      places: members.map(({ path, line }) => ({ path, line })),
    })),
  );
}
