import { describe, expect, it } from 'vitest';
import type { VersionEvidence } from '../../../src/evidence/evidence.ts';
import type { PackageHasher } from '../../../src/evidence/package-hashes.ts';
import { withFactsOf } from '../../../src/evidence/step.ts';
import { asksMirrors } from '../../../src/extensions/mirrors/ask-mirrors.ts';
import type { MirroredPackage, ProviderMirror } from '../../../src/extensions/mirrors/mirror.ts';
import { providerName } from '../../../src/finding/sentence.ts';
import { absent, known, type Outcome, type UnavailableCode, unavailable } from '../../../src/outcome.ts';
import { gatheringOf } from '../../evidence/gathering.ts';
import { brief } from '../../evidence/ports.ts';
import { h1, notAsked, refuted, signed, zh } from '../../support/review-builders.ts';

/* What mirrors offer, with mirrors and packages in memory. */

const address = 'registry.terraform.io/acme/widget';
const named = { address, version: '1.2.3' };
const network = unavailable('network', 'the connection was reset');

/** A hasher of packages that have hashes by their name: a URL or a path. */
function hasherOf(
  faults: Readonly<Record<string, Outcome<never>>> = {},
): PackageHasher & { readonly hashed: string[] } {
  const hashed: string[] = [];
  const hashes = (name: string) => {
    hashed.push(name);
    return (
      faults[name] ?? known({ zh: zh(name), archive: h1(`${name} archive`), directory: h1(`${name} folder`) })
    );
  };
  return {
    hashed,
    hash: async () => network,
    hashUnnamed: async ({ downloadUrl }) => hashes(downloadUrl),
    hashFile: async (path) => hashes(path),
    sizeOf: () => null,
    downloaded: () => 0,
    close: async () => {},
  };
}

const download = (platform: string, stated: readonly string[] = [], url = platform): MirroredPackage => ({
  platform,
  stated,
  content: { kind: 'download', url },
});
/** What a mirror with these packages proves, where it is asked instead of the registry. */
async function prove(hashes: readonly string[], packages: readonly MirroredPackage[], hasher = hasherOf()) {
  const mirror: ProviderMirror = { name: 'm', packagesOf: async () => known(packages) };
  const evidence: VersionEvidence = {
    ...named,
    release: unavailable('not-direct', 'only mirrors'),
    proofs: new Map(hashes.map((hash) => [hash, notAsked()])),
    dropped: new Map(),
    remarks: null,
  };
  const { proofs = new Map(), release } =
    (await asksMirrors(() => [mirror]).version?.(evidence, gatheringOf({ hasher }))) ?? {};
  const told = [...proofs].map(([hash, proof]) => [hash, brief(proof)] as const);
  return {
    proofs: Object.fromEntries(told.filter(([, text]) => text.startsWith('asserted'))),
    obstacle: told.find(([, text]) => text.startsWith('unavailable'))?.[1] ?? null,
    disagreements: release?.kind === 'known' ? release.value.disagreements : [],
    hashed: hasher.hashed,
  };
}

