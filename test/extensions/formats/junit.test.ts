import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { validateXML } from 'xmllint-wasm';
import { renderJUnit } from '../../../src/extensions/formats/junit.ts';
import type { Report, ReportedFinding } from '../../../src/report/report.ts';
import { anyCharacter } from '../../support/any-character.ts';
import { hostile, reviews } from '../../support/example-reviews.ts';
import { changed, locked, prodPath, report, subject, zh } from '../../support/review-builders.ts';
import { finding } from './finding.ts';

/* The schema is the one by which Jenkins' xUnit plugin accepts JUnit files; it is under the MIT licence. */
const schema = readFileSync('__fixtures__/schemas/junit-10.xsd', 'utf8');

/** What xmllint says against these documents; empty where all are well-formed and follow the schema. */
async function faultsOf(documents: readonly string[]): Promise<readonly string[]> {
  const xml = documents.map((contents, index) => ({ fileName: `${index}.xml`, contents }));
  const { errors } = await validateXML({ xml, schema: [schema] });
  return errors.map(({ rawMessage }) => rawMessage);
}

const clean = report(subject([]));

/** One lock file with two providers, and these findings. */
function reportWith(findings: readonly ReportedFinding[]): Report {
  const random = locked('3.6.0', [zh('r')], { address: 'registry.terraform.io/hashicorp/random' });
  const changes = [changed({ head: locked('3.2.4', [zh('n')]) }), changed({ head: random })];
  return { ...report(subject(changes)), findings };
}

function junit(of: Report, failOn: 'error' | 'warning' | 'never' = 'error'): string {
  return renderJUnit(of, { failOn });
}

