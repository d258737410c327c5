import { readFileSync } from 'node:fs';
import { Ajv } from 'ajv';
import { describe, expect, it } from 'vitest';
import { renderJson } from '../../src/report/json.ts';
import type { Report } from '../../src/report/report.ts';
import { reviews } from '../support/example-reviews.ts';
import { matchesReportSchema } from '../support/report-schema.ts';

const published = JSON.parse(readFileSync('docs/report.v1.schema.json', 'utf8'));

describe('the published schema of the JSON report', () => {
  it('is a JSON schema, is part of the package, and names the version that a report names', () => {
    expect(new Ajv().validateSchema(published)).toBe(true);
    expect(published.properties.schema.const).toBe('lockproof.report/v1');
    const { files } = JSON.parse(readFileSync('package.json', 'utf8')) as { files: readonly string[] };
    expect(files).toContain('docs');
  });

  // The hostile example has values that no lock file gets past the readers with.
  const made = Object.entries(reviews).filter(([name]) => name !== 'hostile-text');

  it.each(made)('is that of the report of "%s", of the whole and of a shard', (_name, report) => {
    const whole = report();
    const shard = {
      index: 1,
      count: 2,
      run: 'a'.repeat(64),
      changes: 1,
      failOn: 'error',
      onUnavailable: 'warn',
    } as const;
    for (const one of [whole, { ...whole, shard }])
      expect(matchesReportSchema(JSON.parse(renderJson(one)))).toEqual([]);
  });

  const [, example] = made[0] ?? [];
  const sound = JSON.parse(renderJson(example?.() as Report));

  it.each([
    ['no schema', { schema: undefined }],
    ['another schema', { schema: 'lockproof.report/v2' }],
    ['a verdict that is none', { verdict: 'fine' }],
    ['no totals', { totals: undefined }],
    ['a count that is text', { totals: { ...sound.totals, hashes: '6' } }],
    ['a shard without a run', { shard: { index: 1, count: 2 } }],
    ['a change without files', { changes: [{ ...sound.changes[0], files: [] }] }],
    ['a field that the schema does not have', { shiny: true }],
    ['a finding without a place', { findings: [{ rule: 'x', severity: 'error', message: 'x' }] }],
  ])('refuses %s', (_what, parts) => {
    const wrong: unknown = JSON.parse(JSON.stringify({ ...sound, ...parts }));
    expect(matchesReportSchema(wrong)).not.toEqual([]);
  });
});