describe('what a mirror offers', () => {
  it('supports what it states, and no package is read', async () => {
    expect(await prove([h1('a')], [download('x_x'), download('y_y', [h1('a')])])).toEqual({
      proofs: { [h1('a')]: 'asserted y_y' },
      obstacle: null,
      disagreements: [],
      hashed: [],
    });
  });

  it('is read while a hash is left', async () => {
    const offers = ['a_a', 'b_b', 'c_c'].map((platform) => download(platform));
    expect(await prove([h1('b_b folder')], offers)).toEqual({
      proofs: { [h1('b_b folder')]: 'asserted b_b' },
      obstacle: null,
      disagreements: [],
      hashed: ['a_a', 'b_b'],
    });
    expect((await prove([zh('a_a')], offers)).proofs).toEqual({ [zh('a_a')]: 'asserted a_a' });
    expect((await prove([h1('a_a archive')], offers)).proofs).toEqual({
      [h1('a_a archive')]: 'asserted a_a',
    });
    expect((await prove([h1('planted')], offers)).hashed).toHaveLength(3);
  });

  it('may be an archive on this machine', async () => {
    const archive: MirroredPackage = {
      platform: 'a_a',
      stated: [],
      content: { kind: 'archive', path: 'one' },
    };
    expect(await prove([zh('one')], [archive])).toMatchObject({
      proofs: { [zh('one')]: 'asserted a_a' },
      hashed: ['one'],
    });
    const broken = hasherOf({ one: network });
    expect(await prove([h1('x')], [archive], broken)).toMatchObject({
      obstacle: 'unavailable network',
    });
  });

  it('contradicts itself where no stated hash is that of the package', async () => {
    const lying = download('a_a', [h1('lie')]);
    expect(await prove([h1('a_a folder')], [lying])).toMatchObject({
      proofs: {},
      disagreements: [
        `m states different hashes for the a_a package of ${address} 1.2.3 than the package has`,
      ],
    });
    const half = download('a_a', [h1('lie'), h1('a_a archive')]);
    expect(await prove([h1('a_a folder')], [half])).toMatchObject({
      proofs: { [h1('a_a folder')]: 'asserted a_a' },
      disagreements: [],
    });
  });

  it('is not read further where a limit is reached, and that limit is the obstacle', async () => {
    const offers = ['a_a', 'b_b', 'c_c'].map((platform) => download(platform));
    const faults = { a_a: network, b_b: unavailable('budget', 'used up') };
    expect(await prove([h1('x')], offers, hasherOf(faults))).toEqual({
      proofs: {},
      obstacle: 'unavailable budget',
      disagreements: [],
      hashed: ['a_a', 'b_b'],
    });
    expect((await prove([h1('x')], offers, hasherOf({ b_b: network }))).obstacle).toBe('unavailable network');
    expect((await prove([h1('x')], offers, hasherOf({ b_b: absent('it') }))).obstacle).toBe(
      'unavailable status',
    );
  });
});

