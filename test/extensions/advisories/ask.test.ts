import { expect, it } from 'vitest';
import { renderText } from '../../../src/cli/text/terminal.ts';
import type { Advisory } from '../../../src/extensions/advisories/advisory.ts';
import { askForAdvisories } from '../../../src/extensions/advisories/index.ts';
import { closingLines, reportedAdvisories } from '../../../src/extensions/advisories/reported.ts';
import { absent, known, type Outcome, unavailable } from '../../../src/outcome.ts';
import { renderMarkdown } from '../../../src/report/markdown.ts';
import type { Report } from '../../../src/report/report.ts';
import {
  allProven,
  changed,
  locked,
  nullProvider,
  report,
  subject,
  zh,
} from '../../support/review-builders.ts';

const lock = locked('3.2.4', [zh('linux')]);
const own = allProven(lock);
const line = "Known vulnerabilities were not looked up: GitHub's advisory database did not answer.";

/** A report about two changes, with what the database answers. */
async function reportWith(answer: Outcome<readonly Advisory[]>): Promise<Report> {
  const evidence = new Map([['one', own]]);
  const facts = await askForAdvisories(evidence, { about: async () => answer });
  return reportOf({ ...own, advisories: facts.get('one') ?? answer } as typeof own);
}

function reportOf(evidence: typeof own): Report {
  const change = changed({ head: lock, evidence });
  const made = report(subject([change]));
  const [first] = made.changes;
  if (first === undefined) throw new Error('no change');
  const told = { ...first, ...reportedAdvisories(change) };
  return { ...made, changes: [told, { ...told, files: ['other/.terraform.lock.hcl'] }] };
}

function shown(made: Report): readonly string[] {
  const context = {
    rows: [{ row: closingLines }],
    rules: [],
    repositoryUrl: null,
    reproduce: null,
    fullReport: null,
    docsUrl: 'https://docs.example',
  };
  return [renderMarkdown(made, context), renderText(made, { colour: false, rows: [{ row: closingLines }] })];
}

it.each([
  ['403', { ...unavailable('status', 'GitHub answered with status 403'), status: 403 }],
  ['404', absent('it')],
  ['silence', unavailable('network', 'GitHub did not answer')],
])(
  'advisories that could not be read (%s) do not look like none, and that is said once',
  async (_, answer) => {
    const made = await reportWith(answer);
    expect(made.changes.map(({ advisories }) => advisories)).toEqual([null, null]);
    for (const text of shown(made)) expect(text.split(line)).toHaveLength(2);
  },
);

it('advisories that nobody asked for (no token, Enterprise, the setting is off) do not look like none, and no line is about them', () => {
  const made = reportOf(own);
  expect(made.changes.map(({ advisories }) => advisories)).toEqual([null, null]);
  for (const text of shown(made)) expect(text).not.toContain('advisory database');
});

it('no advisories are an empty list, and no line', async () => {
  const made = await reportWith(known([]));
  expect(made.changes.map(({ advisories }) => advisories)).toEqual([[], []]);
  for (const text of shown(made)) expect(text).not.toContain('advisory database');
});

it.each([
  ['3.2.4', null],
  ['3.2.3', null],
  ['3.3.0', '3.3.0'],
  [null, null],
])('a fix in %s is advised only if it is newer than the locked version', async (fixed, advised) => {
  const [, namespace, type] = nullProvider.split('/');
  const module = `github.com/${namespace}/terraform-provider-${type}`;
  const affected = [{ module, range: '>= 3.0.0', fixed }];
  const advisory = { id: 'GHSA-2222-3333-4444', severity: 'high', summary: 'x', affected } as const;
  const made = await reportWith(known([advisory]));
  expect(made.changes[0]?.advisories).toMatchObject([{ id: advisory.id, fixed: advised }]);
});
