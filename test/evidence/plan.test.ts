import { describe, expect, it } from 'vitest';
import { type EvidenceRequest, planEvidence } from '../../src/evidence/plan.ts';
import type { Change, HashChange } from '../../src/lockfile/change.ts';

const aws = 'registry.terraform.io/hashicorp/aws';
const tofu = 'registry.opentofu.org/hashicorp/aws';

type Versions = readonly [string | null, string | null];

/** `kept zh:a`, `added h1:b`, … */
function change(versions: Versions, hashes: readonly string[], options: Partial<Change> = {}) {
  const [from, to] = versions.map((version) => (version === null ? null : { version, constraints: null }));
  const parsed = hashes.map((text): HashChange => {
    const [status = '', hash = ''] = text.split(' ');
    return { hash, status: status as HashChange['status'] };
  });
  const change: Change = {
    provider: aws,
    movedFrom: null,
    kinds: [],
    hashes: parsed,
    ...options,
    from: from ?? null,
    to: to ?? null,
  };
  return { change };
}

/** `1.0.0 zh:a zh:b, dropped zh:c, remarks` */
function brief({ address, version, hashes, dropped, remarks }: EvidenceRequest): string {
  return [
    [address === aws ? '' : 'tofu', version, ...hashes].filter((part) => part !== '').join(' '),
    ...(dropped.length === 0 ? [] : [`dropped ${dropped.join(' ')}`]),
    ...(remarks ? ['remarks'] : []),
  ].join(', ');
}

interface Row {
  readonly what: string;
  readonly changes: readonly { readonly change: Change }[];
  readonly plan: readonly string[];
}

const rows: readonly Row[] = [
  {
    what: 'an added provider with zh alone: every hash, and nothing more',
    changes: [change([null, '2.0.0'], ['added zh:a', 'added zh:b'])],
    plan: ['2.0.0 zh:a zh:b'],
  },
  {
    what: 'an added provider with an h1: also the remarks of the registry',
    changes: [change([null, '2.0.0'], ['added h1:a', 'added zh:b'])],
    plan: ['2.0.0 h1:a zh:b, remarks'],
  },
  {
    what: 'more hashes for the same version: the kept ones too',
    changes: [change(['2.0.0', '2.0.0'], ['kept zh:a', 'added zh:b'])],
    plan: ['2.0.0 zh:a zh:b'],
  },
  {
    what: 'fewer hashes for the same version: the dropped ones only by answers that are needed anyway',
    changes: [change(['2.0.0', '2.0.0'], ['kept zh:a', 'removed zh:b', 'removed h1:c'])],
    plan: ['2.0.0 zh:a, dropped zh:b h1:c'],
  },
  {
    what: 'the same version in two files, where one keeps what the other drops',
    changes: [
      change(['2.0.0', '2.0.0'], ['kept zh:a', 'removed zh:b']),
      change(['2.0.0', '2.0.0'], ['kept zh:b', 'added zh:a']),
    ],
    plan: ['2.0.0 zh:a zh:b'],
  },
  {
    what: 'another version: all hashes of the new one, the documents of the old one',
    changes: [change(['1.0.0', '2.0.0'], ['kept zh:m', 'added zh:b', 'removed zh:c'])],
    plan: ['2.0.0 zh:m zh:b', '1.0.0'],
  },
  {
    what: 'another version with an h1: also the remarks of the registry, because it may have moved or been archived since',
    changes: [change(['1.0.0', '2.0.0'], ['added h1:a', 'added zh:b', 'removed zh:c'])],
    plan: ['2.0.0 h1:a zh:b, remarks', '1.0.0'],
  },
  {
    what: 'a downgrade: the same',
    changes: [change(['2.0.0', '1.0.0'], ['added zh:b', 'removed zh:c'])],
    plan: ['1.0.0 zh:b', '2.0.0'],
  },
  {
    what: 'other build metadata: another release',
    changes: [change(['1.0.0', '1.0.0+b'], ['added zh:b'])],
    plan: ['1.0.0+b zh:b', '1.0.0'],
  },
  {
    what: 'another registry at the same version: both registries',
    changes: [change(['2.0.0', '2.0.0'], ['added zh:a', 'removed zh:b'], { provider: tofu, movedFrom: aws })],
    plan: ['tofu 2.0.0 zh:a', '2.0.0'],
  },
  {
    what: 'another registry, with an h1: a new provider for the new registry',
    changes: [change(['2.0.0', '2.0.0'], ['added h1:a'], { provider: tofu, movedFrom: aws })],
    plan: ['tofu 2.0.0 h1:a, remarks', '2.0.0'],
  },
  {
    what: 'a removed provider: nothing',
    changes: [change(['2.0.0', null], ['removed zh:a'])],
    plan: [],
  },
  {
    what: 'all hashes removed: the documents',
    changes: [change(['2.0.0', '2.0.0'], ['removed zh:a'])],
    plan: ['2.0.0, dropped zh:a'],
  },
  {
    what: 'constraints only: every hash nevertheless',
    changes: [change(['2.0.0', '2.0.0'], ['kept zh:a', 'kept h1:b'])],
    plan: ['2.0.0 zh:a h1:b'],
  },
  {
    what: 'one version in three changes: once',
    changes: [
      change([null, '2.0.0'], ['added zh:a']),
      change(['2.0.0', '2.0.0'], ['kept zh:a', 'added zh:b']),
      change(['2.0.0', '3.0.0'], ['added zh:d']),
    ],
    plan: ['2.0.0 zh:a zh:b', '3.0.0 zh:d'],
  },
];