describe('mirrors', () => {
  const mirror = (name: string, answer: Outcome<readonly MirroredPackage[]>): ProviderMirror => ({
    name,
    packagesOf: async () => answer,
  });
  const excluded = unavailable('not-direct', 'only mirrors');

  async function ask(
    release: VersionEvidence['release'],
    mirrors: readonly ProviderMirror[],
    proofs: VersionEvidence['proofs'] = new Map([[h1('a'), notAsked()]]),
  ) {
    const evidence: VersionEvidence = { ...named, release, proofs, dropped: new Map(), remarks: null };
    const asked: string[] = [];
    const mirrorsFor = (provider: string) => {
      asked.push(provider);
      return mirrors;
    };
    const facts = await asksMirrors(mirrorsFor).version?.(evidence, gatheringOf({ hasher: hasherOf() }));
    const answer = withFactsOf(evidence, facts ?? {});
    return {
      answer,
      asked,
      isSame: Object.keys(facts ?? {}).length === 0,
      proofs: [...answer.proofs.values()].map(brief),
    };
  }
  const having = mirror('m', known([download('x_x', [h1('a')])]));
  const without = mirror('n', known([download('x_x', [])]));

  it.each<[UnavailableCode, boolean]>([
    ['not-direct', true],
    ['network', true],
    ['proxy-login', true],
    ['refused-by-proxy', true],
    ['certificate', true],
    ['status', true],
    ['malformed-answer', false],
    ['disagreement', false],
    ['too-large', false],
    ['untrusted-host', false],
    ['budget', false],
  ])('are asked where the registry is %s: %s', async (code, expected) => {
    const { isSame, proofs } = await ask(unavailable(code, 'x'), [having]);
    expect([isSame, proofs]).toEqual([!expected, [expected ? 'asserted x_x' : 'unavailable network']]);
  });

  it('are not asked where the registry answered, where nothing is open, or where there is none', async () => {
    expect(await ask(known({ documents: [], disagreements: [] }), [having])).toMatchObject({
      isSame: true,
      asked: [],
    });
    expect(await ask(absent('x'), [having])).toMatchObject({ isSame: true, asked: [] });
    expect(await ask(network, [having], new Map([[h1('a'), refuted]]))).toMatchObject({
      isSame: true,
      asked: [],
    });
    expect(await ask(network, [])).toMatchObject({ isSame: true, asked: [address] });
  });

  it('give the evidence, with their names', async () => {
    const { answer } = await ask(network, [mirror('first', absent('x')), having]);
    expect(answer).toMatchObject({
      release: known({ documents: [], disagreements: [] }),
      mirrors: ['first', 'm'],
    });
  });

  it('leave a proof as it is that is there', async () => {
    const proofs = new Map([
      [h1('a'), notAsked()],
      ['x', refuted],
      [zh('s'), signed],
    ]);
    expect((await ask(network, [having], proofs)).proofs).toEqual([
      'asserted x_x',
      'none',
      'signed linux_amd64',
    ]);
  });

  it.each<[string, VersionEvidence['release'], readonly ProviderMirror[], string, string]>([
    ['refuted where only mirrors may be asked', excluded, [without], 'none', 'the one package of'],
    ['open where the registry is silent', network, [without], 'unavailable network', 'reset'],
    [
      'open where another mirror could not be asked',
      excluded,
      [without, mirror('down', unavailable('status', 'busy'))],
      'unavailable status',
      'busy',
    ],
    [
      'open for the first of two that could not be asked',
      excluded,
      [without, mirror('o', network), mirror('p', unavailable('status', 'busy'))],
      'unavailable network',
      'reset',
    ],
    [
      'refuted by all packages',
      excluded,
      [mirror('n', known([download('x_x'), download('y_y')]))],
      'none',
      `it matches none of the 2 packages of ${providerName(address)} 1.2.3 in n`,
    ],
    [
      'refuted by two mirrors',
      excluded,
      [without, mirror('o', known([download('y_y')]))],
      'none',
      `it matches none of the 2 packages of ${providerName(address)} 1.2.3 in n and o`,
    ],
    [
      'absent where no mirror has the version',
      excluded,
      [mirror('n', absent('it in n')), mirror('o', absent('it in o'))],
      'none',
      'it in n and it in o does not exist',
    ],
    [
      'absent where a mirror has no package',
      excluded,
      [mirror('n', known([]))],
      'none',
      'a package in the mirror does not exist',
    ],
    ['open where no mirror answered', excluded, [mirror('n', network)], 'unavailable network', 'reset'],
  ])('leave a hash that they do not have %s', async (_, release, mirrors, expected, reason) => {
    const { proofs, answer } = await ask(release, mirrors);
    expect(proofs).toEqual([expected]);
    const [proof] = answer.proofs.values();
    expect(proof).toMatchObject({ reason: expect.stringContaining(reason) });
  });

  it('without an offer say why, where only they may be asked', async () => {
    const { answer } = await ask(excluded, [mirror('n', absent('it in n'))]);
    expect(answer).toMatchObject({ release: absent('it in n'), mirrors: ['n'] });
    expect((await ask(excluded, [mirror('n', network)])).answer.release).toMatchObject(network);
    expect(await ask(network, [mirror('n', absent('it in n'))])).toMatchObject({ isSame: true });
  });

  it('are used in their order, platform by platform, the likeliest first', async () => {
    const first = mirror('first', known([download('plan9_amd64', [], 'first plan9')]));
    const second = mirror(
      'second',
      known([download('plan9_amd64', [h1('a')], 'second plan9'), download('linux_amd64', [])]),
    );
    const { answer, proofs } = await ask(excluded, [first, second]);
    expect(proofs).toEqual(['none']);
    expect([...answer.proofs.values()]).toMatchObject([
      { reason: expect.stringContaining('in second and first') },
    ]);
  });

  it('that contradict themselves are told', async () => {
    const { answer } = await ask(excluded, [mirror('m', known([download('x_x', [h1('lie')])]))]);
    expect(answer.release).toMatchObject({
      value: { disagreements: [expect.stringContaining('m states different hashes')] },
    });
  });
});
