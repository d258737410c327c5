import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type ProviderAddress, parseProviderAddress } from '../../src/address/address.ts';
import { likenessOf } from '../../src/extensions/lookalike/likeness.ts';

const corpus = join(
  process.env.LOCKPROOF_SHARED ?? resolve(import.meta.dirname, '../../../shared'),
  'corpus',
);
const present = existsSync(corpus);
if (!present) console.log(`skipped: ${corpus} is not here`);

/** Every pair of real addresses that resemble each other, with the reason why this is right. */
const justified: ReadonlyMap<string, string> = new Map([
  [
    'hashicorp/tfcoremock hashicorp/tfcoremocka',
    'there is no tfcoremocka: a name that OpenTofu made up for a test, one letter from the real one',
  ],
]);

describe.skipIf(!present)('all real provider addresses', () => {
  const addresses: readonly ProviderAddress[] = present ? realAddresses() : [];

  it('are many', () => {
    expect(addresses.length).toBeGreaterThan(200);
    console.log(`${addresses.length} distinct addresses`);
  });

  it('do not resemble a well-known name', () => {
    const flagged = addresses.filter((address) => likenessOf(address, { before: [], beside: [] }) !== null);
    expect(flagged).toEqual([]);
  });

  it('do not resemble each other if one is added to the other', () => {
    const flagged = new Set<string>();
    for (const known of addresses) {
      for (const added of addresses) {
        if (likenessOf(added, { before: [known], beside: [] }) === null) continue;
        flagged.add(
          [known, added]
            .map(({ namespace, type }) => `${namespace}/${type}`)
            .sort()
            .join(' '),
        );
      }
    }
    expect([...flagged].sort()).toEqual([...justified.keys()]);
  });
});

/** The addresses in all lock files and in the recorded releases. */
function realAddresses(): readonly ProviderAddress[] {
  const pairs = readdirSync(join(corpus, 'pairs'), { recursive: true, encoding: 'utf8' }).map((name) =>
    join('pairs', name),
  );
  const files = readdirSync(join(corpus, 'files')).map((name) => join('files', name));
  const texts = [...files, ...pairs]
    .filter((name) => name.endsWith('.lock.hcl'))
    .map((name) => readFileSync(join(corpus, name), 'latin1'));
  const named = texts.flatMap((text) =>
    Array.from(text.matchAll(/^provider "([^"]+)"/gm), ([, address = '']) => address),
  );
  const released = Object.keys(JSON.parse(readFileSync(join(corpus, 'consensus.json'), 'utf8')));
  return [...new Set([...named, ...released])].sort().map((address) => parseProviderAddress(address));
}
