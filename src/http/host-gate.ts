import { openMemory } from '../memory.ts';
import { openSemaphore, type Semaphore } from '../semaphore.ts';

/** Lets so many tasks run at a time for each host; the others wait their turn. */
export interface HostGate {
  pass<T>(host: string, task: () => Promise<T>): Promise<T>;
}

export function openHostGate(count: number): HostGate {
  const hosts = openMemory<Semaphore>();
  return {
    async pass(host, task) {
      const leave = await hosts(host, () => openSemaphore(count)).enter();
      try {
        return await task();
      } finally {
        leave();
      }
    },
  };
}
