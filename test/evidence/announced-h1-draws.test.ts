import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { HashProof, VersionEvidence } from '../../src/evidence/evidence.ts';
import { announcedChecks } from '../../src/evidence/plan.ts';
import { openVersion } from '../../src/evidence/version-evidence.ts';
import { allSettings, rules } from '../../src/extensions/index.ts';
import { absent, known } from '../../src/outcome.ts';
import { settingsUnder } from '../../src/policy/policy.ts';
import { parsePolicy } from '../../src/policy/policy-file.ts';
import type { PackageMetadata, Registry } from '../../src/registry/registry.ts';
import { layOut } from '../../src/subject/lay-out.ts';
import { changed, h1, locked, publisherKey, report, settings, zh } from '../support/review-builders.ts';
import { noHasher } from './gathering.ts';

/* Whatever a registry announces, whatever an entry has and whatever is drawn. The registry is in memory, so that thousands of them can be tried. */

const address = 'registry.opentofu.org/acme/widget';
const version = '1.2.3';
const names = ['linux_amd64', 'darwin_arm64', 'freebsd_386', 'linux_arm64', 'plan9_amd64', 'windows_386'];

interface World {
  /** For each platform of the release, the h1 that is announced; `right`, wrong, both, or none. */
  readonly announced: readonly ('right' | 'wrong' | 'both' | 'none')[];
  /** Whether the announcement has the signed zh of the platform. */
  readonly besideZh: readonly boolean[];
  /** What the entry has for each platform. */
  readonly locked: readonly ('right' | 'wrong' | 'both' | 'none')[];
  readonly planted: boolean;
  /** The entry has an h1 that is announced for a platform of which the release has no package, beside the zh of another one. */
  readonly ghost: boolean;
  readonly how: (typeof announcedChecks)[number];
  readonly required: readonly string[];
  readonly few: boolean;
  readonly drawn: number;
}

const kind = fc.constantFrom('right', 'wrong', 'both', 'none');
const eachPlatform = <T>(one: fc.Arbitrary<T>) => fc.array(one, { minLength: 6, maxLength: 6 });
const mostly = <T>(usual: T, any: fc.Arbitrary<T>) =>
  fc.oneof({ weight: 9, arbitrary: fc.constant(usual) }, { weight: 1, arbitrary: any });
const worlds: fc.Arbitrary<World> = fc.record({
  // One wrong h1 that is not announced makes a run compute everything, so most worlds have none.
  announced: eachPlatform(mostly<World['announced'][number]>('right', kind)),
  besideZh: eachPlatform(mostly(true, fc.boolean())),
  locked: eachPlatform(mostly<World['locked'][number]>('right', kind)),
  planted: mostly(false, fc.boolean()),
  ghost: mostly(false, fc.boolean()),
  how: fc.constantFrom(...announcedChecks),
  required: fc.subarray([...names, 'solaris_amd64']),
  few: fc.boolean(),
  drawn: fc.nat(),
});

const right = (platform: string): string => h1(`right ${platform}`);
const wrong = (platform: string): string => h1(`wrong ${platform}`);

function h1Of(kinds: World['announced'], platform: string): readonly string[] {
  switch (kinds[names.indexOf(platform)]) {
    case 'right':
      return [right(platform)];
    case 'wrong':
      return [wrong(platform)];
    case 'both':
      return [wrong(platform), right(platform)];
    default:
      return [];
  }
}

function announcedBy({ announced, besideZh }: World, platform: string): readonly string[] {
  return [...(besideZh[names.indexOf(platform)] ? [zh(platform)] : []), ...h1Of(announced, platform)];
}

function registryOf(world: World): Registry {
  const document = {
    sha256: '0'.repeat(64),
    url: 'https://files.example/SHA256SUMS',
    entries: names.map((platform) => ({ hash: zh(platform), filename: `${platform}.zip`, platform })),
    signature: publisherKey,
  };
  const metadata = (platform: string): PackageMetadata => ({
    address,
    version,
    platform,
    filename: `${platform}.zip`,
    downloadUrl: `https://files.example/${platform}.zip`,
    hash: zh(platform),
    namedVersion: null,
    shasumsUrl: document.url,
    signatureUrl: null,
    keys: [],
    announced: new Map([
      ...names.map((name) => [name, announcedBy(world, name)] as const),
      ['ghost_amd64', [zh('linux_amd64'), h1('ghost')]],
    ]),
    sizes: new Map(),
  });
  const nothing = async () => absent('it');
  return {
    versions: nothing,
    lookUp: nothing,
    releaseRecord: nothing,
    packageMetadata: async (_address, _version, platform) =>
      names.includes(platform) ? known(metadata(platform)) : absent(platform),
    shasums: async () => known(document),
  };
}

function entryOf(world: World): readonly string[] {
  return [
    ...names.flatMap((platform) => h1Of(world.locked, platform)),
    ...(world.planted ? [h1('planted')] : []),
    ...(world.ghost ? [h1('ghost')] : []),
  ];
}

