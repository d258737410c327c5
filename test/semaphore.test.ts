import { setImmediate as turn } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { lookWhile } from '../src/semaphore.ts';

interface Search {
  readonly seen: readonly string[];
  readonly looks: readonly string[];
  /** The highest number of looks at one time. */
  readonly most: number;
}

/** Looks at `a`, `b`, `c`, …; each candidate in `finds` lowers the number of wanted things by one. */
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
      // Later candidates are faster.
      for (let left = 10 - candidates.indexOf(candidate); left > 0; left--) await turn();
      underWay -= 1;
      if (finds.includes(candidate)) wanted -= 1;
      return candidate.toUpperCase();
    },
  );
  return { seen, looks, most: peak };
}

it('for one wanted thing, candidates are looked at one after the other until it is found', async () => {
  const { seen, most } = await search({ wanted: 1, finds: 'c' });
  expect(seen).toEqual(['A', 'B', 'C']);
  expect(most).toBe(1);
});

it('for several wanted things, as many candidates are looked at in parallel', async () => {
  const { seen, most } = await search({ wanted: 3, finds: 'abc' });
  expect(seen).toEqual(['A', 'B', 'C']);
  expect(most).toBe(3);
});

it('never more candidates than the given number are looked at in parallel', async () => {
  const { seen, most } = await search({ wanted: 100 });
  expect(seen).toEqual([...'ABCDEFGH']);
  expect(most).toBe(4);
});

it('fewer candidates are looked at in parallel after something is found', async () => {
  const { looks, seen } = await search({ wanted: 2, finds: 'bh' });
  expect(looks).toEqual([...'abcdefgh']);
  expect(seen).toEqual([...'ABCDEFGH']);
});

it('the results are in the order of the candidates, whichever was faster', async () => {
  expect((await search({ wanted: 4, finds: 'dcba' })).seen).toEqual(['A', 'B', 'C', 'D']);
});

it('without wanted things or candidates there are no results', async () => {
  expect((await search({ wanted: 0 })).looks).toEqual([]);
  expect((await search({ wanted: 2, candidates: '' })).seen).toEqual([]);
});
