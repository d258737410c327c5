import { severities } from '../finding/finding.ts';
import { plainText, say } from '../finding/sentence.ts';
import type { Subject } from '../subject/subject.ts';
import type { Rule, RuleFinding } from './rule.ts';

/** The findings of a rule, and those that only appear after the merge into a base branch that went on (T92). */
export function checkWithMerge(rule: Rule, subject: Subject): readonly RuleFinding[] {
  const found = rule.check(subject);
  if (rule.ofMerge !== true || subject.merge === undefined) return found;
  const byPlace = Map.groupBy(found, placeOf);
  const merged = Map.groupBy(rule.check({ ...subject, ...subject.merge }), placeOf);
  return [
    ...found,
    ...[...merged].flatMap(([place, findings]) => beyond(byPlace.get(place) ?? [], findings, rule)),
  ];
}

function placeOf({ path, provider }: RuleFinding): string {
  return JSON.stringify([path, provider]);
}

/** The findings about one place that head does not have; none where head has as many of the same weight, because then only their words differ. */
function beyond(
  found: readonly RuleFinding[],
  merged: readonly RuleFinding[],
  rule: Rule,
): readonly RuleFinding[] {
  // The smaller, the worse.
  const [before, now] = [found, merged].map((findings) =>
    findings.map((each) => severities.indexOf(each.severity ?? each.standard ?? rule.severity)).sort(),
  );
  if (now?.every((weight, at) => weight >= (before?.[at] ?? Number.POSITIVE_INFINITY)) === true) return [];
  const said = new Set(found.map(({ message }) => plainText(message)));
  const others = merged.filter(({ message }) => !said.has(plainText(message)));
  // The lines of the merge are not those of head, where a reader looks.
  return others.map((finding) => ({
    ...finding,
    line: 1,
    message: say`${finding.message} This applies once the change is merged into the base branch, which has newer commits.`,
  }));
}
