import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { openPatience } from '../../../src/extensions/witness/compare.ts';
import { known, type Outcome } from '../../../src/outcome.ts';

const never = () => new Promise<Outcome<string>>(() => {});
const after = async (milliseconds: number) => known(await sleep(milliseconds, 'answered'));

it('no answer is waited for longer than the run may wait, and then nothing is asked', async () => {
  const briefly = openPatience(20, 60);
  const all = await Promise.all([briefly(never), briefly(never)]);
  expect(all.map(({ kind }) => kind)).toEqual(['unavailable', 'unavailable']);
  expect(await briefly(async () => known('fast'))).toMatchObject({ kind: 'unavailable' });
});

it('questions at the same time count once, and the time between them not at all', async () => {
  const briefly = openPatience(400, 10_000);
  const twenty = await Promise.all(Array.from({ length: 20 }, () => briefly(() => after(30))));
  await sleep(400);
  expect([...twenty, await briefly(() => after(0))].every(({ kind }) => kind === 'known')).toBe(true);
});
