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

it('a run that is busy after its time ends with exit code 3: a loop without end (T68)', () => {
  const { status, stdout, stderr } = run('command line', 'for (;;) Math.sqrt(2)');
  expect(stderr).toMatch(words);
  expect([status, stdout, stderr.split('\n').length]).toEqual([3, 'cleaned up\n', 2]);
});
