import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Change, ChangeKind } from '../../src/lockfile/change.ts';
import { compareLockFiles } from '../../src/lockfile/compare.ts';
import type { LockFileReading } from '../../src/lockfile/lock-file.ts';
import { readLockFile } from '../../src/lockfile/read.ts';

interface Counts {
  readonly kept: number;
  readonly removed: number;
  readonly added: number;
}

interface RecordedChange {
  readonly address: string;
  readonly old_version: string | null;
  readonly new_version: string | null;
  readonly constraints?: readonly [string | null, string | null];
  readonly h1?: Counts;
  readonly zh?: Counts;
}

interface Pair {
  readonly id: string;
  readonly change_kinds: readonly string[];
  readonly changes?: readonly RecordedChange[];
  readonly base: LockFileReading | null;
  readonly head: LockFileReading | null;
}

const folder = join(
  process.env.LOCKPROOF_SHARED ?? resolve(import.meta.dirname, '../../../shared'),
  'corpus/pairs',
);
const present = existsSync(folder);
if (!present) console.log(`skipped: ${folder} is not here`);

/** The corpus names schemes and sizes, Lockproof names events; these are the same. */
const recordedAs: Readonly<Record<string, readonly string[]>> = {
  'version-upgraded': ['bump-major', 'bump-minor', 'bump-patch', 'bump-prerelease'],
  'version-downgraded': ['downgrade'],
  'provider-added': ['provider-added'],
  'provider-removed': ['provider-removed'],
  'constraints-changed': ['constraints-changed', 'constraints-added', 'constraints-removed'],
  'provider-moved': ['host-change', 'namespace-change'],
  'format-only': ['format-only'],
  'hashes-…': [
    ...['h1-added', 'h1-removed', 'h1-replaced', 'h1-mixed-change', 'h1-added-from-none', 'h1-removed-all'],
    ...['zh-added', 'zh-removed', 'zh-replaced', 'zh-mixed-change', 'zh-added-from-none', 'zh-removed-all'],
    'other-hash-change',
  ],
};

/** Every pair where the kinds differ, by reason. */
const reasons: readonly { readonly reason: string; readonly ids: readonly string[] }[] = [
  {
    reason: 'only comments before the first block changed and no provider, so there is no change to name',
    ids: '2666 2668 2674 2675 2676 2677 2679 2685 2686 2687 2688 2690 2696 2697 2698'.split(' '),
  },
  {
    reason:
      'another namespace, another version and no common hash: a removed and an added provider, not a move',
    ids: '0342 0760 0771 1186 1191 1908 2235'.split(' '),
  },
  {
    reason: 'two candidates for a move: the one with the same version and hashes is used, so no upgrade',
    ids: '1208 1215'.split(' '),
  },
  {
    reason: 'blocks changed places: format-only is named in addition to the other changes',
    ids: '0393 0429 0827 0828 0850'.split(' '),
  },
  {
    reason: 'one of the files is no HCL, most of them because of a merge conflict, so no entry of it is read',
    ids: '2212 2256 2257 2501 2502 2509 2510'.split(' '),
  },
];

