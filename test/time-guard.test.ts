import { expect, it, vi } from 'vitest';
import { settingsFrom } from '../src/policy/settings-from.ts';
import { busyRun, endedLate } from './support/busy-run.ts';

it('a run that is busy after its time ends with exit code 3: a loop without end (T68)', () => {
  const { status, stdout, stderr } = busyRun('command line', 'for (;;) Math.sqrt(2)');
  expect(stderr).toMatch(endedLate);
  expect([status, stdout, stderr.split('\n').length]).toEqual([3, 'cleaned up\n', 2]);
});

it('a time that is longer than a timer does not end the run at once', () => {
  const work = 'await new Promise((done) => setTimeout(done, 1_000))';
  expect(busyRun('command line', work, 597 * 3_600_000).status).toBe(0);
});

const calls = vi.hoisted((): string[] => []);
vi.mock(import('../src/time-guard.ts'), () => ({
  guardTime: (milliseconds, entry) => {
    calls.push(`${entry} ${milliseconds}`);
    return () => void calls.push('called off');
  },
}));

it('a review has its guard from before the first file is read until it ends (T68)', async () => {
  const read = async () => {
    calls.push('read');
    throw new Error('no file');
  };
  // Files share their modules, and others have loaded these without the double.
  vi.resetModules();
  const { reviewByPolicy } = await import('../src/review.ts');
  const settings = settingsFrom(new Map([['max-time', '2 minutes']]));
  await expect(reviewByPolicy({ source: { read }, settings, entry: 'workflow' })).rejects.toThrow('no file');
  expect(calls).toEqual(['workflow 120000', 'read', 'called off']);
  vi.resetModules();
});
