/** Runs work as soon as there is room for it. The rest waits: first come, first served. */
export type Semaphore = <R>(work: () => Promise<R>) => Promise<R>;

export function openSemaphore(count: number): Semaphore {
  const waiting: (() => void)[] = [];
  let free = count;
  return async (work) => {
    if (free > 0) free -= 1;
    else await new Promise<void>((proceed) => waiting.push(proceed));
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next === undefined) free += 1;
      else next();
    }
  };
}

/** Works on all items, at most so many at a time. @returns the results, in the order of the items */
export async function inTurns<T, R>(
  items: readonly T[],
  most: number,
  work: (item: T) => Promise<R>,
): Promise<readonly R[]> {
  const semaphore = openSemaphore(most);
  return Promise.all(items.map((item) => semaphore(() => work(item))));
}

/** Looks at candidates in order, never at more than are still `wanted`, as each may be the last. */
export async function lookWhile<C, S>(
  candidates: readonly C[],
  wanted: () => number,
  most: number,
  look: (candidate: C) => Promise<S>,
): Promise<readonly S[]> {
  const seen: S[] = [];
  const underWay = new Set<Promise<void>>();
  for (const [place, candidate] of candidates.entries()) {
    while (underWay.size > 0 && underWay.size >= Math.min(most, wanted())) await Promise.race(underWay);
    if (wanted() === 0) break;
    const one = look(candidate).then((sight) => {
      seen[place] = sight;
      underWay.delete(one);
    });
    underWay.add(one);
  }
  await Promise.all(underWay);
  return seen;
}
