import { describe, expect, it } from 'vitest';
import type { VersionEvidence } from '../../src/evidence/evidence.ts';
import { known as outcome } from '../../src/outcome.ts';
import {
  coveredPlatforms,
  hasOpenHash,
  namesOf,
  platformOf,
  platformsBefore,
  platformsOfBase,
  publishedPackages,
} from '../../src/subject/coverage.ts';
import {
  asserted,
  changed,
  computedFor,
  evidence,
  h1,
  hashicorpKey,
  locked,
  missingRelease,
  notAsked,
  refuted,
  signedFor,
  zh,
} from '../support/review-builders.ts';

const [linux, darwin, windows] = ['linux_amd64', 'darwin_arm64', 'windows_amd64'] as const;
const all = {
  [zh(linux)]: signedFor(linux),
  [zh(darwin)]: signedFor(darwin),
  [zh(windows)]: signedFor(windows),
};
const manifest = { [zh('manifest')]: signedFor(null) };

describe('the platform of a hash', () => {
  it.each([
    ['signed', signedFor(linux), linux],
    ['signed, but of a manifest', signedFor(null), null],
    ['computed', computedFor(darwin), darwin],
    ['stated', { ...asserted, platform: windows }, windows],
    ['refuted', refuted, null],
    ['not asked', notAsked(), null],
    ['nothing', undefined, null],
  ])('is that of its proof: %s', (_, proof, expected) => {
    expect(platformOf(proof)).toBe(expected);
  });

  it('counts where it is proven or stated, and is open where an answer is missing', () => {
    const hashes = [zh(linux), zh('manifest'), h1('refuted'), h1('open'), h1('unknown')];
    const head = locked('3.2.4', hashes);
    const known = evidence(head, { ...all, ...manifest, [h1('refuted')]: refuted, [h1('open')]: notAsked() });
    expect([...coveredPlatforms(hashes, known)]).toEqual([linux]);
    expect([...coveredPlatforms(hashes, null)]).toEqual([]);
    expect([
      hasOpenHash(hashes, known),
      hasOpenHash(hashes.slice(0, 3), known),
      hasOpenHash(hashes, null),
    ]).toEqual([true, false, false]);
  });

  it('of the base is found in its own release, in what was dropped, and in what is known now, in this order', () => {
    const [base, head] = [locked('3.2.3', []), locked('3.2.4', [])];
    const baseEvidence = evidence(base, { [zh('old')]: signedFor(darwin) });
    const now = {
      ...evidence(head, all),
      dropped: new Map([
        [zh('gone'), signedFor(windows)],
        [zh(linux), signedFor(darwin)],
      ]),
    };
    const of = platformsOfBase({ ...changed({ base, head, evidence: now }), baseEvidence });
    expect([zh('old'), zh('gone'), zh(linux), zh(windows), zh('unknown')].map(of)).toEqual([
      [darwin],
      [windows],
      [darwin, linux],
      [windows],
      [],
    ]);
    const nothing = platformsOfBase({ ...changed({ base, head, evidence: null }), baseEvidence: null });
    expect(nothing(zh('old'))).toEqual([]);
  });

  it('may be several: one zip, and the h1 of it, or an h1 that is announced twice', () => {
    const head = locked('3.2.4', [h1('one'), h1('two')]);
    const known = evidence(head, { [zh(linux)]: signedFor(linux), [h1('one')]: computedFor(linux) });
    const twice = [linux, windows].map((platform) => ({ hash: zh(linux), filename: platform, platform }));
    const [document] = known.release.kind === 'known' ? known.release.value.documents : [];
    if (document === undefined) throw new Error('the release has a document');
    const release = outcome({ documents: [{ ...document, entries: twice }], disagreements: [] });
    expect([...coveredPlatforms([h1('one')], { ...known, release })]).toEqual([linux, windows]);
    const announced = new Map([[windows, [h1('one')]]]);
    expect([...coveredPlatforms([h1('one')], { ...known, announced })]).toEqual([linux, windows]);
    // Of what is refuted, an announcement says nothing.
    const wrong = { ...known, proofs: new Map([[h1('one'), refuted]]), announced };
    expect([...coveredPlatforms([h1('one')], wrong)]).toEqual([]);
  });
});

describe('the packages of a release', () => {
  const head = locked('3.2.4', []);

  it('are those that its documents list for a platform', () => {
    expect(publishedPackages(evidence(head, { ...all, ...manifest }))).toEqual(
      [linux, darwin, windows].map((platform) => ({ hash: zh(platform), platform })),
    );
    expect(publishedPackages(missingRelease(head))).toEqual([]);
    expect(publishedPackages(null)).toEqual([]);
  });
});

describe('the platforms that an entry was locked for', () => {
  const hashesOf = (...names: readonly string[]) => names.map(zh);
  const lockedFor = (
    hashes: readonly string[],
    more: { now?: VersionEvidence; before?: VersionEvidence | null } = {},
  ) => {
    const [base, head] = [locked('3.2.3', hashes), locked('3.2.4', [])];
    const baseEvidence = more.before === undefined ? evidence(base, all) : more.before;
    const change = changed({ base, head, evidence: more.now ?? evidence(head, all), baseEvidence });
    return platformsBefore(base, change);
  };

  it('are told by its zh only where some platforms have none', () => {
    expect(lockedFor(hashesOf(linux, darwin))).toEqual([linux, darwin]);
    expect(lockedFor(hashesOf(linux, darwin, windows))).toEqual([]);
  });

  it('are told by every zh where the release has several documents', () => {
    const base = locked('3.2.3', []);
    const several = evidence(base, all, [hashicorpKey, hashicorpKey]);
    expect(lockedFor(hashesOf(linux, darwin, windows), { before: several })).toEqual([
      linux,
      darwin,
      windows,
    ]);
  });

  it('are told by its h1, as far as they are known, each once', () => {
    const head = locked('3.2.4', []);
    const now = {
      ...evidence(head, all),
      dropped: new Map([
        [h1('a'), computedFor(darwin)],
        [h1('b'), computedFor(darwin)],
      ]),
    };
    expect(
      lockedFor([h1('a'), h1('b'), h1('unknown'), ...hashesOf(linux, darwin, windows)], { now }),
    ).toEqual([darwin]);
  });

  it('count only where the release still has them', () => {
    const now = evidence(locked('3.2.4', []), { [zh(darwin)]: signedFor(darwin) });
    expect(lockedFor(hashesOf(linux, darwin), { now })).toEqual([darwin]);
  });

  it('are told by the same release where only the hashes changed', () => {
    expect(lockedFor(hashesOf(linux, darwin), { before: null })).toEqual([linux, darwin]);
  });

  it('are none for a new entry', () => {
    expect(platformsBefore(null, changed({ head: locked('3.2.4', []) }))).toEqual([]);
  });
});

it.each([
  [[], ''],
  [['a'], 'a'],
  [['a', 'b'], 'a and b'],
  [['a', 'b', 'c'], 'a, b and c'],
  [['a', 'b', 'c', 'd'], 'a, b, c and 1 more'],
  [['a', 'b', 'c', 'd', 'e'], 'a, b, c and 2 more'],
])('the names of %j are %s', (platforms, names) => {
  expect(namesOf(platforms)).toBe(names);
});
