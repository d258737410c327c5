import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { evidenceKey, type LockFileSides, planEvidence } from '../../../src/evidence/plan.ts';
import { changesOfShard } from '../../../src/extensions/shards/shards.ts';
import { type FileStates, groupChanges } from '../../../src/lockfile/group.ts';
import type { LockFile } from '../../../src/lockfile/lock-file.ts';
import { h1, locked, zh } from '../../support/review-builders.ts';

/** One manifest for everything, as most real releases have it. */
const manifest = zh('manifest');

function release(type: string, version: string, extra: readonly string[] = []) {
  const address = `registry.terraform.io/acme/${type}`;
  const hashes = [h1(`${type} ${version}`), zh(`${type} ${version}`), manifest, ...extra];
  return locked(version, hashes, { address });
}

const version = fc.constantFrom('1.0.0', '1.1.0', '2.0.0');
const type = fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f');
const lockFile: fc.Arbitrary<LockFile> = fc
  .uniqueArray(fc.record({ type, version, copied: fc.constantFrom(0, 0, 0, 1, 2) }), {
    selector: (one) => one.type,
    maxLength: 5,
  })
  .map((entries) => ({
    providers: entries
      .map((one) => release(one.type, one.version, one.copied === 0 ? [] : [zh(`copied ${one.copied}`)]))
      .toSorted((a, b) => (a.address < b.address ? -1 : 1)),
  }));
const states = fc
  .array(fc.record({ base: fc.option(lockFile), head: fc.option(lockFile) }), { maxLength: 8 })
  .map((sides): readonly FileStates[] => sides.map((side, index) => ({ path: `r${index}/lock`, ...side })));

function split(files: readonly FileStates[], count: number, everything: boolean) {
  const changes = groupChanges(files.map((file) => ({ ...file, whole: everything })));
  const sides: readonly LockFileSides[] = files.map(({ base, head }) => ({ base, head }));
  const shards = Array.from({ length: count }, (_, at) =>
    changesOfShard(changes, sides, { index: at + 1, count }),
  );
  return { changes, shards };
}

function keysOf(changes: Parameters<typeof planEvidence>[0]): readonly string[] {
  return planEvidence(changes).requests.map((request) => evidenceKey(request.address, request.version));
}

describe('the parts of a review', () => {
  it('have each change once, and ask about no provider version and no list of versions twice', () => {
    fc.assert(
      fc.property(states, fc.integer({ min: 1, max: 6 }), fc.boolean(), (files, count, everything) => {
        const { changes, shards } = split(files, count, everything);
        expect(shards.flat()).toHaveLength(changes.length);
        expect(new Set(shards.flat())).toEqual(new Set(changes));
        const asked = shards.flatMap((own) => [...new Set(keysOf(own))]);
        expect(asked.toSorted()).toEqual([...new Set(keysOf(changes))].toSorted());
        const listed = shards.flatMap((own) => [
          ...new Set(planEvidence(own).requests.flatMap((one) => (one.remarks ? [one.address] : []))),
        ]);
        expect(new Set(listed).size).toBe(listed.length);
      }),
      { numRuns: 300 },
    );
  });

  it('have entries together that share a copied hash, so that each can tell where it comes from', () => {
    const files = [
      { path: 'a/lock', base: null, head: { providers: [release('a', '1.0.0', [zh('copied')])] } },
      { path: 'b/lock', base: null, head: { providers: [release('b', '7.0.0', [zh('copied')])] } },
    ];
    const { shards } = split(files, 256, true);
    expect(shards.filter((own) => own.length > 0).map((own) => own.length)).toEqual([2]);
  });

  it('spread over the shards although all releases have one manifest, and stay where they are when others come', () => {
    const file = (at: number): FileStates => {
      const head = { providers: [release(`t${at}`, '1.0.0')] };
      return { path: `r${at}/lock`, base: head, head };
    };
    const few = split(
      Array.from({ length: 100 }, (_, at) => file(at)),
      4,
      true,
    );
    const more = split(
      Array.from({ length: 140 }, (_, at) => file(at)),
      4,
      true,
    );
    for (const [index, own] of few.shards.entries()) {
      expect(own.length).toBeGreaterThan(10);
      const providers = more.shards[index]?.map(({ change }) => change.provider);
      expect(providers).toEqual(expect.arrayContaining(own.map(({ change }) => change.provider)));
    }
  });
});
