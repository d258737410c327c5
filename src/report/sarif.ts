import type { Finding, Severity } from '../rules/finding.ts';
import { rules } from '../rules/index.ts';
import type { Rule } from '../rules/rule.ts';
import { visible, visibleJson } from './escape.ts';
import type { Report } from './report.ts';

export interface SarifContext {
  /** The folder of the documentation, without a slash at its end. */
  readonly docsUrl: string;
  /** The pages of the rules, as Markdown, by slug. */
  readonly pages: ReadonlyMap<string, string>;
}

const longestMessage = 2000;

/**
 * SARIF 2.1.0, as GitHub's code scanning and editors read it. Every rule is described, whether it found anything or not, so that the
 * description is there when it does.
 */
export function renderSarif(report: Report, context: SarifContext): string {
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
            rules: rules.map((rule) => described(rule, context)),
          },
        },
        // A run that could not ask for everything must not read as one that found nothing.
        invocations: [{ executionSuccessful: report.verdict !== 'incomplete' }],
        columnKind: 'utf16CodeUnits',
        results: report.findings.map(asResult),
      },
    ],
  };
  return `${visibleJson(JSON.stringify(log, null, 2))}\n`;
}

function described({ slug, severity, meaning }: Rule, { docsUrl, pages }: SarifContext) {
  const page = pages.get(slug) ?? meaning;
  return {
    id: slug,
    name: slug,
    shortDescription: { text: meaning },
    fullDescription: { text: sectionOf(page, 'Why it matters') ?? meaning },
    help: { text: page, markdown: page },
    helpUri: `${docsUrl}/rules/${slug}.md`,
    defaultConfiguration: { level: levelOf(severity) },
    properties: { tags: ['security', 'supply-chain'] },
  };
}

function asResult({ rule, severity, message, provider, hash, path, line, remedy }: Finding) {
  return {
    ruleId: rule,
    ruleIndex: rules.findIndex(({ slug }) => slug === rule),
    level: levelOf(severity),
    message: { text: visible(`${message} ${remedy}`, longestMessage) },
    locations: [
      {
        physicalLocation: {
          artifactLocation: { uri: uriOf(path), uriBaseId: '%SRCROOT%' },
          region: { startLine: line },
        },
      },
    ],
    // The line may move; what the finding is about stays.
    partialFingerprints: { 'lockproof/v1': visible([rule, path, provider ?? '', hash ?? ''].join(' ')) },
  };
}

function levelOf(severity: Severity): 'error' | 'warning' | 'note' {
  return severity === 'notice' ? 'note' : severity;
}

/** A relative reference; characters that mean something in one are encoded (T33). */
function uriOf(path: string): string {
  return path
    .split('/')
    .map((part) => encodeURIComponent(part.toWellFormed()))
    .join('/');
}

/** The text below a heading of a page, as one paragraph. */
function sectionOf(page: string, heading: string): string | null {
  const text = page.split(`\n## ${heading}\n`)[1]?.split('\n## ')[0]?.trim().replaceAll(/\s+/g, ' ');
  return text === undefined || text === '' ? null : text;
}
