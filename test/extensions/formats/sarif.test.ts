import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { renderSarif } from '../../../src/extensions/formats/sarif.ts';
import { rules } from '../../../src/extensions/index.ts';
import type { Report, ReportedFinding } from '../../../src/report/report.ts';
import { rulePage } from '../../../src/rule-pages.ts';
import { reviews } from '../../support/example-reviews.ts';
import { report, subject, zh } from '../../support/review-builders.ts';
import { expectSarif } from '../../support/sarif-schema.ts';
import { finding } from './finding.ts';

/*
 * The schema of SARIF 2.1.0, and GitHub's requirements for a file that it shows as alerts ("SARIF support for code scanning" in its
 * documentation).
 */

const docsUrl = 'https://docs.example';
const pageOf = rulePage;
const clean = report(subject([]));

interface Text {
  readonly text: string;
}

interface Descriptor extends Readonly<Record<'shortDescription' | 'fullDescription' | 'help', Text>> {
  readonly id: string;
  readonly helpUri: string;
  readonly properties: { readonly tags: readonly string[] };
}

interface Result extends Readonly<Record<'ruleId' | 'level', string>> {
  readonly ruleIndex: number;
  readonly message: Text;
  readonly locations: readonly { readonly physicalLocation: Location }[];
  readonly partialFingerprints: Readonly<Record<string, string>>;
}

interface Location {
  readonly artifactLocation: object;
  readonly region: { readonly startLine: number };
}

interface Run {
  readonly tool: { readonly driver: { readonly rules: readonly Descriptor[] } };
  readonly invocations: readonly { readonly toolExecutionNotifications?: readonly { message: Text }[] }[];
  readonly results: readonly Result[];
}

function runOf(findings: readonly ReportedFinding[], parts: Partial<Report> = {}): Run {
  const log = JSON.parse(renderSarif({ ...clean, findings, ...parts }, { docsUrl, rules, pageOf }));
  if (findings.length < 100) expectSarif(log);
  expect(log).toMatchObject({ version: '2.1.0', runs: [{}] });
  return log.runs[0];
}