describe.skipIf(!present)('real transitions', () => {
  const index: readonly { readonly id: string }[] = present
    ? JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8'))
    : [];
  const pairs = index.map(({ id }) => load(id));

  it('are compared without the loss of a hash', () => {
    for (const pair of pairs) {
      const changes = changesOf(pair);
      for (const { provider, movedFrom, hashes } of changes) {
        const before = pair.base?.lockFile?.providers.find(
          ({ address }) => address === (movedFrom ?? provider),
        );
        const after = pair.head?.lockFile?.providers.find(({ address }) => address === provider);
        const distinct = new Set([...(before?.hashes ?? []), ...(after?.hashes ?? [])]);
        expect(new Set(hashes.map(({ hash }) => hash)), pair.id).toEqual(distinct);
        expect(hashes, pair.id).toHaveLength(distinct.size);
      }
    }
    console.log(`corpus/pairs: ${pairs.length} of ${index.length} compared`);
  });

  it('have the recorded kinds', () => {
    const explained = new Map(reasons.flatMap(({ reason, ids }) => ids.map((id) => [id, reason])));
    const different = pairs.filter(differs).map(({ id }) => id);
    console.log(
      `corpus/pairs: kinds as recorded for ${pairs.length - different.length} of ${pairs.length}; the others:`,
    );
    for (const { reason, ids } of reasons) console.log(`  ${ids.length} pairs: ${reason} (${ids.join(' ')})`);
    expect(different.filter((id) => !explained.has(id))).toEqual([]);
    expect([...explained.keys()].filter((id) => !different.includes(id))).toEqual([]);
  });

  it('have the recorded versions and numbers of hashes for each provider', () => {
    let entries = 0;
    const readable = pairs.filter(({ base, head }) => isRead(base) && isRead(head));
    for (const pair of readable) {
      const changes = changesOf(pair);
      for (const recorded of pair.changes ?? []) {
        entries += 1;
        expect(sidesOf(changes, recorded), `${pair.id} ${recorded.address}`).toEqual([
          recorded.old_version,
          recorded.new_version,
        ]);
        const change = changes.find(({ provider, from, to }) => provider === recorded.address && from && to);
        if (change === undefined || change.movedFrom !== null) continue;
        if (recorded.h1) expect(countHashes(change, 'h1:'), pair.id).toEqual(recorded.h1);
        if (recorded.zh) expect(countHashes(change, 'zh:'), pair.id).toEqual(recorded.zh);
      }
    }
    console.log(
      `corpus/pairs: versions and hash counts as recorded for all ${entries} changed entries of ${readable.length} pairs; ${pairs.length - readable.length} pairs have a file that Terraform refuses`,
    );
  });
});

function load(id: string): Pair {
  const read = (name: string): LockFileReading | null => {
    const path = join(folder, id, name);
    return existsSync(path) ? readLockFile(readFileSync(path)) : null;
  };
  const meta = JSON.parse(readFileSync(join(folder, id, 'meta.json'), 'utf8'));
  return { ...meta, base: read('old.lock.hcl'), head: read('new.lock.hcl') };
}

function isRead(reading: LockFileReading | null): boolean {
  return reading === null || reading.problems.every(({ severity }) => severity !== 'error');
}

function changesOf({ base, head }: Pair): readonly Change[] {
  return compareLockFiles(base?.lockFile ?? null, head?.lockFile ?? null);
}

function differs(pair: Pair): boolean {
  const kinds = new Set<ChangeKind>(changesOf(pair).flatMap((change) => change.kinds));
  if (pair.base === null) return [...kinds].some((kind) => kind !== 'provider-added');
  if (pair.head === null) return [...kinds].some((kind) => kind !== 'provider-removed');
  const ours = new Set([...kinds].map((kind) => (kind.startsWith('hashes-') ? 'hashes-…' : kind)));
  return Object.entries(recordedAs).some(
    ([kind, names]) =>
      ours.has(kind as ChangeKind) !== names.some((name) => pair.change_kinds.includes(name)),
  );
}

/** The versions that the changes give for one address, on the old side and on the new one. */
function sidesOf(changes: readonly Change[], { address }: RecordedChange): readonly (string | null)[] {
  const old = changes.find(({ provider, movedFrom, from }) => from && (movedFrom ?? provider) === address);
  const now = changes.find(({ provider, to }) => to && provider === address);
  return [old?.from?.version ?? null, now?.to?.version ?? null];
}

function countHashes({ hashes }: Change, scheme: string): Counts {
  const count = (status: string): number =>
    hashes.filter((hash) => hash.status === status && hash.hash.startsWith(scheme)).length;
  return { kept: count('kept'), removed: count('removed'), added: count('added') };
}
