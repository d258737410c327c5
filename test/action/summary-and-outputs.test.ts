import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { setOutputs, summaryLimit, writeReport, writeSummary } from '../../src/action/runner.ts';

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'lockproof-runner-'));
});
afterAll(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true, force: true });
});

test('without a summary file nothing is thrown', async () => {
  vi.stubEnv('GITHUB_STEP_SUMMARY', undefined);
  expect(await writeSummary('# x')).toContain('summary');
});

test('the summary is written as it is, and cut at a line where it is too large in bytes', async () => {
  const file = join(folder, 'summary.md');
  writeFileSync(file, '');
  vi.stubEnv('GITHUB_STEP_SUMMARY', file);
  expect(await writeSummary('# Lockproof\n')).toBeNull();
  expect(readFileSync(file, 'utf8')).toBe('# Lockproof\n');
  expect(await writeSummary('übung | Grüße\n'.repeat(100_000))).toBeNull();
  const bytes = readFileSync(file);
  expect(bytes.length).toBeLessThanOrEqual(summaryLimit);
  expect(bytes.length).toBeGreaterThan(summaryLimit - 100);
  const lines = bytes.toString().split('\n');
  expect(new Set(lines.slice(0, -4))).toEqual(new Set(['übung | Grüße']));
  expect(bytes.toString()).toContain(`${100_001 - (lines.length - 3)} more lines were cut`);
});

test('outputs reach the runner’s file under their names in action.yml', async () => {
  const file = join(folder, 'output');
  writeFileSync(file, '');
  vi.stubEnv('GITHUB_OUTPUT', file);
  setOutputs({
    verdict: 'failed',
    report: '/tmp/r.json',
    sarif: '/tmp/r.sarif',
    changes: 3,
    unproven: 1,
    'comment-url': '',
  });
  const written = readFileSync(file, 'utf8').replaceAll(/ghadelimiter_[0-9a-f-]+/g, 'EOF');
  expect(written).toBe(
    'verdict<<EOF\nfailed\nEOF\nreport<<EOF\n/tmp/r.json\nEOF\nsarif<<EOF\n/tmp/r.sarif\nEOF\nchanges<<EOF\n3\nEOF\nunproven<<EOF\n1\nEOF\ncomment-url<<EOF\n\nEOF\n',
  );
});

test('two reports of one job do not overwrite each other', async () => {
  vi.stubEnv('RUNNER_TEMP', folder);
  const [one, other] = [await writeReport('{"a":1}'), await writeReport('{"a":2}')];
  expect(one.startsWith(folder)).toBe(true);
  expect([one, other].map((path) => readFileSync(path, 'utf8'))).toEqual(['{"a":1}', '{"a":2}']);
});
