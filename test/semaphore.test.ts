import { setImmediate as turn } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { lookWhile } from '../src/semaphore.ts';

interface Search {
  readonly seen: readonly string[];
  readonly looks: readonly string[];
  /** How many were under way at the most. */
  readonly most: number;
}

/** Looks at `a`, `b`, `c`, …; what is in `finds` takes one thing off the list of those that are wanted. */
async function search(options: {
  readonly candidates?: string;
  readonly wanted: number;
  readonly finds?: string;
  readonly most?: number;
}): Promise<Search> {
  const { candidates = 'abcdefgh', finds = '', most = 4 } = options;
  let { wanted } = options;
  const looks: string[] = [];
  let underWay = 0;
  let peak = 0;
  const seen = await lookWhile(
    [...candidates],
    () => wanted,
    most,
    async (candidate) => {
      looks.push(candidate);
      underWay += 1;
      peak = Math.max(peak, underWay);
      // The later ones are the faster ones.
      for (let left = 10 - candidates.indexOf(candidate); left > 0; left--) await turn();
      underWay -= 1;
      if (finds.includes(candidate)) wanted -= 1;
      return candidate.toUpperCase();
    },
  );
  return { seen, looks, most: peak };
}

it('one wanted thing is looked for one candidate after the other, until it is found', async () => {
  const { seen, most } = await search({ wanted: 1, finds: 'c' });
  expect(seen).toEqual(['A', 'B', 'C']);
  expect(most).toBe(1);
});

it('several wanted things are looked for side by side, as many as are wanted', async () => {
  const { seen, most } = await search({ wanted: 3, finds: 'abc' });
  expect(seen).toEqual(['A', 'B', 'C']);
  expect(most).toBe(3);
});

it('never more than the given number at a time', async () => {
  const { seen, most } = await search({ wanted: 100 });
  expect(seen).toEqual([...'ABCDEFGH']);
  expect(most).toBe(4);
});

it('fewer at a time once something is found', async () => {
  const { looks, seen } = await search({ wanted: 2, finds: 'bh' });
  expect(looks).toEqual([...'abcdefgh']);
  expect(seen).toEqual([...'ABCDEFGH']);
});

it('what is seen is in the order of the candidates, whatever was faster', async () => {
  expect((await search({ wanted: 4, finds: 'dcba' })).seen).toEqual(['A', 'B', 'C', 'D']);
});

it('nothing wanted, or nothing to look at, is nothing seen', async () => {
  expect((await search({ wanted: 0 })).looks).toEqual([]);
  expect((await search({ wanted: 2, candidates: '' })).seen).toEqual([]);
});
