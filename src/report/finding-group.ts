import { isLoud, severities } from '../finding/finding.ts';
import { consider, type Fix, mergeFixes, type Place, type Step } from '../finding/fix.ts';
import { plainText, type Sentence } from '../finding/sentence.ts';
import type { Rule } from '../rules/rule.ts';
import { type Remedy, remedyOf, type OneClick as SomeClick } from './remedy.ts';
import type { Report, ReportedFinding } from './report.ts';

type OneClick = SomeClick & { readonly adds: (finding: ReportedFinding) => boolean };

/** The findings of one rule with one cause, in all places: one row for a reader. */
export interface FindingGroup {
  readonly rule: string;
  readonly severity: ReportedFinding['severity'] | 'off';
  readonly provider: string | null;
  readonly statements: readonly Statement[];
  /** As few as possible: fixes that can be done together are one. */
  readonly remedies: readonly Remedy[];
  /** Why it does not fail, if the policy turns the rule off. */
  readonly remark?: string;
}

export type Shown = ReportedFinding & { readonly off?: string };

/** The findings, and those of rules that are off, which a reader has to judge alone. */
export function shownFindings(report: Pick<Report, 'findings' | 'silenced' | 'policy'>): readonly Shown[] {
  const { findings, silenced, policy } = report;
  const off = silenced.flatMap(({ found = [] }) => found).filter(isLoud);
  return [...findings, ...off.map((finding) => ({ ...finding, off: policy?.path ?? 'the policy' }))];
}

export interface Statement {
  readonly said: Sentence;
  readonly places: readonly Place[];
}

/** No finding blocks, but the headline is about it: only the policy lets something pass. */
export const passesByPolicy = ({ waived, rule, off }: Pick<Shown, 'waived' | 'rule' | 'off'>): boolean =>
  waived !== undefined || off !== undefined || rule === 'asserted-hash';

/** The worst severity and the first rule first: as the headline. @param rules in their order @param oneClick left out: nothing can be deleted so */
export function groupFindings(
  findings: readonly Shown[],
  rules: readonly Pick<Rule, 'slug'>[] = [],
  oneClick?: OneClick,
): readonly FindingGroup[] {
  const groups = Map.groupBy(findings, ({ severity, rule, cause, off }) =>
    JSON.stringify([severity, rule, cause, off]),
  );
  const order = new Map(rules.map(({ slug }, index) => [slug, index]));
  const place = ([first]: readonly Shown[]): number =>
    first === undefined
      ? 0
      : severities.indexOf(passesByPolicy(first) ? 'warning' : first.severity) * rules.length +
        (order.get(first.rule) ?? 0);
  const sorted = [...groups.values()].sort(
    (one, other) => place(one) - place(other) || fromBottom(one, other),
  );
  const edited = new Map<string, number>();
  return sorted.flatMap((members): FindingGroup[] => {
    const [first] = members;
    if (first === undefined) return [];
    const { rule, severity, provider, off } = first;
    const one = members.every((member) => member.provider === provider) ? provider : null;
    const where = members.length === 1 ? 'the line' : 'each line that has one';
    const fixes = members.map((finding): Fix => {
      const [step, ...others] = finding.fix;
      if (finding.waived !== undefined) return [consider('merge if that reason still holds')];
      if (step === undefined || rule !== 'platform-missing' || !oneClick?.adds(finding)) return finding.fix;
      return [consider(`accept the suggestion beside ${where}`), { ...step, when: 'or' }, ...others];
    });
    const remedies = mergeFixes(fixes).map((fix) => remedyOf(fix, oneClick, lockable.has(rule)));
    const group = { rule, severity, provider: one, statements: statementsOf(members), remedies };
    if (off !== undefined) {
      const remark = `The rule ${rule} is off in ${off}, so this can never fail the check.`;
      return [{ ...group, severity: 'off', remark }];
    }
    // Followed from the top, an earlier step has moved these lines.
    const isMoved = members.some(
      (one) => does(one, 'delete') && one.line > (edited.get(one.path) ?? Infinity),
    );
    for (const one of members) {
      // A command may write the whole file anew.
      const from = does(one, 'run', 'restore') ? 0 : does(one, 'delete') ? one.line : Infinity;
      edited.set(one.path, Math.min(from, edited.get(one.path) ?? from));
    }
    return [isMoved ? { ...group, remark: 'The line numbers are those before any other edit.' } : group];
  });
}

const does = ({ fix }: Shown, ...what: readonly Step['do'][]) => fix.some((step) => what.includes(step.do));

/** Lines of one file that are to be deleted come from its bottom up: each that goes moves those below it. */
function fromBottom([one]: readonly Shown[], [other]: readonly Shown[]): number {
  if (!one || !other || one.path !== other.path || !does(one, 'delete') || !does(other, 'delete')) return 0;
  return other.line - one.line;
}

/** `lockproof lock` adds what these find missing. */
const lockable = new Set(['hashes-cleared', 'platform-missing', 'platform-lost', 'h1-removed']);

function statementsOf(findings: readonly ReportedFinding[]): readonly Statement[] {
  const told = findings.map((finding) => {
    const { message, said = [message], gist = said } = finding;
    // Several findings of one cause share the sentence that holds for all of them, if they have one.
    return { finding, said: findings.length > 1 ? gist : said };
  });
  const same = Map.groupBy(told, ({ said }) => plainText(said));
  return [...same.values()].flatMap((members) =>
    members.slice(0, 1).map(({ finding, said }) => {
      const places = members.map(({ finding: { path, line } }) => ({ path, line }));
      // A sentence about all of a cause is said of each file once.
      const inFiles = Map.groupBy(places, ({ path }) => path).values();
      return {
        said,
        places: said === finding.gist ? [...inFiles].flatMap(([first]) => first ?? []) : places,
      };
    }),
  );
}
