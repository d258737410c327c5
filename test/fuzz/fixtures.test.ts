import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { loadTarget, targetNames } from '../../fuzz/targets.ts';

const folder = '__fixtures__/fuzz';

/* Every input that fuzzing has found, again. The referees judge them where they are on the machine. */

it('has fixtures only for targets that there are', () => {
  expect(readdirSync(folder).filter((name) => !targetNames.includes(name))).toEqual([]);
});

describe.each(targetNames)('%s', (name) => {
  it('holds for what it starts from', async () => {
    const target = await loadTarget(name);
    const seeds = target.seeds();
    expect(seeds.length).toBeGreaterThan(0);
    for (const seed of seeds) await target.run(seed);
  });

  it('holds for each input that broke it once', async () => {
    const { run, referee } = await loadTarget(name);
    for (const input of foundFor(name)) {
      await run(input);
      if (referee?.present()) await referee.judge(input);
    }
  });
});

function foundFor(name: string): readonly Uint8Array[] {
  const here = readdirSync(folder).includes(name) ? readdirSync(join(folder, name)) : [];
  return here.sort().map((file) => readFileSync(join(folder, name, file)));
}
