import fc from 'fast-check';
import type { LockFile, ProviderLock } from '../../src/lockfile/lock-file.ts';

export const zh = (digit: string): string => `zh:${digit.repeat(64)}`;
export const h1 = (seed: string): string => `h1:${Buffer.alloc(32, seed).toString('base64')}`;

/** A provider entry; its lines are made up. */
export function entry(address: string, version: string, more: Partial<ProviderLock> = {}): ProviderLock {
  const hashes = more.hashes ?? [h1('a'), zh('1')];
  const lines = { block: 1, version: 2, constraints: null, hashes: hashes.map(() => 4), hashesArgument: 3 };
  return { address, version, constraints: null, hashes, lines, ...more };
}

export function file(...providers: readonly ProviderLock[]): LockFile {
  return { providers };
}

const name = fc.stringMatching(/^[a-z][a-z0-9]{0,8}$/);
const host = fc.constantFrom(
  'registry.terraform.io',
  'registry.opentofu.org',
  'localhost:8080',
  'münchen.de',
  'испытание.com',
);
const address = fc.tuple(host, name, name).map((parts) => parts.join('/'));
const version = fc.oneof(
  fc.tuple(fc.nat(30), fc.nat(30), fc.nat(30)).map((numbers) => numbers.join('.')),
  fc.constantFrom('1.0.0-beta1', '1.0.0+meta', '2.0.0-rc.1+x', '18446744073709551615.0.0'),
);
const constraints = fc.constantFrom(
  null,
  '1.0.0',
  '>= 1.0.0',
  '~> 1.2',
  '>= 1.0.0, ~> 1.2, != 1.3.0, < 2.0.0',
);
const hash = fc.oneof(
  fc
    .uint8Array({ minLength: 32, maxLength: 32 })
    .map((bytes) => `h1:${Buffer.from(bytes).toString('base64')}`),
  fc.uint8Array({ minLength: 32, maxLength: 32 }).map((bytes) => `zh:${Buffer.from(bytes).toString('hex')}`),
  fc.constantFrom(
    'h1:',
    'zh:XYZ',
    'unknown:x',
    'a:b:c',
    'h9:é',
    'ﬀ:1',
    '😀:1',
    'a:$',
    'a:% {',
    'a:{}',
    "a:'",
  ),
);

const provider: fc.Arbitrary<ProviderLock> = fc
  .record({ address, version, constraints, hashes: fc.array(hash, { maxLength: 6 }) })
  .map(({ address, version, ...more }) => entry(address, version, more));

/** Lock files that Terraform could have in memory: each provider once, hashes in any order, perhaps repeated. */
export const lockFiles: fc.Arbitrary<LockFile> = fc.record(
  {
    providers: fc.uniqueArray(provider, { selector: (entry) => entry.address, maxLength: 6 }),
    tool: fc.constantFrom('terraform' as const, 'tofu' as const),
  },
  { requiredKeys: ['providers'] },
);

/** Two files with common providers, versions and hashes. */
export const relatedLockFiles: fc.Arbitrary<readonly [LockFile, LockFile]> = fc
  .array(provider, { maxLength: 8 })
  .chain((pool) => fc.tuple(variant(pool), variant(pool)));

function variant(pool: readonly ProviderLock[]): fc.Arbitrary<LockFile> {
  const hashes = pool.flatMap((entry) => entry.hashes);
  return fc
    .subarray([...pool])
    .chain((entries) =>
      fc.tuple(
        ...entries.map((entry) =>
          fc.record({
            address: fc.oneof({ weight: 4, arbitrary: fc.constant(entry.address) }, address),
            version: fc.oneof({ weight: 3, arbitrary: fc.constant(entry.version) }, version),
            hashes: fc.oneof(
              fc.constant(entry.hashes),
              fc.subarray(hashes),
              fc.shuffledSubarray([...entry.hashes]),
            ),
          }),
        ),
      ),
    )
    .map((entries) => ({
      providers: entries.map(({ address, version, hashes }) => entry(address, version, { hashes })),
    }));
}