describe('planEvidence', () => {
  it.each(rows)('$what', ({ changes, plan }) => {
    expect(planEvidence(changes).requests.map(brief)).toEqual(plan);
  });

  it('passes on the policy', () => {
    expect(planEvidence([], { acceptAsserted: true })).toEqual({ requests: [], wordIsEnough: true });
  });

  it.each([
    [
      'an upgrade with fewer',
      change(['1.0.0', '2.0.0'], ['removed h1:a', 'removed h1:b', 'added h1:c']),
      '1.0.0 h1:a h1:b',
    ],
    ['the same version with fewer', change(['2.0.0', '2.0.0'], ['removed h1:a', 'kept h1:b']), '2.0.0 h1:a'],
    ['an upgrade with as many', change(['1.0.0', '2.0.0'], ['removed h1:a', 'added h1:b']), null],
    [
      'none left, which another rule reports',
      change(['2.0.0', '2.0.0'], ['removed h1:a', 'kept zh:b']),
      null,
    ],
    ['no hash left', change(['2.0.0', '2.0.0'], ['removed h1:a', 'removed zh:b']), '2.0.0 h1:a'],
  ])('seeks the platforms of the h1 that go: %s', (_, one, sought) => {
    const { requests } = planEvidence([one]);
    const seeking = requests.flatMap(({ version, sought = [] }) =>
      sought.length === 0 ? [] : [[version, ...sought].join(' ')],
    );
    expect(seeking).toEqual(sought === null ? [] : [sought]);
  });

  it('reads the documents of what the base lists of an old version, and of nothing else', () => {
    const { requests } = planEvidence([
      change(['1.0.0', '2.0.0'], ['kept zh:m', 'added zh:b', 'removed zh:c']),
      change(['1.0.0', '3.0.0'], ['added zh:d', 'removed zh:c', 'removed zh:e']),
      change(['4.0.0', '4.0.0'], ['kept zh:x', 'removed zh:y']),
    ]);
    const read = requests.map(({ version, before }) => [version, ...(before ?? ['-'])].join(' '));
    expect(read.toSorted()).toEqual(['1.0.0 zh:m zh:c zh:e', '2.0.0 -', '3.0.0 -', '4.0.0 -']);
  });

  it('seeks them for one entry of a run only, because each costs packages', () => {
    const losing = (provider: string) =>
      change(['1.0.0', '2.0.0'], ['removed h1:a', 'removed h1:b', 'added h1:c'], { provider });
    const { requests } = planEvidence([losing(aws), losing(tofu)]);
    expect(requests.filter(({ sought }) => sought !== undefined).map(({ address }) => address)).toEqual([
      tofu,
    ]);
  });
});
