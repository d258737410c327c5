import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';

const here = import.meta.dirname;

/** A run in a process of its own, whose source does this before it answers. */
function run(entry: string, work: string) {
  const program = `
    import { guardTime } from '${here}/../src/time-guard.ts';
    process.on('exit', () => process.stdout.write('cleaned up\\n'));
    const inTime = guardTime(1_000, '${entry}', 1_000);
    ${work};
    inTime();
    process.stdout.write('reviewed\\n');`;
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', program], {
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
}

const words =
  /Nothing was judged: the run was still busy long after its time \(max-time, 1 second\)\. Run it/;

it.each([
  ['a pattern that goes back for ever', "/^(a+)+$/.test('a'.repeat(60) + 'b')"],
  ['a wait for a thread', 'Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0)'],
])('a run that is busy after its time ends with exit code 3, whatever else it does: %s (T68)', (_, work) => {
  const { status, stdout, stderr } = run('command line', work);
  expect(stderr).toMatch(words);
  expect([status, stdout, stderr.split('\n').length]).toEqual([3, 'cleaned up\n', 2]);
});

it('in a workflow its words are an annotation', () => {
  const { status, stdout } = run('workflow', 'for (;;) Math.sqrt(2)');
  expect([status, stdout.split('::', 2)[1]]).toEqual([3, 'error title=Lockproof']);
});

it('a run that ends in time is left alone, and so is the process of a library', () => {
  const slow = 'const end = performance.now() + 1200; while (performance.now() < end) Math.sqrt(2)';
  expect(run('command line', slow)).toEqual({ status: 0, stdout: 'reviewed\ncleaned up\n', stderr: '' });
  const longer = slow.replace('1200', '3000');
  expect(run('library', longer)).toEqual({ status: 0, stdout: 'reviewed\ncleaned up\n', stderr: '' });
});
