import { type Finding, severities } from '../finding/finding.ts';
import { plainText, say } from '../finding/sentence.ts';
import type { Subject } from '../subject/subject.ts';
import type { Rule, RuleFinding } from './rule.ts';
import { type SilencedFindings, weigh } from './weigh.ts';

/** More findings of a rule about one file are counted: a broken policy of 12 kB has 12,001 mistakes (T68). Each entry of a lock file is told. */
const mostOfFile = 20;

/** Judges by all rules and weighs by the policy; the worst first, then by rule, path and line, each once. */
export function judge(
  subject: Subject,
  rules: readonly Rule[],
  counts: (finding: RuleFinding) => boolean = () => true,
): { readonly findings: Finding[]; readonly silenced: readonly SilencedFindings[] } {
  const weighed = rules.flatMap((rule) =>
    checkWithMerge(rule, subject)
      .filter(counts)
      .map((finding) => weigh(rule, finding, subject)),
  );
  const keyOf = sortKeyBy(rules);
  const keyed = weighed
    .flatMap(({ finding }) => finding ?? [])
    .map((finding): Keyed<Finding> => [keyOf(finding, plainText(finding.message)), finding]);
  const distinct = new Map(keyed.map((entry) => [JSON.stringify(entry[0]), entry]));
  const silenced = weighed.flatMap((one) => one.silenced ?? []);
  return { findings: bounded(inOrder([...distinct.values()])), silenced: joinSilenced(silenced, rules) };
}

/** The first of each rule about one file, and one that counts the rest. @param findings in order */
function bounded(findings: readonly Finding[]): Finding[] {
  const aboutFiles = findings.filter(({ provider }) => provider === null);
  const ofFile = Map.groupBy(aboutFiles, ({ rule, path, severity }) =>
    JSON.stringify([rule, path, severity]),
  );
  const many = [...ofFile.values()].filter(({ length }) => length > mostOfFile);
  const left = new Set(many.flatMap((same) => same.slice(mostOfFile)));
  const counters = new Map(many.map((same) => [same[mostOfFile - 1], same.length - mostOfFile + 1]));
  return findings
    .filter((finding) => !left.has(finding))
    .map((finding) => {
      const [more, { gist: _, ...counter }] = [counters.get(finding), finding];
      if (more === undefined) return finding;
      return { ...counter, message: [`There are ${more} more problems in this file.`] };
    });
}

/** The findings of a rule, and those that only appear after the merge into a base branch that went on (T92). */
function checkWithMerge(rule: Rule, subject: Subject): readonly RuleFinding[] {
  const found = rule.check(subject);
  if (rule.ofMerge !== true || subject.merge === undefined) return found;
  const byPlace = Map.groupBy(found, placeOf);
  const merged = Map.groupBy(rule.check({ ...subject, ...subject.merge }), placeOf);
  return [
    ...found,
    ...[...merged].flatMap(([place, findings]) => beyond(byPlace.get(place) ?? [], findings, rule)),
  ];
}

const placeOf = ({ path, provider }: RuleFinding): string => JSON.stringify([path, provider]);

/** The findings about one place that head does not have; none where head has as many of the same weight, because then only their words differ. */
function beyond(found: readonly RuleFinding[], merged: readonly RuleFinding[], rule: Rule) {
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

type SortKey = readonly (string | number)[];
type Keyed<F> = readonly [SortKey, F];
type Sorted = Pick<Finding, 'severity' | 'path' | 'line' | 'rule' | 'provider' | 'hash'>;

/** The findings of several judgements of one subject, in the order that one judgement of the whole has. */
export function sortFindings<F extends Sorted & { readonly message: string }>(
  findings: readonly F[],
  rules: readonly Pick<Rule, 'slug'>[],
): readonly F[] {
  const keyOf = sortKeyBy(rules);
  return inOrder(findings.map((finding): Keyed<F> => [keyOf(finding, finding.message), finding]));
}

/** Like {@link sortFindings}, for what the policy turns off: rules that several judgements name are one, with the worst severity. */
export function joinSilenced<F>(
  silenced: readonly SilencedFindings<F>[],
  rules: readonly Rule[],
): readonly SilencedFindings<F>[] {
  return rules.flatMap(({ slug }) => {
    const same = silenced.filter(({ rule }) => rule === slug);
    const worst = severities.find((severity) => same.some((one) => one.severity === severity));
    if (worst === undefined) return [];
    const findings = same.reduce((sum, one) => sum + one.findings, 0);
    return [{ rule: slug, severity: worst, findings, found: same.flatMap((one) => one.found ?? []) }];
  });
}

function inOrder<F>(keyed: readonly Keyed<F>[]): F[] {
  return keyed.toSorted(([a], [b]) => compareKeys(a, b)).map(([, finding]) => finding);
}

/** The rules about hashes are the first, so that every bound keeps their findings. */
function sortKeyBy(rules: readonly Pick<Rule, 'slug'>[]) {
  const order = new Map(rules.map(({ slug }, index) => [slug, index]));
  return ({ severity, path, line, rule, provider, hash }: Sorted, message: string): SortKey => [
    ...[severities.indexOf(severity), order.get(rule) ?? order.size, path, line, rule],
    ...[provider ?? '', hash ?? '', message],
  ];
}

/** Compares by code unit and not by locale, so that the order is the same on every machine. */
function compareKeys(a: SortKey, b: SortKey): number {
  for (const [index, value] of a.entries()) {
    const other = b[index];
    if (other !== undefined && value !== other) return value < other ? -1 : 1;
  }
  return 0;
}