describe('SARIF for code scanning', () => {
  it.each(Object.entries(reviews))('follows the schema for the review "%s"', (_name, made) => {
    expectSarif(JSON.parse(renderSarif(made(), { docsUrl, rules, pageOf })));
  });

  it('would not follow the schema with a field too many', () => {
    const log = JSON.parse(renderSarif(clean, { docsUrl, rules, pageOf }));
    expect(() => expectSarif({ ...log, extra: true })).toThrow();
    expect(() => expectSarif({ ...log, runs: [{ ...log.runs[0], tool: {} }] })).toThrow();
  });

  it('describes every rule within the lengths that are shown', () => {
    const described = runOf([]).tool.driver.rules;
    expect(described.map(({ id }) => id)).toEqual(rules.map(({ slug }) => slug));
    for (const { shortDescription, fullDescription, help, helpUri, properties } of described) {
      for (const { text } of [shortDescription, fullDescription]) {
        expect(text).not.toBe('');
        expect(text.length).toBeLessThanOrEqual(1024);
      }
      expect(help.text).not.toBe('');
      expect(help.text).not.toMatch(/\]\((?!https:)/);
      expect(fullDescription.text).not.toContain('](');
      expect(helpUri).toMatch(/^https:\/\/docs\.example\/rules\/[a-z0-9-]+\.md$/);
      expect(properties.tags.length).toBeLessThanOrEqual(10);
    }
  });

  it('has no results where there are no findings, and says where a run is incomplete', () => {
    expect(runOf([]).results).toEqual([]);
    expect(runOf([]).invocations).toEqual([{ executionSuccessful: true }]);
    expect(runOf([], { base: null, head: null, verdict: 'incomplete' }).invocations).toEqual([
      { executionSuccessful: false },
    ]);
  });

  it('gives each result its rule, level, place and fingerprint', () => {
    const severities = { error: 'error', warning: 'warning', notice: 'note' } as const;
    for (const [severity, level] of Object.entries(severities)) {
      const run = runOf([finding({ severity: severity as ReportedFinding['severity'], hash: zh('x') })]);
      const [result] = run.results;
      expect(result).toMatchObject({ ruleId: 'unproven-hash', level });
      expect(run.tool.driver.rules[result?.ruleIndex ?? -1]?.id).toBe('unproven-hash');
      expect(result?.message.text).toBe('Nothing supports it. Delete this hash (line 7).');
      expect(result?.locations[0]?.physicalLocation.region.startLine).toBe(7);
      expect(result?.partialFingerprints).toEqual({ 'lockproof/v1': expect.stringContaining(zh('x')) });
    }
  });

  it('distinguishes two findings on one line, and recognises one on another line', () => {
    const fingerprints = (findings: readonly ReportedFinding[]) =>
      runOf(findings).results.map(({ partialFingerprints }) => partialFingerprints['lockproof/v1']);
    const twins = [finding(), finding(), finding({ provider: 'registry.terraform.io/hashicorp/aws' })];
    expect(new Set(fingerprints(twins)).size).toBe(3);
    expect(fingerprints([finding({ line: 9 })])).toEqual(fingerprints([finding()]));
  });

  it.each([
    ['a folder/ü?#%.hcl', { uri: 'a%20folder/%C3%BC%3F%23%25.hcl', uriBaseId: '%SRCROOT%' }],
    ['https:/evil.example/x', { uri: 'https%3A/evil.example/x', uriBaseId: '%SRCROOT%' }],
    ['C:\\x\u202e', { uri: 'C%3A%5Cx%E2%80%AE', uriBaseId: '%SRCROOT%' }],
    ['/elsewhere/.terraform.lock.hcl', { uri: 'file:///elsewhere/.terraform.lock.hcl' }],
  ])('names the file %j by an address that stays in the repository', (path, expected) => {
    const [result] = runOf([finding({ path })]).results;
    expect(result?.locations[0]?.physicalLocation.artifactLocation).toEqual(expected);
  });

  it('has no link and no placeholder from a text from outside', () => {
    const message = '[click](https://evil.example) {0} {{x}}.';
    expect(runOf([finding({ message, remedy: 'Stop.' })]).results[0]?.message.text).toBe(
      '[click] (https://evil.example) {{0}} {{{{x}}}}. Stop.',
    );
  });

  it.each([
    ['many findings', 5_001, 'short'],
    ['findings with long texts', 2_500, 'long '.repeat(450)],
  ])(
    'stays within the limits of GitHub for %s: the worst stay, and the others are counted',
    (_what, count, text) => {
      const findings = Array.from({ length: count }, (_, index) =>
        finding({ message: `${index} ${text}`, path: `${text}/${index}`.slice(-900) }),
      );
      const totals = { ...clean.totals, findings: count };
      const file = renderSarif({ ...clean, findings, totals }, { docsUrl, rules, pageOf });
      expect(Buffer.byteLength(file)).toBeLessThan(10_000_000);
      expect(gzipSync(file).length).toBeLessThan(10_000_000);
      const run: Run = JSON.parse(file).runs[0];
      const shown = run.results.length;
      expect(shown).toBeLessThanOrEqual(5_000);
      expect(shown).toBeGreaterThan(1_000);
      expect(run.results.every(({ message }, index) => message.text.startsWith(`${index} `))).toBe(true);
      const left = count - shown;
      expect(run.invocations[0]?.toolExecutionNotifications?.[0]?.message.text).toBe(
        `${left === 1 ? 'One finding is' : `${left} findings are`} left out here; the JSON report has them.`,
      );
    },
  );

  it('counts the findings that no report has', () => {
    const totals = { ...clean.totals, findings: 7_003 };
    const run: Run = JSON.parse(
      renderSarif({ ...clean, findings: [finding()], totals }, { docsUrl, rules, pageOf }),
    ).runs[0];
    expect(run.invocations[0]?.toolExecutionNotifications).toEqual([
      {
        level: 'warning',
        message: { text: '7002 findings are only counted, because a report has the worst 5,000.' },
      },
    ]);
    expect(runOf([finding()]).invocations[0]).not.toHaveProperty('toolExecutionNotifications');
  });
});
