import { providerName, releaseName } from '../../finding/names.ts';
import type { Problem, Rule } from '../../rules/rule.ts';
import { counted, namedOrCounted } from '../numbers.ts';
import type { Report, ReportedFinding } from '../report.ts';

type Facts = Pick<Report, 'findings' | 'totals' | 'verdict' | 'gap'>;

/** The worst kind of problem with its providers, in a few words, and how many more there are. */
export function problemWords(report: Facts, rules: readonly Rule[]): string {
  const { verdict, totals, gap } = report;
  if (verdict === 'incomplete' && totals.open === 0 && gap !== undefined) return gap;
  // A hash may be accepted though nobody answered about its release.
  const what = totals.open === 0 ? 'a release' : counted(totals.open, 'hash', 'hashes');
  const unchecked = `${what} could not be checked`;
  const [worst] = byImportance(decisiveFindings(report), rules);
  if (worst === undefined) return unchecked;
  const keyOf = ({ severity, rule, cause }: ReportedFinding) => JSON.stringify([severity, rule, cause]);
  const said = new Set(worst.map(keyOf));
  const others = report.findings.filter((one) => one.severity !== 'notice' && !said.has(keyOf(one)));
  const more = new Set(others.map(keyOf)).size;
  // A report lists a bounded number of findings, so there may be more.
  const atLeast = totals.findings > report.findings.length ? 'at least ' : '';
  return [
    phraseFor(worst, rules, atLeast),
    more === 0 ? '' : `, and ${counted(more, 'more problem', 'more problems')}`,
    verdict === 'failed' && totals.open > 0 ? `; ${unchecked}` : '',
  ].join('');
}

function decisiveFindings({ verdict, findings }: Facts): readonly ReportedFinding[] {
  const [errors, warnings] = (['error', 'warning'] as const).map((severity) =>
    findings.filter((finding) => finding.severity === severity),
  );
  const first = verdict === 'incomplete' ? warnings?.filter(({ open }) => open === true) : errors;
  return (first?.length ? first : warnings) ?? [];
}

/** Findings that the same words describe, in the order of the rules. */
export function byImportance(findings: readonly ReportedFinding[], rules: readonly Rule[]) {
  const order = new Map(rules.map(({ slug }, index) => [slug, index]));
  const alike = Map.groupBy(findings, ({ rule, aspect }) => JSON.stringify([rule, aspect?.kind]));
  const place = ([first]: readonly ReportedFinding[]): number => order.get(first?.rule ?? '') ?? 0;
  return [...alike.values()].sort((one, other) => place(one) - place(other));
}

export function phraseFor(findings: readonly ReportedFinding[], rules: readonly Rule[], atLeast: string) {
  const releases = findings.map(({ provider, version, path }) => {
    if (provider === null) return path;
    return version == null ? providerName(provider) : releaseName({ address: provider, version });
  });
  const aboutFiles = findings.every(({ provider }) => provider === null);
  const who = namedOrCounted(releases, aboutFiles ? 'files' : 'providers', atLeast);
  const one = new Set(releases).size === 1;
  const aspects = findings.map(({ aspect = { kind: 'only' } }) => aspect);
  const [aspect = { kind: 'only' }] = aspects;
  const hashes = new Set(findings.map(({ provider, hash }) => JSON.stringify([provider, hash]))).size;
  const problem: Problem = {
    who,
    one,
    is: one ? 'is' : 'are',
    has: one ? 'has' : 'have',
    files: new Set(findings.map(({ path }) => path)).size,
    hashes,
    count: (one, many) => (hashes === 1 ? `one ${one}` : `${atLeast}${hashes} ${many}`),
    aspect,
    aspects,
  };
  const slug = findings[0]?.rule;
  const rule = rules.find((one) => one.slug === slug);
  return rule?.headline?.(problem) ?? `${slug} reports ${who}`;
}