describe('JUnit XML', () => {
  it('follows the schema of Jenkins for every example', async () => {
    const documents = [...Object.values(reviews), () => clean].map((made) => junit(made()));
    expect(await faultsOf(documents)).toEqual([]);
    expect(await faultsOf(['<testsuites><testcase/></testsuites>'])).not.toEqual([]);
  });

  it('has a suite for the file, a case for it, and one for each provider version', () => {
    const text = junit(reportWith([finding()]));
    expect(text).toContain('<testsuites name="Lockproof" tests="3" failures="1" errors="0">');
    expect(text).toContain(`<testsuite name="${prodPath}" tests="3" failures="1" errors="0" skipped="0">`);
    expect(
      [...text.matchAll(/<testcase classname="([^"]*)" name="([^"]*)"/g)].map(([, ...names]) => names),
    ).toEqual(
      ['the lock file', 'hashicorp/null 3.2.4', 'hashicorp/random 3.6.0'].map((name) => [prodPath, name]),
    );
    expect(text).toContain(
      [
        '    <testcase classname="envs/prod/.terraform.lock.hcl" name="hashicorp/null 3.2.4">',
        '      <failure type="unproven-hash" message="Nothing supports it.">envs/prod/.terraform.lock.hcl:7 error unproven-hash: Nothing supports it.',
        '  Delete this hash (line 7).</failure>',
        '    </testcase>',
      ].join('\n'),
    );
  });

  it.each([
    ['an error', finding(), 'error', 'failure'],
    ['a warning', finding({ severity: 'warning' }), 'error', 'system-out'],
    ['a warning under fail-on: warning', finding({ severity: 'warning' }), 'warning', 'failure'],
    ['a notice under fail-on: warning', finding({ severity: 'notice' }), 'warning', 'system-out'],
    ['an error under fail-on: never', finding(), 'never', 'system-out'],
    ['a question without an answer', finding({ severity: 'warning', open: true }), 'error', 'error'],
    [
      'a question without an answer under fail-on: warning',
      finding({ severity: 'warning', open: true }),
      'warning',
      'error',
    ],
  ] as const)('%s', (_what, one, failOn, element) => {
    const text = junit(reportWith([one]), failOn);
    const elements = [...text.matchAll(/<(failure|error|system-out)/g)].map(([, name]) => name);
    expect(elements).toEqual([element]);
    expect(text).toContain('Nothing supports it.');
  });

  it('gives a case one failure, with everything that is said about it', () => {
    const text = junit(
      reportWith([
        finding(),
        finding({ line: 8, message: 'Nothing supports this one.' }),
        finding({ severity: 'warning', open: true, message: 'Could not ask.' }),
        finding({ severity: 'notice', message: 'It is new.' }),
      ]),
    );
    expect(text).toContain('tests="3" failures="1" errors="0"');
    expect(text.match(/<failure /g)).toHaveLength(1);
    expect(text).toContain('message="Nothing supports it. And 1 more finding."');
    expect(text).toMatch(/<failure [^>]*>[^<]*Nothing supports this one\.[^<]*<\/failure>/);
    expect(text).toMatch(/<system-out>[^<]*Could not ask\.[^<]*It is new\.[^<]*<\/system-out>/);
  });

  it('has a finding that is about no provider of the file in the case of the file, and other files in suites', () => {
    const text = junit(
      reportWith([
        finding({ provider: null, message: 'Not canonical.' }),
        finding({ provider: 'registry.terraform.io/hashicorp/tls', message: 'Missing.' }),
        finding({ provider: null, path: '.gitattributes', message: 'Rewritten.' }),
      ]),
    );
    expect(text).toMatch(/name="the lock file">\n\s+<failure [^>]*>[^<]*Not canonical\.[^<]*Missing\./);
    expect(text).toContain('<testsuite name=".gitattributes" tests="1" failures="1"');
  });

  it('has a case even where there is nothing to review, because readers take an empty file for a fault', () => {
    const text = junit(clean);
    expect(text).toContain('tests="1" failures="0" errors="0"');
    expect(text).toContain('no lock file changed');
  });

  it('has an error where the review is incomplete, whatever else it has', async () => {
    const text = junit({ ...reportWith([]), verdict: 'incomplete' });
    expect(text).toContain('tests="4" failures="0" errors="1"');
    expect(text).toMatch(/<testsuite name="Lockproof"[^>]*errors="1"/);
    expect(await faultsOf([text])).toEqual([]);
  });

  it('is well-formed whatever the texts are', async () => {
    const text = fc.oneof(
      fc.string({ unit: anyCharacter, maxLength: 30 }),
      fc.constantFrom(
        ']]>',
        '<![CDATA[',
        '&#0;',
        '&x;',
        '<?xml',
        '--',
        '\ufffe',
        '\ud800',
        '"',
        "'",
        '\u0085',
      ),
    );
    const one = fc.tuple(text, text, text, text);
    const documents = fc
      .sample(fc.array(one, { minLength: 10, maxLength: 10 }), { numRuns: 10, seed: 1 })
      .map((ten) =>
        junit(
          reportWith(
            ten.flatMap(([message, path, provider, remedy]) => [
              finding({ message, path, provider, remedy }),
              finding({ rule: message, hash: path }),
            ]),
          ),
        ),
      );
    documents.push(junit(hostile()), junit(hostile(']]><x a="&b;">\u0000\ud800\ufffe\uffff')));
    expect(await faultsOf(documents)).toEqual([]);
    for (const document of documents) expect(document).not.toMatch(/[^\n\P{C}]/u);
  });

  it('stays within what GitLab reads, and keeps the failures', () => {
    const findings = Array.from({ length: 5_000 }, (_, at) =>
      finding({ path: `z/${at}`, message: `failure ${at} ${'long '.repeat(500)}`, provider: null }),
    );
    const files = Array.from({ length: 30_000 }, (_, at) => ({
      path: `a/${at}`,
      status: 'added' as const,
      digest: null,
    }));
    const text = junit({ ...clean, files, findings });
    expect(Buffer.byteLength(text)).toBeLessThan(20_000_000);
    const shown = text.match(/<testcase /g)?.length ?? 0;
    expect(text).toContain(`<testsuites name="Lockproof" tests="${shown}"`);
    expect(text).toContain(`<property name="cases left out" value="${35_000 - shown}"/>`);
    const more = junit({ ...reportWith([]), totals: { ...clean.totals, findings: 7_000 } });
    expect(more).toContain('<property name="findings only counted" value="7000"/>');
    expect(junit(reportWith([]))).not.toContain('only counted');
    const many = junit({ ...clean, files, findings: findings.map((one) => ({ ...one, message: 'short' })) });
    expect(many.match(/<failure /g)).toHaveLength(5_000);
    expect(many.match(/<testcase /g)).toHaveLength(20_000);
  });
});
