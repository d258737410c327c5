import { expect, it } from 'vitest';
import { busyRun, endedLate } from './support/busy-run.ts';

it.each([
  ['a pattern that goes back for ever', "/^(a+)+$/.test('a'.repeat(60) + 'b')"],
  ['a wait for a thread', 'Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0)'],
])('a run that is busy after its time ends with exit code 3, whatever else it does: %s (T68)', (_, work) => {
  const { status, stdout, stderr } = busyRun('command line', work);
  expect(stderr).toMatch(endedLate);
  expect([status, stdout, stderr.split('\n').length]).toEqual([3, 'cleaned up\n', 2]);
});

it('in a workflow its words are an annotation', () => {
  const { status, stdout } = busyRun('workflow', 'for (;;) Math.sqrt(2)');
  expect([status, stdout.split('::', 2)[1]]).toEqual([3, 'error title=Lockproof']);
});

it('a run that ends in time is left alone, and so is the process of a library', () => {
  const slow = 'const end = performance.now() + 1200; while (performance.now() < end) Math.sqrt(2)';
  expect(busyRun('command line', slow)).toEqual({ status: 0, stdout: 'reviewed\ncleaned up\n', stderr: '' });
  const longer = slow.replace('1200', '3000');
  expect(busyRun('library', longer)).toEqual({ status: 0, stdout: 'reviewed\ncleaned up\n', stderr: '' });
});
