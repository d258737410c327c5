/** So many may be inside at one time; the others wait their turn, first come first served. */
export interface Semaphore {
  /** Returns the way out; going twice is going once. */
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
