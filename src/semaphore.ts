/** Limits how many may be inside at one time. The others wait: first come, first served. */
export interface Semaphore {
  /** Returns the function that leaves; a second call does nothing. */
  enter(): Promise<() => void>;
}

/** @param count how many may be inside at one time */
export function openSemaphore(count: number): Semaphore {
  const waiting: (() => void)[] = [];
  let free = count;
  return {
    async enter() {
      if (free > 0) free -= 1;
      else await new Promise<void>((proceed) => waiting.push(proceed));
      let inside = true;
      return () => {
        if (!inside) return;
        inside = false;
        const next = waiting.shift();
        if (next === undefined) free += 1;
        else next();
      };
    },
  };
}

/**
 * Looks at candidates in their order, several at a time, while something is still wanted. It never looks at more candidates at one time
 * than are wanted, because each look may find the last wanted thing.
 *
 * @param wanted how many things are still to be found; 0 ends the search
 * @param most how many looks may run at one time
 * @returns the results, in the order of the candidates
 */
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

/** How many of {@link inGroups} are under way at one time. */
const groupSize = 32;

/** Works on items a group at a time, so that what a group asks a server for at the same moment can be asked for at once. */
export async function inGroups<T, R>(
  items: readonly T[],
  work: (item: T) => Promise<R>,
): Promise<readonly R[]> {
  const results: R[] = [];
  for (let at = 0; at < items.length; at += groupSize)
    results.push(...(await Promise.all(items.slice(at, at + groupSize).map(work))));
  return results;
}