async function ask(world: World) {
  const computed = new Set<string>();
  const hashes = entryOf(world);
  const { how, required, few, drawn } = world;
  const opened = await openVersion(
    {
      address,
      version,
      hashes,
      dropped: [],
      remarks: false,
      paths: [],
      announced: { how, required, few: few ? hashes.slice(0, 4) : [] },
    },
    {
      registry: registryOf(world),
      wordIsEnough: false,
      draw: (count) => drawn % count,
      hasher: {
        ...noHasher,
        hash: async ({ platform, hash }) => {
          computed.add(platform);
          return known({ zh: hash, archive: right(platform), directory: right(platform) });
        },
      },
    },
  );
  return { evidence: await opened.finish(), computed };
}

const levelsOf = ({ proofs }: VersionEvidence): ReadonlyMap<string, HashProof['level']> =>
  new Map([...proofs].map(([hash, { level }]) => [hash, level]));

/** The same worlds in every test, each of them gathered once. */
const runs = { numRuns: 300, seed: Date.now() };
const asked = new Map<string, ReturnType<typeof ask>>();

function gather(world: World): ReturnType<typeof ask> {
  const key = JSON.stringify(world);
  const known = asked.get(key) ?? ask(world);
  asked.set(key, known);
  return known;
}

describe('whatever is announced, locked and drawn', () => {
  it('a package that was computed refutes every other h1 that is announced for it (T71)', async () => {
    await fc.assert(
      fc.asyncProperty(worlds, async (world) => {
        const { evidence, computed } = await gather(world);
        const levels = levelsOf(evidence);
        const entry = new Set(entryOf(world));
        for (const platform of computed) {
          const lies = h1Of(world.announced, platform).filter((hash) => hash === wrong(platform));
          if (
            !lies.some((hash) => entry.has(hash)) &&
            !h1Of(world.announced, platform).every((hash) => lies.includes(hash))
          )
            continue;
          for (const hash of lies) expect(['none', undefined]).toContain(levels.get(hash));
          if (lies.length > 0) expect([...levels.values()]).not.toContain('announced');
        }
      }),
      runs,
    );
  });

  it('only what is announced beside the signed zh is accepted, and only a right h1 is computed', async () => {
    await fc.assert(
      fc.asyncProperty(worlds, async (world) => {
        const { evidence } = await gather(world);
        const credible = new Set(
          names
            .filter((platform) => announcedBy(world, platform).includes(zh(platform)))
            .flatMap((platform) => h1Of(world.announced, platform)),
        );
        for (const [hash, level] of levelsOf(evidence)) {
          if (level === 'announced') expect(credible).toContain(hash);
          else expect(level).toBe(names.some((platform) => right(platform) === hash) ? 'computed' : 'none');
        }
        if (world.how === 'compute') expect([...levelsOf(evidence).values()]).not.toContain('announced');
      }),
      runs,
    );
  });

  it('a sample has a required platform, or the likeliest, and another one', async () => {
    let seen = 0;
    await fc.assert(
      fc.asyncProperty(worlds, async (world) => {
        const { evidence, computed } = await gather({ ...world, how: 'sample' });
        const accepted = [...evidence.proofs.values()].filter(({ level }) => level === 'announced');
        if (accepted.length === 0) return;
        seen += 1;
        expect(computed.size).toBeGreaterThanOrEqual(2);
        for (const proof of accepted)
          if (proof.level === 'announced')
            expect(proof.checked.filter((platform) => !computed.has(platform))).toEqual([]);
      }),
      runs,
    );
    expect(seen).toBeGreaterThan(runs.numRuns / 10);
  });

  it('an accepted h1 is never counted or shown as proven, under any setting of its path', async () => {
    const policies = announcedChecks.map((own) =>
      settingsUnder(parsePolicy(`announced-h1: ${own}`, 'policy.yml', rules, allSettings), settings()),
    );
    await fc.assert(
      fc.asyncProperty(worlds, async (world) => {
        const chosen = policies[world.drawn % policies.length] ?? settings();
        const { evidence } = await gather(world);
        const head = locked(version, entryOf(world), { address });
        const judged = layOut({ files: [], changes: [changed({ head, evidence })], settings: chosen });
        const { totals, changes } = report(judged);
        const levels = levelsOf(evidence);
        const count = (level: HashProof['level']) =>
          [...levels.values()].filter((one) => one === level).length;
        expect(totals.proven).toBe(count('computed'));
        const demands = announcedChecks.indexOf(chosen.announcedH1) < announcedChecks.indexOf(world.how);
        // A path that demands more than what was done accepts nothing.
        expect(totals.announced).toBe(demands ? 0 : count('announced'));
        for (const { hash, proof, worth } of changes.flatMap((change) => change.hashes)) {
          if (levels.get(hash) !== 'announced') continue;
          expect(proof).toBe('asserted');
          expect(worth?.kind).toBe(demands ? 'unproven' : 'accepted');
        }
      }),
      runs,
    );
  });
});
