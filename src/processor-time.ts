import type { Worker } from 'node:worker_threads';

/** Milliseconds of work since the call, at most: by the clock, or of processor time of all threads, which is less beside busy programs. Work that gets less than a twentieth of a processor ends too. */
export function openStopwatch(): () => number {
  const [clock, processor] = [performance.now(), process.cpuUsage()];
  return () => {
    const passed = performance.now() - clock;
    const { user, system } = process.cpuUsage(processor);
    return Math.max(Math.min(passed, (user + system) / 1000), passed / 20);
  };
}

/** The same for one thread since its start. Node tells its own processor time from 24.6 on; before, its waits are known. */
export async function workOf(thread: Worker, sinceStart: () => number): Promise<number> {
  const own = await thread.cpuUsage?.().catch(() => null);
  if (own != null) return (own.user + own.system) / 1000;
  return Math.min(sinceStart(), thread.performance.eventLoopUtilization().active);
}
