import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Claim, openDiskRoom } from '../../src/evidence/disk-room.ts';

const settle = () => new Promise<void>((done) => setImmediate(done));

/** Whether a piece is granted at once. */
async function isGranted(taking: Promise<void>): Promise<boolean> {
  let granted = false;
  void taking.then(() => {
    granted = true;
  });
  await settle();
  return granted;
}

function claimed(room: ReturnType<typeof openDiskRoom>, bytes: number | null): Claim {
  const claim = room.claim();
  claim.begin(bytes);
  return claim;
}

describe('the room on disk', () => {
  it('is kept for the older package, so that two that are half there do not wait for each other', async () => {
    const room = openDiskRoom(100);
    const [old, young] = [claimed(room, 80), claimed(room, 80)];
    expect(await isGranted(old.take(10))).toBe(true);
    expect(await isGranted(young.take(20))).toBe(true);
    const more = young.take(1);
    expect(await isGranted(more)).toBe(false);
    await old.take(70);
    old.complete();
    expect(await isGranted(more)).toBe(false);
    old.release();
    await more;
    expect(room.used()).toBe(21);
  });

  it('is not refused to the oldest, whatever its size, where no complete one will make room', async () => {
    const room = openDiskRoom(100);
    const old = claimed(room, 1000);
    expect(await isGranted(old.take(1000))).toBe(true);
    const more = claimed(room, 10).take(1);
    expect(await isGranted(more)).toBe(false);
    old.complete();
    old.release();
    await more;
  });

  it('is free again where a try begins anew', async () => {
    const room = openDiskRoom(100);
    const old = claimed(room, 60);
    await old.take(50);
    old.begin(60);
    expect(room.used()).toBe(0);
  });

  it('is never exceeded, and every package becomes complete, in any order of the pieces', async () => {
    const sizes = fc.array(fc.integer({ min: 1, max: 100 }), { minLength: 1, maxLength: 12 });
    await fc.assert(
      fc.asyncProperty(
        sizes,
        fc.integer({ min: 1, max: 40 }),
        fc.scheduler(),
        async (packages, piece, scheduler) => {
          const room = openDiskRoom(100);
          let most = 0;
          const download = async (bytes: number) => {
            const claim = claimed(room, bytes);
            for (let left = bytes; left > 0; left -= piece) {
              await claim.take(Math.min(piece, left));
              most = Math.max(most, room.used());
              await scheduler.schedule(Promise.resolve());
            }
            claim.complete();
            await scheduler.schedule(Promise.resolve());
            claim.release();
          };
          await scheduler.waitFor(Promise.all(packages.map(download)));
          expect(most).toBeLessThanOrEqual(100);
          expect(room.used()).toBe(0);
        },
      ),
      { numRuns: 200 },
    );
  });
});
