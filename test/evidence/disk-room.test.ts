import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { openDiskRoom } from '../../src/evidence/disk-room.ts';
import { roomOnDisk } from '../../src/evidence/package-hashes.ts';

const settle = () => new Promise<void>((done) => setImmediate(done));

/** A package that wants to begin, and whether it may. */
async function claimed(room: ReturnType<typeof openDiskRoom>, bytes: number | null) {
  const claim = room.claim();
  const state = { begun: false };
  const begun = claim.begin(bytes).then(() => {
    state.begun = true;
  });
  await settle();
  return { claim, state, begun };
}

describe('the room on disk', () => {
  it('is given to a whole package, so that two that are half there do not wait for each other', async () => {
    const room = openDiskRoom(100);
    const old = await claimed(room, 80);
    const young = await claimed(room, 30);
    expect([old.state.begun, young.state.begun]).toEqual([true, false]);
    old.claim.release();
    await young.begun;
    expect(room.used()).toBe(30);
  });

  it.each([1000, null])('is not refused to one of %s bytes, which is then alone', async (bytes) => {
    const room = openDiskRoom(100);
    const first = await claimed(room, 10);
    const large = await claimed(room, bytes);
    const small = await claimed(room, 10);
    expect([large.state.begun, small.state.begun]).toEqual([false, false]);
    first.claim.release();
    await large.begun;
    expect(small.state.begun).toBe(false);
    large.claim.release();
    await small.begun;
  });

  it('is free again where a try begins anew', async () => {
    const room = openDiskRoom(100);
    const { claim } = await claimed(room, 60);
    await claim.begin(60);
    expect(room.used()).toBe(60);
  });

  it('is never exceeded, and every package becomes complete, in any order', async () => {
    const sizes = fc.array(fc.integer({ min: 1, max: 100 }), { minLength: 1, maxLength: 12 });
    await fc.assert(
      fc.asyncProperty(sizes, fc.scheduler(), async (packages, scheduler) => {
        const room = openDiskRoom(100);
        let most = 0;
        const download = async (bytes: number) => {
          const claim = room.claim();
          await claim.begin(bytes);
          most = Math.max(most, room.used());
          await scheduler.schedule(Promise.resolve());
          claim.release();
        };
        await scheduler.waitFor(Promise.all(packages.map(download)));
        expect(most).toBeLessThanOrEqual(100);
        expect(room.used()).toBe(0);
      }),
      { numRuns: 200 },
    );
  });
});

it.each<[string, () => number, number]>([
  ['a large disk', () => 500 * 1024 ** 3, 1024 ** 3],
  ['a small disk, of which it takes half', () => 300_000_000, 150_000_000],
  ['a disk that does not tell', () => JSON.parse('none'), 1024 ** 3],
])('is bounded on %s', (_, look, expected) => {
  expect(roomOnDisk(look)).toBe(expected);
});
