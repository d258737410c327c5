import { type Fix, mergeFixes, type Place } from '../finding/fix.ts';
import { plainText, type Sentence } from '../finding/sentence.ts';
import { type OneClick, type Remedy, remedyOf } from './remedy.ts';
import type { ReportedFinding } from './report.ts';

/** The findings of one rule with one cause, in all places: one row for a reader. */
export interface FindingGroup {
  readonly rule: string;
  readonly severity: ReportedFinding['severity'];
  /** `null` where there is none, or several. */
  readonly provider: string | null;
  readonly statements: readonly Statement[];
  /** As few as possible: fixes that can be done together are one. None for what a waiver accepts. */
  readonly remedies: readonly Remedy[];
}

/** One sentence and all its places. */
export interface Statement {
  readonly said: Sentence;
  readonly places: readonly Place[];
}

/**
 * Groups in the order of their first findings.
 *
 * @param oneClick how a reader may delete the line of a hash with one click; left out: in no way
 */
export function groupFindings(
  findings: readonly ReportedFinding[],
  oneClick?: OneClick,
): readonly FindingGroup[] {
  const groups = Map.groupBy(findings, ({ severity, rule, cause }) =>
    JSON.stringify([severity, rule, cause]),
  );
  return [...groups.values()].flatMap((members) => {
    const [first] = members;
    if (first === undefined) return [];
    const { rule, severity, provider } = first;
    const one = members.every((member) => member.provider === provider) ? provider : null;
    const toMend = members.filter(({ waived }) => waived === undefined);
    const remedies = mergeFixes(toMend.map(({ fix }): Fix => fix)).map((fix) => remedyOf(fix, oneClick));
    return [{ rule, severity, provider: one, statements: statementsOf(members), remedies }];
  });
}

function statementsOf(findings: readonly ReportedFinding[]): readonly Statement[] {
  const told = findings.map((finding) => ({ finding, said: sentenceFor(finding, findings.length) }));
  const same = Map.groupBy(told, ({ said }) => plainText(said));
  return [...same.values()].flatMap((members) =>
    members.slice(0, 1).map(({ finding, said }) => {
      const places = members.map(({ finding: { path, line } }) => ({ path, line }));
      return { said, places: said === finding.gist ? firstInEachFile(places) : places };
    }),
  );
}

/** Several findings of one cause share the sentence that holds for all of them, if they have one. */
function sentenceFor(
  { message, said = [message], gist = said }: ReportedFinding,
  findings: number,
): Sentence {
  return findings > 1 ? gist : said;
}

/** A sentence about all of a cause is said of each file once. */
function firstInEachFile(places: readonly Place[]): readonly Place[] {
  return [...Map.groupBy(places, ({ path }) => path).values()].flatMap((same) => same.slice(0, 1));
}
