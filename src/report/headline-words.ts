import { counted, namedOrCounted, providerName, releaseName } from '../finding/sentence.ts';
import type { Problem, Rule } from '../rules/rule.ts';
import type { Report, ReportedFinding, ReportedHash } from './report.ts';

type Facts = Pick<Report, 'changes' | 'findings' | 'totals' | 'silenced' | 'verdict' | 'gap'>;

const mostParts = 2;

/** Everything that passes without proof, and why: an unsigned statement, a waiver, a rule that the policy turns off or lowers; `null` if nothing does. It is counted apart from what is proven. */
export function acceptedWords(report: Facts, rules: readonly Rule[] = []): string | null {
  const parts = [...acceptedHashes(report), ...waivedFindings(report), ...silencedRules(report, rules)];
  if (parts.length === 0) return null;
  const more =
    parts.length > mostParts
      ? `; and ${counted(parts.length - mostParts, 'more exception', 'more exceptions')}`
      : '';
  return `${parts.slice(0, mostParts).join('; ')}${more}`;
}

function acceptedHashes({ changes }: Facts): readonly string[] {
  const accepted = changes.flatMap(({ provider, to, hashes, signature: { tier } }) =>
    hashes.flatMap(({ hash, worth }) => {
      const kind = exceptionWords(worth, false, tier);
      const release = releaseName({ address: provider, version: to?.version ?? '' });
      return kind === null ? [] : [{ kind, release, hash, words: exceptionWords(worth, true, tier) }];
    }),
  );
  return [...Map.groupBy(accepted, ({ kind }) => kind).values()].map((same) => {
    const count = new Set(same.map(({ release, hash }) => JSON.stringify([release, hash]))).size;
    const releases = same.map(({ release }) => release);
    const who = namedOrCounted(releases, 'providers');
    return `${counted(count, 'hash', 'hashes')} of ${who} ${count === 1 ? same[0]?.words : same[0]?.kind}`;
  });
}

/** How hashes pass, after `1 hash of hashicorp/null 3.2.4 `; `null` if they are proven or do not pass. */
function exceptionWords(worth: ReportedHash['worth'], one: boolean, tier: string): string | null {
  const [is, it] = one ? ['is', 'it'] : ['are', 'them'];
  if (worth?.kind === 'unproven') return `${is} not proven, and the policy lets ${it} pass`;
  if (worth?.kind !== 'accepted') return null;
  switch (worth.by) {
    case 'announced':
      // A sample that was computed and agrees is a check; without one it is only a statement.
      return worth.checked.length > 0
        ? null
        : `${is} accepted as ${worth.of} announces ${it}, without a sample`;
    case 'word':
      return `${is} accepted ${tier === 'unsigned' ? 'without a signature' : `although no signature covers ${it}`}`;
    case 'waiver':
      return `${is} not proven, but waived until ${worth.until}`;
    case 'rule-off':
      return `${is} not proven, but ${worth.rule} is off`;
  }
}

/** Waived findings about something else than a hash that passes by the same waiver. */
function waivedFindings({ findings, changes }: Facts): readonly string[] {
  const told = new Set(
    changes.flatMap(({ provider, hashes }) =>
      hashes.flatMap(({ worth }) =>
        worth?.kind === 'accepted' && worth.by === 'waiver' ? [JSON.stringify([provider, worth.rule])] : [],
      ),
    ),
  );
  const others = findings.filter(
    ({ waived, provider, rule }) => waived !== undefined && !told.has(JSON.stringify([provider, rule])),
  );
  return [...Map.groupBy(others, ({ rule, waived }) => `${rule} ${waived}`).values()].map((same) => {
    const { rule = '', waived = '' } = same[0] ?? {};
    const names = same.map(({ provider, path }) => (provider === null ? path : providerName(provider)));
    const who = namedOrCounted(names, 'providers');
    return `${rule} of ${who} is waived until ${waived}`;
  });
}

function silencedRules({ silenced, changes }: Facts, rules: readonly Rule[]): readonly string[] {
  const worths = changes.flatMap(({ hashes }) => hashes.map(({ worth }) => worth));
  const told = new Set(
    worths.map((worth) => (worth?.kind === 'accepted' && worth.by === 'rule-off' ? worth.rule : null)),
  );
  const others = silenced.filter(({ rule, severity }) => severity !== 'notice' && !told.has(rule));
  return others.flatMap(({ rule, found = [] }) =>
    byImportance(found, rules).map((same) => `${phraseFor(same, rules, '')} (${rule} is off)`),
  );
}

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
  const isAboutFile = ({ open, provider }: ReportedFinding) => open === true && provider === null;
  const open = [...(errors ?? []).filter(isAboutFile), ...(warnings ?? []).filter(({ open }) => open)];
  const first = verdict === 'incomplete' ? open : errors;
  return (first?.length ? first : warnings) ?? [];
}

/** Findings that the same words describe, in the order of the rules. */
function byImportance(findings: readonly ReportedFinding[], rules: readonly Rule[]) {
  const order = new Map(rules.map(({ slug }, index) => [slug, index]));
  const alike = Map.groupBy(findings, ({ rule, aspect }) => JSON.stringify([rule, aspect?.kind]));
  const place = ([first]: readonly ReportedFinding[]): number => order.get(first?.rule ?? '') ?? 0;
  return [...alike.values()].sort((one, other) => place(one) - place(other));
}

function phraseFor(findings: readonly ReportedFinding[], rules: readonly Rule[], atLeast: string) {
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
