import type { LookupAddress } from 'node:dns';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  guardedLookup,
  isPublicAddress,
  permittedUrl,
  trustedOrigins,
} from '../../src/http/address-guard.ts';

describe('a public address', () => {
  it.each([
    '1.1.1.1',
    '168.63.129.17',
    '166.12.0.1',
    '140.82.112.3',
    '185.199.108.133',
    '2606:4700::6810:1',
    '2a04:4e42::485',
    '64:ff9b::8c52:7904',
  ])('is %s', (address) => expect(isPublicAddress(address)).toBe(true));

  it.each([
    '0.0.0.0',
    '10.0.0.1',
    '100.64.0.1',
    '127.0.0.1',
    '127.255.255.254',
    '161.26.0.10',
    '166.11.255.1',
    '168.63.129.16',
    '169.254.169.254',
    '172.16.0.1',
    '192.0.2.1',
    '192.168.0.1',
    '198.18.0.1',
    '203.0.113.1',
    '224.0.0.1',
    '240.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    '::127.0.0.1',
    '::ffff:127.0.0.1',
    '::ffff:1.1.1.1',
    '64:ff9b::7f00:1',
    '64:ff9b::a9fe:a9fe',
    '64:ff9b::a81:3f10',
    '64:ff9b::1:8c52:7904',
    '64:ff9b:1::8c52:7904',
    '2002:7f00:1::',
    '2001:0:1::1',
    '2001:db8::1',
    '4000::1',
    'fc00::1',
    'fd12:3456::1',
    'fe80::1',
    'fe80::1%eth0',
    'ff02::1',
    'localhost',
    '',
  ])('is not %s', (address) => expect(isPublicAddress(address)).toBe(false));

  it('is never in the private networks of RFC 1918', () => {
    const byte = fc.integer({ min: 0, max: 255 });
    fc.assert(
      fc.property(byte, byte, byte, (b, c, d) => {
        expect(isPublicAddress(`10.${b}.${c}.${d}`)).toBe(false);
        expect(isPublicAddress(`::ffff:10.${b}.${c}.${d}`)).toBe(false);
        expect(isPublicAddress(`192.168.${c}.${d}`)).toBe(false);
        expect(isPublicAddress(`64:ff9b::10.${b}.${c}.${d}`)).toBe(false);
      }),
    );
  });
});

describe('the guarded lookup', () => {
  const answering = (addresses: readonly LookupAddress[]) =>
    guardedLookup((_hostname, done) => done(null, addresses));
  const ask = (lookup: ReturnType<typeof guardedLookup>, all: boolean) =>
    new Promise<string | LookupAddress[]>((resolve, reject) =>
      lookup('registry.test', { all }, (error, answer) => (error === null ? resolve(answer) : reject(error))),
    );
  const mixed = [
    { address: '127.0.0.1', family: 4 },
    { address: '1.1.1.1', family: 4 },
    { address: '::1', family: 6 },
  ];

  it('returns only the public addresses of a mixed answer', async () => {
    expect(await ask(answering(mixed), true)).toEqual([{ address: '1.1.1.1', family: 4 }]);
    expect(await ask(answering(mixed), false)).toBe('1.1.1.1');
  });

  it('refuses a name that resolves differently the second time (T23)', async () => {
    let calls = 0;
    const flipping = guardedLookup((_hostname, done) => {
      calls += 1;
      done(null, [{ address: calls === 1 ? '1.1.1.1' : '169.254.169.254', family: 4 }]);
    });
    expect(await ask(flipping, false)).toBe('1.1.1.1');
    await expect(ask(flipping, false)).rejects.toThrow('public address');
  });

  it('refuses an empty answer', async () => {
    await expect(ask(answering([]), true)).rejects.toThrow('public address');
  });
});

it('the list of trusted hosts has only real hosts', () => {
  const trusted = trustedOrigins([
    'a.test',
    'B.test:8443',
    '[::1]:9',
    'c.test/path',
    'd@e.test',
    'f test',
    '',
  ]);
  expect([...trusted]).toEqual(['a.test:443', 'b.test:8443', '[::1]:9']);
});

it('a refused address is never repeated with its query or its password (T54)', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[a-z0-9]{12,20}$/), (secret) => {
      for (const url of [
        `https://u:${secret}@a.test/`,
        `http://a.test/?t=${secret}`,
        `ftp://a.test/${secret}`,
      ]) {
        expect(JSON.stringify(permittedUrl(url, new Set()))).not.toContain(secret);
      }
    }),
  );
});
