import { providerName } from '../../finding/names.ts';
import type { Settings } from '../../policy/settings.ts';
import { failingSeverities } from '../../report/build.ts';
import { xmlText } from '../../report/escape.ts';
import { counted } from '../../report/numbers.ts';
import type { Report, ReportedChange, ReportedFinding } from '../../report/report.ts';

interface JUnitContext {
  /** A finding at or above it is a failure. */
  readonly failOn: Settings['failOn'];
}

/**
 * GitLab reads files up to 30 MB with at most 250,000 nodes, and Jenkins shows every case. Cases with a problem come before cases that pass where
 * not all fit.
 */
const most = { cases: 20_000, characters: 8_000_000 };
/** Findings that one case lists; the others are counted. */
const mostSaid = 50;

/**
 * JUnit XML, as GitLab, Jenkins and Azure Pipelines read it: a suite for each lock file, and in it a case for each provider version and one for the
 * file. A finding at or above `fail-on` is a failure, and a question that was not answered is an error. Other findings are in the output of
 * their case.
 *
 * A case has at most one failure or error, because GitLab shows several as one unreadable list. It has no attribute for its file, because
 * Jenkins' schema knows none: its class is the path.
 */
export function renderJUnit(report: Report, { failOn }: JUnitContext): string {
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

type Outcome = 'passed' | 'failed' | 'open';

interface Case {
  /** The suite. */
  readonly path: string;
  readonly outcome: Outcome;
  readonly lines: readonly string[];
}

/**
 * Where there is nothing to review, one case says so: Jenkins takes a file without a case for a fault. An incomplete review has an error even where
 * no finding says what is missing.
 */
function casesOf(report: Report, failOn: Settings['failOn']): readonly Case[] {
  const cases = casesOfFiles(report, failOn);
  if (report.verdict === 'incomplete' && cases.every(({ outcome }) => outcome !== 'open'))
    return [wholeOf(report, 'open'), ...cases];
  return cases.length === 0 ? [wholeOf(report, 'passed')] : cases;
}

function wholeOf({ headline }: Report, outcome: Outcome): Case {
  const start = `    <testcase classname="Lockproof" name="${outcome === 'open' ? 'the review' : xmlText(headline)}"`;
  const error = `      <error type="incomplete" message="${xmlText(headline)}"/>`;
  const lines = outcome === 'open' ? [`${start}>`, error, '    </testcase>'] : [`${start}/>`];
  return { path: 'Lockproof', outcome, lines };
}

function casesOfFiles(report: Report, failOn: Settings['failOn']): readonly Case[] {
  const byFile = Map.groupBy(report.findings, ({ path }) => path);
  const changes = changesByFile(report.changes);
  const paths = [...new Set([...report.files.map(({ path }) => path), ...changes.keys(), ...byFile.keys()])];
  return paths.flatMap((path) => casesOfFile(path, changes.get(path) ?? [], byFile.get(path) ?? [], failOn));
}

function changesByFile(changes: readonly ReportedChange[]): ReadonlyMap<string, readonly ReportedChange[]> {
  const byFile = new Map<string, ReportedChange[]>();
  for (const change of changes) {
    for (const path of change.files) {
      const others = byFile.get(path);
      if (others === undefined) byFile.set(path, [change]);
      else others.push(change);
    }
  }
  return byFile;
}

/** Each finding is in one case: that of its provider, or that of the file. */
function casesOfFile(
  path: string,
  changes: readonly ReportedChange[],
  findings: readonly ReportedFinding[],
  failOn: Settings['failOn'],
): readonly Case[] {
  const providers = new Set(changes.map(({ provider }) => provider));
  const about = Map.groupBy(findings, ({ provider }) =>
    provider !== null && providers.has(provider) ? provider : null,
  );
  return [
    asCase(path, 'the lock file', about.get(null) ?? [], failOn),
    ...changes.map((change) => asCase(path, nameOf(change), about.get(change.provider) ?? [], failOn)),
  ];
}

function nameOf({ provider, from, to }: ReportedChange): string {
  return to === null
    ? `${providerName(provider)} ${from?.version ?? ''} removed`
    : `${providerName(provider)} ${to.version}`;
}

function asCase(
  path: string,
  name: string,
  findings: readonly ReportedFinding[],
  failOn: Settings['failOn'],
): Case {
  const start = `    <testcase classname="${xmlText(path)}" name="${xmlText(name)}"`;
  const failing = failOn === 'never' ? [] : failingSeverities({ failOn });
  const failed = findings.filter(({ open, severity }) => open !== true && failing.includes(severity));
  const open = findings.filter((finding) => finding.open === true);
  const others = findings.filter((finding) => !failed.includes(finding) && !open.includes(finding));
  const lines = [
    ...element('failure', failed),
    ...element('error', failed.length === 0 ? open : []),
    ...output(failed.length === 0 ? others : [...open, ...others]),
  ];
  const outcome = failed.length > 0 ? 'failed' : open.length > 0 ? 'open' : 'passed';
  return {
    path,
    outcome,
    lines: lines.length === 0 ? [`${start}/>`] : [`${start}>`, ...lines, '    </testcase>'],
  };
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

function output(findings: readonly ReportedFinding[]): readonly string[] {
  return findings.length === 0 ? [] : [`      <system-out>${textOf(findings)}</system-out>`];
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

/** The headline, and how many cases are left out. */
function headOf({ headline }: Report, hidden: number): readonly string[] {
  const left = hidden === 0 ? [] : [property('cases left out', String(hidden))];
  return [
    '    <properties>',
    ...[property('headline', headline), ...left].map((line) => `      ${line}`),
    '    </properties>',
  ];
}

function property(name: string, value: string): string {
  return `<property name="${xmlText(name)}" value="${xmlText(value)}"/>`;
}

function countsOf(cases: readonly Case[]): string {
  const count = (outcome: Outcome): number => cases.filter((one) => one.outcome === outcome).length;
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
