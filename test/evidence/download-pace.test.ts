import { describe, expect, it } from 'vitest';
import { type Download, mostDownloads, openPace } from '../../src/evidence/download-pace.ts';

const megabyte = 1e6;

/** A link with a clock of its own: every connection delivers the same, and a thread hashes 120 MB in a second. */
function simulate({
  perConnection,
  threads,
  packages,
}: Record<'perConnection' | 'threads' | 'packages', number>) {
  const size = 160 * megabyte;
  let time = 0;
  const pace = openPace({ threads });
  const flows: { readonly flow: Download; left: number }[] = [];
  const ready: { readonly flow: Download; left: number }[] = [];
  let [done, most, mostReady] = [0, 0, 0];
  for (let one = 0; one < packages; one++) void pace.begin().then((flow) => flows.push({ flow, left: size }));
  const step = 0.02;
  return async () => {
    while (done < packages && time < 600) {
      await new Promise<void>((next) => setImmediate(next));
      time += step;
      most = Math.max(most, flows.length);
      for (const one of [...flows]) {
        const bytes = Math.min(one.left, perConnection * step);
        one.left -= bytes;
        if (one.left > 0) continue;
        flows.splice(flows.indexOf(one), 1);
        ready.push({ flow: one.flow, left: size });
        one.flow.arrived();
      }
      mostReady = Math.max(mostReady, ready.length);
      for (const one of ready.slice(0, threads)) {
        one.left -= 120 * megabyte * step;
        if (one.left > 0) continue;
        ready.splice(ready.indexOf(one), 1);
        one.flow.gone();
        done += 1;
      }
    }
    const processors = (packages * size) / (threads * 120 * megabyte);
    const link = (packages * size) / (mostDownloads * perConnection);
    return { time, done, most, mostReady, bound: Math.max(processors, link), first: size / perConnection };
  };
}

describe('the number of downloads at one time', () => {
  it.each([
    { perConnection: 400 * megabyte, threads: 2 },
    { perConnection: 40 * megabyte, threads: 2 },
    { perConnection: 10 * megabyte, threads: 2 },
    { perConnection: 40 * megabyte, threads: 4 },
    { perConnection: 400 * megabyte, threads: 16 },
  ])(
    'with $threads threads and $perConnection bytes a second each is bounded, and keeps up',
    async (given) => {
      const { done, most, time, bound, first } = await simulate({ ...given, packages: 28 })();
      expect(done).toBe(28);
      expect(most).toBeLessThanOrEqual(mostDownloads);
      // Nothing can be hashed before the first package is there, and the last one is hashed when all are there.
      expect(time).toBeLessThanOrEqual(1.2 * bound + first + 2);
    },
  );

  it('leaves no more than a few packages waiting for a thread', async () => {
    const { mostReady } = await simulate({ perConnection: 400 * megabyte, threads: 2, packages: 20 })();
    expect(mostReady).toBeLessThanOrEqual(2 + 2 + mostDownloads);
  });

  it('begins nothing where the disk has no room, except if nothing else is under way', async () => {
    const pace = openPace({ threads: 2, hasRoom: () => false });
    const first = await pace.begin();
    let begun = false;
    const second = pace.begin().then((flow) => {
      begun = true;
      return flow;
    });
    await new Promise<void>((next) => setImmediate(next));
    expect(begun).toBe(false);
    first.gone();
    (await second).gone();
  });
});
