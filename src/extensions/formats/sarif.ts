import type { Severity } from '../../finding/finding.ts';
import { sarifText, visible, visibleJson } from '../../report/escape.ts';
import type { Report, ReportedFinding } from '../../report/report.ts';
import type { Rule } from '../../rules/rule.ts';
import { findingNames } from './finding-names.ts';

interface SarifContext {
  readonly rules: readonly Rule[];
  readonly docsUrl: string;
  readonly pageOf: (slug: string) => string;
}

/** Code scanning refuses more than 25,000 results or 10 MB, and shows 5,000. With so many the file stays below 10 MB uncompressed. */
const most = { results: 5_000, bytes: 8_000_000 };
const longestMessage = 2000;
const encoder = new TextEncoder();

/** SARIF 2.1.0 for code scanning and editors, with every rule. The worst findings stay; a notification counts the others. */
export function renderSarif(report: Report, context: SarifContext): string {
  const worst = report.findings.slice(0, most.results);
  const names = findingNames(worst);
  const results = withinLimits(worst.map((one, index) => asResult(one, context.rules, names[index] ?? '')));
  const notices = hiddenNotices(report, results.length);
  const log = {
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: {
          driver: {
            name: 'Lockproof',
            version: report.tool.version,
            semanticVersion: report.tool.version,
            informationUri: context.docsUrl,
            rules: context.rules.map((rule) => described(rule, context)),
          },
        },
        invocations: [
          {
            // A run with missing answers must not look like a run without findings.
            executionSuccessful: report.verdict !== 'incomplete',
            ...(notices.length === 0 ? {} : { toolExecutionNotifications: notices }),
          },
        ],
        originalUriBaseIds: { '%SRCROOT%': { description: { text: 'The root of the repository.' } } },
        columnKind: 'utf16CodeUnits',
        properties: { headline: visible(report.headline) },
        results,
      },
    ],
  };
  return `${visibleJson(JSON.stringify(log, null, 2))}\n`;
}

function described({ slug, severity, meaning }: Rule, { docsUrl, pageOf }: SarifContext) {
  const page = pageOf(slug);
  return {
    id: slug,
    shortDescription: { text: meaning },
    fullDescription: { text: sectionOf(page, 'Why it matters') ?? meaning },
    help: { text: page, markdown: page },
    helpUri: `${docsUrl}/rules/${slug}.md`,
    defaultConfiguration: { level: levelOf(severity) },
    properties: { tags: ['security', 'supply-chain'] },
  };
}

type Result = ReturnType<typeof asResult>;

/** The fingerprint does not contain the line, because lines move. GitHub computes one of its own (`primaryLocationLineHash`), and warns of any other by that name. */
function asResult(
  { rule, severity, message, path, line, remedy }: ReportedFinding,
  rules: readonly Rule[],
  fingerprint: string,
) {
  return {
    ruleId: rule,
    ruleIndex: rules.findIndex(({ slug }) => slug === rule),
    level: levelOf(severity),
    message: { text: sarifText(`${message} ${remedy}`, longestMessage) },
    locations: [{ physicalLocation: { artifactLocation: artifactAt(path), region: { startLine: line } } }],
    partialFingerprints: { 'lockproof/v1': fingerprint },
  };
}

function withinLimits(results: readonly Result[]): readonly Result[] {
  let left = most.bytes;
  const end = results.findIndex((result) => {
    left -= encoder.encode(visibleJson(JSON.stringify(result))).length;
    return left < 0;
  });
  return end === -1 ? results : results.slice(0, end);
}

/** The report itself has a bounded number of findings, and counts the others. */
function hiddenNotices({ findings, totals }: Report, shown: number) {
  const words = [
    [findings.length - shown, 'left out here; the JSON report has them'],
    [totals.findings - findings.length, 'only counted, because a report has the worst 5,000'],
  ] as const;
  return words.flatMap(([count, where]) => {
    const text = `${count === 1 ? 'One finding is' : `${count} findings are`} ${where}.`;
    return count <= 0 ? [] : [{ level: 'warning', message: { text } }];
  });
}

function levelOf(severity: Severity): 'error' | 'warning' | 'note' {
  return severity === 'notice' ? 'note' : severity;
}

/** A reference relative to the repository, or absolute for a path outside of it. Characters with a meaning in a reference are encoded (T33). */
function artifactAt(path: string) {
  const uri = path
    .split('/')
    .map((part) => encodeURIComponent(part.toWellFormed()))
    .join('/');
  return path.startsWith('/') ? { uri: `file://${uri}` } : { uri, uriBaseId: '%SRCROOT%' };
}

function sectionOf(page: string, heading: string): string | null {
  const section = page.split(`\n## ${heading}\n`)[1]?.split('\n## ')[0]?.trim();
  const text = section?.replaceAll(/\[([^\]]+)\]\([^)]+\)/g, '$1').replaceAll(/\s+/g, ' ');
  return text === undefined || text === '' ? null : text;
}
