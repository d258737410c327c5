import { describe, expect, it } from 'vitest';
import { planEvidence } from '../../src/evidence/plan.ts';
import type { Change, HashChange } from '../../src/lockfile/change.ts';

const aws = 'registry.terraform.io/hashicorp/aws';
const tofu = 'registry.opentofu.org/hashicorp/aws';

function hash(name: string, status: HashChange['status']): HashChange {
  return { hash: `zh:${name}`, status };
}

function change(options: Partial<Change> & { readonly versions: readonly [string | null, string | null] }): {
  readonly change: Change;
} {
  const [from, to] = options.versions.map((version) => version && { version, constraints: null });
  return {
    change: {
      provider: aws,
      movedFrom: null,
      kinds: [],
      hashes: [],
      ...options,
      from: from || null,
      to: to || null,
    },
  };
}

describe('planEvidence', () => {
  it('wants an added provider whole', () => {
    const plan = planEvidence([
      change({ versions: [null, '2.0.0'], hashes: [hash('a', 'added'), hash('b', 'added')] }),
    ]);
    expect(plan).toEqual({
      requests: [{ address: aws, version: '2.0.0', hashes: ['zh:a', 'zh:b'] }],
      recorded: [],
    });
  });

  it('wants kept hashes too, and no removed ones', () => {
    const hashes = [hash('a', 'kept'), hash('b', 'added'), hash('c', 'removed')];
    const plan = planEvidence([change({ versions: ['2.0.0', '2.0.0'], hashes })]);
    expect(plan).toEqual({
      requests: [{ address: aws, version: '2.0.0', hashes: ['zh:a', 'zh:b'] }],
      recorded: [],
    });
  });

  it('wants of an old version its documents only, and remembers what was recorded for it', () => {
    const hashes = [hash('a', 'kept'), hash('b', 'added'), hash('c', 'removed')];
    const plan = planEvidence([change({ versions: ['1.0.0', '2.0.0'], hashes })]);
    expect(plan.requests).toEqual([
      { address: aws, version: '2.0.0', hashes: ['zh:a', 'zh:b'] },
      { address: aws, version: '1.0.0', hashes: [] },
    ]);
    expect(plan.recorded).toEqual([
      { hash: 'zh:a', address: aws, version: '1.0.0' },
      { hash: 'zh:c', address: aws, version: '1.0.0' },
    ]);
  });

  it('asks the old registry about a provider that moved at the same version', () => {
    const plan = planEvidence([change({ provider: tofu, movedFrom: aws, versions: ['2.0.0', '2.0.0'] })]);
    expect(plan.requests.map(({ address }) => address)).toEqual([tofu, aws]);
  });

  it('asks nothing about a removed provider', () => {
    expect(
      planEvidence([change({ versions: ['2.0.0', null], hashes: [hash('a', 'removed')] })]).requests,
    ).toEqual([]);
  });

  it('asks about one version once, whatever number of changes names it', () => {
    const plan = planEvidence([
      change({ versions: [null, '2.0.0'], hashes: [hash('a', 'added')] }),
      change({ versions: ['2.0.0', '2.0.0'], hashes: [hash('a', 'kept'), hash('b', 'added')] }),
      change({ versions: ['2.0.0', '3.0.0'], hashes: [hash('d', 'added')] }),
    ]);
    expect(plan.requests).toEqual([
      { address: aws, version: '2.0.0', hashes: ['zh:a', 'zh:b'] },
      { address: aws, version: '3.0.0', hashes: ['zh:d'] },
    ]);
  });
});
