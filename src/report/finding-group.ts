import type { Finding } from '../rules/finding.ts';
import { splitRemedy } from '../rules/remedy.ts';

/** What one rule says about one provider, wherever it says so: one row for a reader. */
export interface FindingGroup {
  readonly rule: string;
  readonly severity: Finding['severity'];
  readonly provider: string | null;
  readonly statements: readonly Statement[];
  readonly remedies: readonly Remedy[];
}

/** One sentence and the places it holds for. */
export interface Statement {
  readonly message: string;
  readonly places: readonly Place[];
}

export interface Place {
  readonly path: string;
  readonly line: number;
}

export interface Remedy {
  readonly prose: string;
  readonly command: string | null;
}

/** Groups in the order in which their first finding comes. */
export function groupFindings(findings: readonly Finding[]): readonly FindingGroup[] {
  const groups = Map.groupBy(findings, ({ severity, rule, provider }) =>
    JSON.stringify([severity, rule, provider]),
  );
  return [...groups.values()].flatMap((members) => {
    const [first] = members;
    if (first === undefined) return [];
    const { rule, severity, provider } = first;
    return [{ rule, severity, provider, statements: statementsOf(members), remedies: remediesOf(members) }];
  });
}

function statementsOf(findings: readonly Finding[]): readonly Statement[] {
  const same = Map.groupBy(findings, ({ message }) => message);
  return [...same.values()].flatMap((members) =>
    members.slice(0, 1).map(({ message }) => ({
      message,
      places: members.map(({ path, line }) => ({ path, line })),
    })),
  );
}

/** Distinct ones. Where a group has several places, the line that a remedy names is the one that its place names. */
function remediesOf(findings: readonly Finding[]): readonly Remedy[] {
  const texts = findings.map(({ remedy, line }) =>
    findings.length === 1
      ? remedy
      : remedy.replace(new RegExp(`\\bline ${line}\\b`), 'each line named above'),
  );
  return [...new Set(texts)].map(splitRemedy);
}
