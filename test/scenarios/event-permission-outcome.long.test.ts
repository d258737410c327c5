import { describe, expect, it } from 'vitest';
import { deviationsOf } from '../support/github-descriptions/deviations.ts';
import { anotherCommit } from './event-permission-outcome/another-commit.ts';
import { ownPull } from './event-permission-outcome/own-pull.ts';
import { refusals } from './event-permission-outcome/refusals.ts';
import type { Row, Section } from './event-permission-outcome/row.ts';

import { line, page } from './event-permission-outcome/table.ts';
import { tokens } from './event-permission-outcome/tokens.ts';
import { withoutPull } from './event-permission-outcome/without-pull.ts';
import { stackTrace } from './run-log.ts';
import { setStage } from './stage.ts';

const sections: readonly Section[] = [ownPull, anotherCommit, tokens, refusals, withoutPull];
const rows = sections.flatMap((section) => section.rows);
const lines = new Map<Row, string>();

describe.concurrent('event × permission × case', () => {
  it.for(rows)('$event, $token: $what', async (row, test) => {
    const stage = await setStage(test);
    const { event, settings } = await row.prepare(stage);
    const before = stage.github.requests.length;
    const run = await stage.run(event, settings);
    const asked = stage.github.requests.slice(before);
    lines.set(row, line(row, run, stage, asked));
    expect(asked.flatMap((each) => deviationsOf(each))).toEqual([]);
    expect(run.stdout).not.toMatch(stackTrace);
    expect(run.stderr).toBe('');
    if (run.report !== null) expect(run.summary).toContain('Lockproof');
    const written = [...stage.github.comments, ...stage.github.reviewComments]
      .map(({ body }) => body)
      .join('\n');
    const server = settings?.env?.GITHUB_SERVER_URL ?? 'https://github.com';
    for (const [link] of written.matchAll(/https:\/\/[^)\s]*octo-org[^)\s]*/g))
      expect(link).toMatch(`${server}/`);
  });
});

describe('the table', () => {
  it('has each case once', () => {
    const cases = rows.map(({ event, token, what }) => [event, token, what].join());
    expect(new Set(cases).size).toBe(rows.length);
  });

  it('names every request and the final state', async () => {
    await expect(page(sections, lines)).toMatchFileSnapshot('../../__fixtures__/github-requests.md');
  });
});
