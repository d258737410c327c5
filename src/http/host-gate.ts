/** Lets so many tasks run at a time for each host; the others wait their turn, first come first served. */
export interface HostGate {
  pass<T>(host: string, task: () => Promise<T>): Promise<T>;
}

export function openHostGate(places: number): HostGate {
  const lines = new Map<string, { free: number; waiting: (() => void)[] }>();

  function enter(host: string): Promise<void> | undefined {
    const line = lines.get(host) ?? { free: places, waiting: [] };
    lines.set(host, line);
    if (line.free > 0) {
      line.free -= 1;
      return undefined;
    }
    return new Promise((proceed) => line.waiting.push(proceed));
  }

  function leave(host: string): void {
    const line = lines.get(host);
    if (line === undefined) return;
    const next = line.waiting.shift();
    if (next === undefined) line.free += 1;
    else next();
  }

  return {
    async pass(host, task) {
      await enter(host);
      try {
        return await task();
      } finally {
        leave(host);
      }
    },
  };
}
