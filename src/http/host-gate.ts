import { openPlaces, type Places } from '../places.ts';

/** Lets so many tasks run at a time for each host; the others wait their turn. */
export interface HostGate {
  pass<T>(host: string, task: () => Promise<T>): Promise<T>;
}

export function openHostGate(count: number): HostGate {
  const hosts = new Map<string, Places>();
  return {
    async pass(host, task) {
      const places = hosts.get(host) ?? openPlaces(count);
      hosts.set(host, places);
      const leave = await places.enter();
      try {
        return await task();
      } finally {
        leave();
      }
    },
  };
}
