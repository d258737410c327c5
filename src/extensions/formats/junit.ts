import { counted, providerName } from '../../finding/sentence.ts';
import { failingSeverities } from '../../policy/policy.ts';
import type { Settings } from '../../policy/settings.ts';
import { xmlText } from '../../report/escape.ts';
import type { Report, ReportedFinding } from '../../report/report.ts';

/** GitLab reads files up to 30 MB and 250,000 nodes. If not all cases fit, those with a problem come first. */
const most = { cases: 20_000, characters: 8_000_000 };
const mostSaid = 50;

/** JUnit XML for GitLab, Jenkins and Azure Pipelines: a suite for each lock file, a case for each version and one for the file. A case has one failure at most (GitLab) and no file (Jenkins' schema). */
export function renderJUnit(report: Report, { failOn }: Pick<Settings, 'failOn'>): string {
  const all = casesOf(report, failOn);
  const shown = withinLimits(all);
  const suites = [...Map.groupBy(shown, ({ path }) => path)];
  const lines = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites name="Lockproof"${countsOf(shown)}>`,
    ...suites.flatMap(([path, cases], index) => [
      `  <testsuite name="${xmlText(path)}"${countsOf(cases)} skipped="0">`,
      ...(index === 0 ? headOf(report, all.length - shown.length) : []),
      ...cases.flatMap(({ lines }) => lines),
      '  </testsuite>',
    ]),
    '</testsuites>',
  ];
  return `${lines.join('\n')}\n`;
}

interface Case {
  readonly path: string;
  readonly outcome: 'passed' | 'failed' | 'open';
  readonly lines: readonly string[];
}

/** With nothing to review one case says so, because Jenkins wants one. An incomplete review has an error even without a finding. */
function casesOf(report: Report, failOn: Settings['failOn']): readonly Case[] {
  const { headline, verdict } = report;
  const cases = casesOfFiles(report, failOn);
  if (verdict === 'incomplete' && cases.every(({ outcome }) => outcome !== 'open')) {
    const error = `      <error type="incomplete" message="${xmlText(headline)}"/>`;
    return [
      { path: 'Lockproof', outcome: 'open', lines: caseLines('Lockproof', 'the review', [error]) },
      ...cases,
    ];
  }
  if (cases.length > 0) return cases;
  return [{ path: 'Lockproof', outcome: 'passed', lines: caseLines('Lockproof', headline, []) }];
}

function caseLines(path: string, name: string, lines: readonly string[]): readonly string[] {
  const start = `    <testcase classname="${xmlText(path)}" name="${xmlText(name)}"`;
  return lines.length === 0 ? [`${start}/>`] : [`${start}>`, ...lines, '    </testcase>'];
}

/** Each finding is in one case: that of its provider, or that of the file. */
function casesOfFiles({ files, changes, findings }: Report, failOn: Settings['failOn']): readonly Case[] {
  const found = Map.groupBy(findings, ({ path }) => path);
  const changed = Map.groupBy(
    changes.flatMap((change) => change.files.map((path) => ({ path, change }))),
    ({ path }) => path,
  );
  const paths = new Set([...files.map(({ path }) => path), ...changed.keys(), ...found.keys()]);
  return [...paths].flatMap((path) => {
    const own = (changed.get(path) ?? []).map(({ change }) => change);
    const providers = new Set(own.map(({ provider }) => provider));
    const about = Map.groupBy(found.get(path) ?? [], ({ provider }) =>
      provider !== null && providers.has(provider) ? provider : null,
    );
    return [
      asCase(path, 'the lock file', about.get(null) ?? [], failOn),
      ...own.map(({ provider, from, to }) => {
        const name = `${providerName(provider)} ${to?.version ?? `${from?.version ?? ''} removed`}`;
        return asCase(path, name, about.get(provider) ?? [], failOn);
      }),
    ];
  });
}

function asCase(
  path: string,
  name: string,
  findings: readonly ReportedFinding[],
  failOn: Settings['failOn'],
): Case {
  const failing = failOn === 'never' ? [] : failingSeverities({ failOn });
  const {
    failed = [],
    open = [],
    passed = [],
  } = Object.groupBy(findings, (finding): Case['outcome'] =>
    finding.open === true ? 'open' : failing.includes(finding.severity) ? 'failed' : 'passed',
  );
  const outcome = failed.length > 0 ? 'failed' : open.length > 0 ? 'open' : 'passed';
  const printed = outcome === 'failed' ? [...open, ...passed] : passed;
  const lines = [
    ...element('failure', failed),
    ...element('error', outcome === 'failed' ? [] : open),
    ...(printed.length === 0 ? [] : [`      <system-out>${textOf(printed)}</system-out>`]),
  ];
  return { path, outcome, lines: caseLines(path, name, lines) };
}

/** Readers show the message, the content or both, so each says everything that a person needs at first. */
function element(name: 'failure' | 'error', findings: readonly ReportedFinding[]): readonly string[] {
  const [first] = findings;
  if (first === undefined) return [];
  const rest = findings.length - 1;
  const more = rest === 0 ? '' : ` And ${counted(rest, 'more finding', 'more findings')}.`;
  const text = textOf(findings);
  return [
    `      <${name} type="${xmlText(first.rule)}" message="${xmlText(`${first.message}${more}`)}">${text}</${name}>`,
  ];
}

function textOf(findings: readonly ReportedFinding[]): string {
  const more = findings.length - mostSaid;
  return [
    ...findings
      .slice(0, mostSaid)
      .flatMap(({ severity, rule, path, line, message, remedy }) => [
        xmlText(`${path}:${line} ${severity} ${rule}: ${message}`),
        `  ${xmlText(remedy)}`,
      ]),
    ...(more <= 0 ? [] : [`and ${more} more: in the JSON report`]),
  ].join('\n');
}

function headOf({ headline, findings, totals }: Report, hidden: number): readonly string[] {
  const counted = totals.findings - findings.length;
  const properties = [
    ['headline', headline],
    ...(hidden === 0 ? [] : [['cases left out', String(hidden)]]),
    ...(counted <= 0 ? [] : [['findings only counted', String(counted)]]),
  ];
  return [
    '    <properties>',
    ...properties.map(
      ([name = '', value = '']) => `      <property name="${xmlText(name)}" value="${xmlText(value)}"/>`,
    ),
    '    </properties>',
  ];
}

function countsOf(cases: readonly Case[]): string {
  const count = (outcome: Case['outcome']): number => cases.filter((one) => one.outcome === outcome).length;
  return ` tests="${cases.length}" failures="${count('failed')}" errors="${count('open')}"`;
}

/** Cases with a problem are kept first; the order stays. */
function withinLimits(cases: readonly Case[]): readonly Case[] {
  const kept = new Set<Case>();
  let left = most.characters;
  for (const one of [...cases].sort((a, b) => rank(a) - rank(b))) {
    left -= one.lines.reduce((sum, line) => sum + line.length, one.path.length);
    if (left < 0 || kept.size === most.cases) break;
    kept.add(one);
  }
  return cases.filter((one) => kept.has(one));
}

function rank({ outcome }: Case): number {
  return ['failed', 'open', 'passed'].indexOf(outcome);
}
