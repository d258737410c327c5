import { beforeAll, describe, expect, it } from 'vitest';
import { renderText } from '../../../src/cli/text/terminal.ts';
import type { Gathering } from '../../../src/evidence/step.ts';
import { asksWitnesses } from '../../../src/extensions/witness/compare.ts';
import { witnessLines } from '../../../src/extensions/witness/reported.ts';
import type { Answer } from '../../../src/http/fetcher.ts';
import { absent, known, type Outcome, unavailable } from '../../../src/outcome.ts';
import { exitCode } from '../../../src/report/build.ts';
import { acceptancesOf } from '../../../src/report/remedy.ts';
import type { Report } from '../../../src/report/report.ts';
import type { Review } from '../../../src/review.ts';
import { besideTheOther } from '../../support/example-reviews.ts';
import { report, settings, zh } from '../../support/review-builders.ts';
import { honest } from '../../support/signed-registry/announcements.ts';
import { plantedH1, plantedZh } from '../../support/signed-registry/provider-package.ts';
import type { PublishOptions } from '../../support/signed-registry/release.ts';
import { createSigningKey, type SigningKey } from '../../support/signed-registry/signing-key.ts';
import { entryOf, jsonAnswer, openTofu, openTwoRegistries, terraform } from './two-registries.ts';

/* What one public registry says about the releases of the other, and the keys of the policy. */

const other = { [terraform]: openTofu, [openTofu]: terraform } as const;
const both = ['registry.terraform.io', 'registry.opentofu.org'] as const;

/** Both registries list acme/dns 1.0.0 with the same packages; only `keyless` lists no key, and says so by `options`. */
async function keylessAt(keyless: (typeof both)[number], listedKeys?: readonly SigningKey[]) {
  const registries = await openTwoRegistries();
  const release = await registries.publish(keyless, { listedKeys: [] });
  await registries.publish(other[keyless], listedKeys === undefined ? {} : { listedKeys });
  return { ...registries, release, entry: entryOf(keyless, release) };
}

function rulesIn({ report }: Review): readonly string[] {
  return report.findings
    .map(({ severity, rule }) => `${severity} ${rule}`)
    .filter((each) => !each.startsWith('notice'));
}

function only({ report }: Review): Report['changes'][number] {
  const [change] = report.changes;
  if (change === undefined) throw new Error('no change');
  return change;
}

function messageOf({ report }: Review, rule: string): string {
  return report.findings.find((finding) => finding.rule === rule)?.message ?? '';
}

function shown({ report }: Review): string {
  return renderText(report, { colour: false, rows: [{ row: witnessLines }] });
}

const copies = ['armored', 'original'] as const;

let others: Readonly<Record<'wrong' | 'revoked' | 'expired', SigningKey>>;

beforeAll(async () => {
  const old = {
    created: new Date('2020-01-01'),
    expiresAfter: 86_400,
    signedAt: new Date('2020-01-01T01:00:00Z'),
  };
  others = {
    wrong: await createSigningKey(),
    revoked: await createSigningKey({ revoked: true }),
    expired: await createSigningKey(old),
  };
});

describe('a release whose registry lists no key', () => {
  it.each(both)('of %s is proven with the key that the other registry lists (T16)', async (host) => {
    const { review, entry, key } = await keylessAt(host);
    const reviewed = await review({ head: [entry] });
    expect(reviewed.report.verdict).toBe('verified');
    expect(rulesIn(reviewed)).toEqual([]);
    const change = only(reviewed);
    expect(change.signature).toMatchObject({ tier: 'self-signed', keyId: key.keyId, keyFrom: other[host] });
    expect(change.hashes.map(({ proof }) => proof)).toEqual(entry.hashes.map(() => 'signed'));
    expect(reviewed.report.headline).toContain(`signed with the key that ${other[host]} lists for acme/dns`);
  });

  it('is proven by one of several keys, by a newer version if that one is not known there, without the comparison', async () => {
    const registries = await openTwoRegistries();
    const release = await registries.publish(openTofu, { listedKeys: [], version: '1.2.0' });
    await registries.publish(terraform, { version: '1.1.0', listedKeys: [others.wrong] });
    await registries.publish(terraform, { version: '1.3.0', listedKeys: [others.wrong, registries.key] });
    const reviewed = await registries.review({
      head: [entryOf(openTofu, release)],
      inputs: { witness: 'false' },
    });
    expect(reviewed.report.verdict).toBe('verified');
    expect(only(reviewed)).toMatchObject({ signature: { keyFrom: terraform }, witness: null });
  });

  it('does not cover a planted hash beside the good ones', async () => {
    const { review, entry } = await keylessAt(openTofu);
    const planted = [plantedZh('a'), plantedH1('b')];
    const reviewed = await review({ head: [{ ...entry, hashes: [...entry.hashes, ...planted] }] });
    expect(rulesIn(reviewed)).toEqual(['error unproven-hash', 'error unproven-hash']);
    expect(reviewed.report.totals).toMatchObject({ proven: entry.hashes.length, unproven: 2 });
  });

  it.each([
    ['another key', 'wrong', 'none of the listed keys made the signature'],
    ['a revoked key', 'revoked', 'the key that made the signature has been revoked'],
  ] as const)('is unsigned if the other registry lists %s (T16)', async (_, which, reason) => {
    const key = others[which];
    const registries = await openTwoRegistries();
    const signedBy = which === 'revoked' ? key : registries.key;
    const release = await registries.publish(openTofu, { signedBy, listedKeys: [] });
    await registries.publish(terraform, { listedKeys: [key] });
    const reviewed = await registries.review({ head: [entryOf(openTofu, release)] });
    expect(rulesIn(reviewed)).toEqual(['error unproven-hash', 'warning unsigned-provider']);
    expect(only(reviewed).signature).toMatchObject({ tier: 'unsigned', keyFrom: null });
    expect(messageOf(reviewed, 'unsigned-provider')).toBe(
      `${openTofu} lists no signing key for ${openTofu}/acme/dns 1.0.0, so its hashes can't be proven; its signature does not verify with the key ${key.keyId} that ${terraform} lists (${reason}).`,
    );
    const next = reviewed.report.findings.map(({ remedy }) => remedy);
    expect(next[0]).toContain('Do not merge unless the publisher confirms');
    // Nobody has a key for it: nothing tells that somebody else signed it.
    const alone = { type: 'alone', signedBy, listedKeys: [] };
    const head = [entryOf(openTofu, await registries.publish(openTofu, alone))];
    const [first] = (await registries.review({ head })).report.findings;
    expect(first?.remedy).toMatch(
      /^Drop this change\. If you need .*\. If you need this provider and trust everything/,
    );
  });

  it("is nobody's if the release before had a key: no command fetches the one that its signature names (T16)", async () => {
    const registries = await openTwoRegistries();
    const base = [entryOf(openTofu, await registries.publish(openTofu, {}))];
    const forged = { version: '1.1.0', signedBy: others.wrong, listedKeys: [] };
    await registries.publish(terraform, { listedKeys: [] });
    const head = [entryOf(openTofu, await registries.publish(openTofu, forged))];
    const [first] = (await registries.review({ base, head })).report.findings;
    expect(first?.remedy).toContain('Do not merge unless the publisher confirms who signed it; then save');
    expect(first?.remedy).not.toMatch(/gpg|accept-asserted/);
  });

  it('is looked up without a token, whatever tokens there are', async () => {
    const { review, entry, asked } = await keylessAt(openTofu);
    const token = { TF_TOKEN_registry_opentofu_org: 'secret-o', TF_TOKEN_registry_terraform_io: 'secret-t' };
    await review({ head: [entry], environment: token });
    const toOther = asked.filter(({ url }) => url.startsWith(`https://${terraform}/`));
    expect(toOther.map(({ url, token }) => [new URL(url).pathname, token])).toEqual([
      ['/.well-known/terraform.json', undefined],
      ['/v1/providers/acme/dns/versions', undefined],
      ['/v1/providers/acme/dns/1.0.0/download/linux/amd64', undefined],
      [expect.stringContaining('/v1/providers/acme/dns/1.0.0/download/'), undefined],
    ]);
  });

  it('is not fully checked if the other registry lists more than 100 keys', async () => {
    const { review, entry, answer, stored, key } = await keylessAt(openTofu);
    const url = `https://${terraform}/v1/providers/acme/dns/1.0.0/download/linux/amd64`;
    const known = stored(url);
    if (known.kind !== 'known') throw new Error('not published');
    const metadata = JSON.parse(Buffer.from(known.value.body).toString());
    const listed = Array.from({ length: 101 }, () => ({ ascii_armor: key.armored }));
    const body = jsonAnswer({ ...metadata, signing_keys: { gpg_public_keys: listed } });
    answer(/terraform\.io.*\/download\//, () => ({ kind: 'known', value: { url, ...body } }));
    const reviewed = await review({ head: [entry] });
    expect(reviewed.report.verdict).toBe('incomplete');
    expect(exitCode(reviewed.report, settings({}))).toBe(3);
    expect(messageOf(reviewed, 'unproven-hash')).toContain(
      'the keys at registry.terraform.io could not be read',
    );
  });

  it.each(both)('of %s that lists another key is proven once the policy has the key (T16)', async (host) => {
    const registries = await openTwoRegistries();
    const release = await registries.publish(host, { listedKeys: [others.wrong] });
    await registries.publish(host, { version: '0.9.0', signedBy: others.wrong });
    await registries.publish(other[host], {});
    const head = [entryOf(host, release)];
    const reviewed = await registries.review({ head, policy: `accept-asserted: [${host}]\n` });
    expect(rulesIn(reviewed)).toEqual(['error signature-invalid']);
    const [finding] = reviewed.report.findings;
    const { key } = registries;
    expect(finding?.message).toContain(
      `is signed by ${key.fingerprint}. Only ${other[host]} lists this key; ${host} lists a different one`,
    );
    const [accept] = acceptancesOf(reviewed.report.findings);
    expect(accept?.lines.slice(0, 4)).toEqual([
      'signing-keys:',
      `  - providers: [${host}/acme/dns]`,
      '    keys:',
      '      - |',
    ]);
    const pasted = await registries.review({ head, policy: accept?.lines.join('\n') ?? '' });
    expect(rulesIn(pasted)).toEqual([]);
    expect(only(pasted).signature).toMatchObject({ fingerprint: key.fingerprint, keyFrom: 'policy' });
  });

  it.each<[string, (there: Awaited<ReturnType<typeof openTwoRegistries>>) => unknown]>([
    ['lists no better one', ({ publish }) => publish(terraform, { listedKeys: [others.wrong] })],
    ['does not know it', () => null],
    [
      'cannot be reached',
      ({ answer }) => answer(/^https:\/\/registry\.terraform/, () => unavailable('network', 'it was reset')),
    ],
  ])(
    'is not proven with another key, and nothing is said of keys, if the other registry %s',
    async (_, there) => {
      const registries = await openTwoRegistries();
      const release = await registries.publish(openTofu, { listedKeys: [others.wrong] });
      await there(registries);
      const head = [entryOf(openTofu, release)];
      for (const policy of ['', `accept-asserted: [${openTofu}]\n`]) {
        const reviewed = await registries.review({ head, policy });
        expect(rulesIn(reviewed)).toEqual(['error signature-invalid']);
        expect(reviewed.report.verdict).toBe('failed');
        expect(reviewed.report.headline).toContain(
          'signature of registry.opentofu.org/acme/dns 1.0.0 is not valid',
        );
      }
    },
  );

  it('is proven with a warning if the other registry lists the key as expired', async () => {
    const registries = await openTwoRegistries();
    const release = await registries.publish(openTofu, { signedBy: others.expired, listedKeys: [] });
    await registries.publish(terraform, { listedKeys: [others.expired] });
    const reviewed = await registries.review({ head: [entryOf(openTofu, release)] });
    expect(rulesIn(reviewed)).toEqual(['warning expired-key']);
  });

  it('is not fully checked if the other registry cannot be reached, and says which', async () => {
    const { review, entry, answer } = await keylessAt(openTofu);
    answer(/^https:\/\/registry\.terraform\.io/, () =>
      unavailable('network', 'registry.terraform.io refused the connection'),
    );
    const reviewed = await review({ head: [entry] });
    expect(reviewed.report.verdict).toBe('incomplete');
    expect(messageOf(reviewed, 'unproven-hash')).toContain(
      'the keys at registry.terraform.io could not be read: registry.terraform.io refused the connection',
    );
    expect(reviewed.report.findings[0]?.remedy).toBe(
      `Do not merge yet; re-run the check when ${terraform} is back. If you trust everything that ${openTofu} says, add ${openTofu} to "accept-asserted" in .github/lockproof.yml, in a separate pull request.`,
    );
    const policy = `signing-keys: [{ providers: ["*/acme/*"], fingerprints: [${'A'.repeat(40)}] }]\n`;
    const [pinned] = (await review({ head: [entry], policy })).report.findings;
    expect(pinned?.remedy).not.toContain('accept-asserted');
  });

  it.each([
    [
      'is accepted where the policy takes the word of its registry, and it is said that keys could not be read',
      '',
      'verified',
    ],
    [
      'is not fully checked if the policy pins its key, whatever it accepts of others',
      `signing-keys: [{ providers: ["*/acme/*"], fingerprints: [${'A'.repeat(40)}] }]\n`,
      'incomplete',
    ],
  ])('%s', async (_, pins, verdict) => {
    const { review, entry, answer } = await keylessAt(openTofu);
    answer(/^https:\/\/registry\.terraform\.io/, () => unavailable('network', 'refused the connection'));
    const { report } = await review({ head: [entry], policy: `accept-asserted: [${openTofu}]\n${pins}` });
    expect(report.verdict).toBe(verdict);
    expect(report.findings.map(({ message }) => message).join()).toMatch(
      /the keys at registry\.terraform\.io could not be read(?: \(|: )refused the connection/,
    );
  });

  it.each([
    ['100 keys', (key: SigningKey) => Array.from({ length: 100 }, () => key.armored)],
    [
      'a key of a megabyte',
      () => [
        `-----BEGIN PGP PUBLIC KEY BLOCK-----\n\n${'A'.repeat(900_000)}\n-----END PGP PUBLIC KEY BLOCK-----`,
      ],
    ],
    ['broken armor', () => ['-----BEGIN PGP PUBLIC KEY BLOCK-----\n\nAAAA\n']],
    ['a text', () => ['no key']],
  ])('stays unsigned if the other registry lists %s (T29)', async (_, keysOf) => {
    const { review, entry, answer, key } = await keylessAt(openTofu);
    const path = `https://${terraform}/v1/providers/acme/dns/1.0.0/download/linux/amd64`;
    const listed = keysOf(key).map((ascii_armor) => ({ ascii_armor }));
    const { hashes } = entry;
    answer(/terraform\.io.*\/download\//, () =>
      known({
        url: path,
        ...jsonAnswer({
          ...{ os: 'linux', arch: 'amd64', filename: 'terraform-provider-dns_1.0.0_linux_amd64.zip' },
          ...{ download_url: '/x', shasums_url: '/y', shasum: hashes[0]?.slice(3) },
          signing_keys: { gpg_public_keys: listed },
        }),
      }),
    );
    const reviewed = await review({ head: [entry] });
    expect(reviewed.report.verdict).toBe('failed');
    expect(rulesIn(reviewed)).toContain('warning unsigned-provider');
    expect(messageOf(reviewed, 'unsigned-provider')).not.toContain('AAAA');
  });

  it('is compared with nothing at a private registry', async () => {
    const registries = await openTwoRegistries();
    const host = 'registry.corp.example';
    const release = await registries.publish(host, { listedKeys: [] });
    for (const each of both) await registries.publish(each, {});
    const reviewed = await registries.review({
      head: [entryOf(host, release)],
      inputs: { registries: host },
    });
    expect(only(reviewed)).toMatchObject({ signature: { tier: 'unsigned' }, witness: null });
    expect(registries.asked.filter(({ url }) => !url.startsWith(`https://${host}/`))).toEqual([]);
  });
});

describe('the witness', () => {
  /** Both registries list acme/dns 1.0.0; the witness by other options. */
  async function witnessed(host: (typeof both)[number], options = {}) {
    const registries = await openTwoRegistries();
    const announced = { announced: honest };
    const release = await registries.publish(host, host === openTofu ? announced : {});
    await registries.publish(other[host], { ...(host === terraform ? announced : {}), ...options });
    return { ...registries, release, entry: entryOf(host, release) };
  }

  it.each(both)('of %s agrees, and gets no token (T24)', async (host) => {
    const { review, entry, asked } = await witnessed(host);
    const token = { TF_TOKEN_registry_opentofu_org: 'secret-o', TF_TOKEN_registry_terraform_io: 'secret-t' };
    const reviewed = await review({ head: [entry], environment: token });
    expect(rulesIn(reviewed)).toEqual([]);
    expect(only(reviewed).witness).toMatchObject({ registry: other[host], status: 'agrees' });
    const toWitness = asked.filter(({ url }) => url.startsWith(`https://${other[host]}/`));
    const [linux, drawn] = only(reviewed).witness?.platforms ?? ['linux_amd64'];
    const second = drawn === undefined ? [] : [drawn];
    expect([linux, second.length]).toEqual(['linux_amd64', host === openTofu ? 1 : 0]);
    expect(toWitness.filter(({ url }) => url.includes('/v1/')).every(({ brief }) => brief)).toBe(true);
    expect(toWitness.map(({ url, token }) => [new URL(url).pathname, token])).toEqual([
      ['/.well-known/terraform.json', undefined],
      ['/v1/providers/acme/dns/1.0.0/download/linux/amd64', undefined],
      ...second.map((one) => [`/v1/providers/acme/dns/1.0.0/download/${one.replace('_', '/')}`, undefined]),
    ]);
  });

  it.each(both)(
    'of %s differs: one warning with platform, registries and digests (T12, T21, T78)',
    async (host) => {
      const { review, entry, release } = await witnessed(host, { files: { extra: 'of another build' } });
      const reviewed = await review({ head: [entry] });
      expect(rulesIn(reviewed)).toEqual(['warning witness-disagrees']);
      expect(only(reviewed).witness?.status).toBe('differs');
      const own = release.packages.find(({ platform }) => platform === 'linux_amd64')?.zh.slice(0, 15) ?? '';
      const message = messageOf(reviewed, 'witness-disagrees');
      for (const word of ['linux_amd64', host, other[host], own]) expect(message).toContain(word);
      expect(reviewed.report.headline).toContain('The two public registries disagree about');
      const strict = await review({ head: [entry], policy: 'rules:\n  witness-disagrees: error\n' });
      expect(strict.report.verdict).toBe('failed');
      const off = await review({ head: [entry], policy: 'witness: false\n' });
      expect([rulesIn(off), only(off).witness]).toEqual([[], null]);
    },
  );

  it.each([
    ['404', () => absent('this package')],
    ['403', () => ({ ...unavailable('status', 'refused with status 403'), status: 403 })],
  ])('is asked although the own registry answers %s about linux_amd64 (T12)', async (_, refusal) => {
    const forged = { signedBy: others.wrong, files: { its: 'own' } };
    for (const host of both) {
      const evil = await witnessed(other[host]);
      const release = await evil.publish(host, forged);
      evil.answer(new RegExp(`${host}.*/download/linux/amd64`), refusal);
      const reviewed = await evil.review({ head: [entryOf(host, release)] });
      expect(rulesIn(reviewed)).toEqual(['warning witness-disagrees']);
      expect(messageOf(reviewed, 'witness-disagrees')).toContain('For linux_amd64');
    }
    const honestly = await witnessed(openTofu, { platforms: ['darwin_arm64'] });
    const release = await honestly.publish(openTofu, { platforms: ['darwin_arm64'] });
    honestly.answer(/opentofu\.org.*\/download\/linux\/amd64/, refusal);
    const reviewed = await honestly.review({ head: [entryOf(openTofu, release)] });
    expect(only(reviewed).witness).toEqual({ registry: terraform, status: 'agrees' });
  });

  it('compares one more platform by chance if its key is the only one', async () => {
    const registries = await keylessAt(openTofu);
    const reviewed = await registries.review({ head: [registries.entry] });
    expect(only(reviewed).witness?.platforms).toHaveLength(2);
  });

  it('is not led astray by a package that the own registry made up (T12)', async () => {
    const registries = await openTwoRegistries();
    const sums = extra(`${usual}_linux_arm.zip`);
    const release = await registries.publish(openTofu, {
      sums,
      signedBy: others.wrong,
      files: { its: 'own' },
    });
    await registries.publish(terraform, {});
    const entry = entryOf(openTofu, release);
    const reviewed = await registries.review({
      base: [entry],
      head: [{ ...entry, hashes: [...entry.hashes, evil] }],
    });
    expect(rulesIn(reviewed)).toContain('warning witness-disagrees');
  });

  it('is switched off by no change that brings the setting, which is reported as weaker', async () => {
    const { review, entry } = await witnessed(terraform, { files: { extra: 'of another build' } });
    const brought = { '.github/lockproof.yml': 'witness: false\n' };
    const reviewed = await review({ head: [entry], policy: 'fail-on: error\n', brought });
    expect(rulesIn(reviewed)).toContain('warning witness-disagrees');
    expect(reviewed.settings.policy.edit?.weaker).toEqual(['witness (true → false)']);
  });

  it('is what a registry cannot change that serves keys and packages of its own, beside the change of the key (T12)', async () => {
    const registries = await openTwoRegistries();
    const before = entryOf(terraform, await registries.publish(terraform, {}));
    const forged = { version: '1.1.0', signedBy: others.wrong, files: { its: 'own' } };
    const head = [entryOf(terraform, await registries.publish(terraform, forged))];
    await registries.publish(openTofu, { version: '1.1.0', announced: honest });
    const reviewed = await registries.review({ base: [before], head });
    expect(rulesIn(reviewed)).toEqual(['warning signing-key-changed', 'warning witness-disagrees']);
    const policy = `signing-keys:\n  - providers: ["*/acme/*"]\n    fingerprints: [${registries.key.fingerprint}]\n`;
    const pinned = await registries.review({ base: [before], head, policy });
    expect(rulesIn(pinned)).toContain('error signing-key-changed');
    await registries.publish(terraform, { ...forged, listedKeys: [] });
    const keyless = await registries.review({ base: [before], head });
    expect(rulesIn(keyless)).toContain('error unproven-hash');
  });

  const usual = 'terraform-provider-dns_1.0.0';
  const evil = plantedZh('evil');
  const digest = evil.slice('zh:'.length);
  const extra = (filename: string) => (text: string) => `${text}${digest}  ${filename}\n`;

  it.each<[string, (typeof both)[number], (text: string) => string, string]>([
    [
      'the package of another platform',
      openTofu,
      (text) => text.replace(/^[0-9a-f]{64}(?=.*darwin_arm64)/m, digest),
      'For darwin_arm64',
    ],
    ['a line that is no platform', terraform, extra('other.zip'), 'other.zip'],
    ['a platform that was not built', terraform, extra(`${usual}_linux_arm.zip`), `${usual}_linux_arm.zip`],
    [
      'another spelling of the same package',
      terraform,
      (text) => extra(`terraform-provider-dns_v1.0.0_linux_amd64.zip`)('') + text,
      'For linux_amd64',
    ],
    [
      'the same name twice',
      terraform,
      (text) => extra(`${usual}_linux_amd64.zip`)('') + text,
      'For linux_amd64',
    ],
  ])(
    'does not agree if the document of a registry that serves its own key has %s (T12)',
    async (what, host, sums, says) => {
      const registries = await openTwoRegistries();
      const platforms = ['linux_amd64', 'darwin_arm64'];
      const forged = { platforms, signedBy: others.wrong, sums };
      const release = await registries.publish(host, forged);
      const { hashes, ...entry } = entryOf(host, release);
      if (what.includes('twice')) {
        const url = `https://${host}/v1/providers/acme/dns/1.0.0/download/linux/amd64`;
        const stored = registries.stored(url);
        if (stored.kind !== 'known') throw new Error('not published');
        const metadata = { ...JSON.parse(Buffer.from(stored.value.body).toString()), shasum: digest };
        registries.answer(new RegExp(`${host}.*/download/linux/amd64`), () =>
          known({ url, ...jsonAnswer(metadata) }),
        );
      }
      await registries.publish(other[host], {
        platforms,
        ...(host === terraform ? { announced: honest } : {}),
      });
      const document = release.documents[0]?.bytes.toString() ?? '';
      const kept = hashes.filter((hash) => document.includes(hash.slice('zh:'.length)));
      const reviewed = await registries.review({ head: [{ ...entry, hashes: [...kept, evil] }] });
      expect(only(reviewed).hashes.find(({ hash }) => hash === evil)?.proof).toBe('signed');
      expect(rulesIn(reviewed)).toContain('warning witness-disagrees');
      expect(only(reviewed).witness?.status).toBe('differs');
      expect(messageOf(reviewed, 'witness-disagrees')).toContain(says);
    },
  );

  it('does not say whether a platform is right that it never records, and warns of none', async () => {
    const { review, entry } = await witnessed(terraform);
    const registries = await openTwoRegistries();
    const sums = extra(`${usual}_linux_s390x.zip`);
    const forged = entryOf(terraform, await registries.publish(terraform, { sums }));
    await registries.publish(openTofu, { announced: honest });
    const reviewed = await registries.review({ head: [{ ...forged, hashes: [...forged.hashes, evil] }] });
    expect(rulesIn(reviewed)).toEqual([]);
    expect(only(reviewed).witness).toEqual({
      registry: openTofu,
      status: 'unknown',
      unrecorded: ['linux_s390x'],
    });
    expect(shown(reviewed)).toContain('registry.opentofu.org has no record of linux_s390x');
    expect(shown(await review({ head: [entry] }))).toContain(`same packages at ${openTofu}`);
  });

  it.each(['other.bin', `${usual}_sbom.json`, `${usual}_linux_manifest.json`, `${usual}_manifest.json`])(
    'agrees to no release of which %s is locked, which it never records, and warns of none (T12)',
    async (filename) => {
      const registries = await openTwoRegistries();
      const release = await registries.publish(terraform, { sums: extra(filename) });
      await registries.publish(openTofu, { announced: honest });
      const entry = entryOf(terraform, release);
      const reviewed = await registries.review({ head: [{ ...entry, hashes: [...entry.hashes, evil] }] });
      expect(rulesIn(reviewed)).toEqual([]);
      expect(only(reviewed).witness).toEqual({ registry: openTofu, status: 'unknown', files: [filename] });
      expect(shown(reviewed)).toContain(`registry.opentofu.org has no record of ${filename}`);
      // Terraform accepts only what is locked, so without that digest the packages are all that counts.
      expect(only(await registries.review({ head: [entry] })).witness?.status).toBe('agrees');
    },
  );

  it.each([
    ['fluxcd', "The publisher's release has the package"],
    ['evil', 'Either the release was republished'],
  ])('is compared with the release of the account of its namespace alone: %s (T12)', (owner, words) => {
    const { findings } = report(besideTheOther(zh('another'), owner));
    expect(findings.find(({ rule }) => rule === 'witness-disagrees')?.message).toContain(words);
  });

  it('differs if another key signed the release here, and not if the publisher signed it again (T12)', async () => {
    const registries = await openTwoRegistries();
    const base = [entryOf(terraform, await registries.publish(terraform, {}))];
    await registries.publish(openTofu, { announced: honest });
    const again = { signedBy: others.wrong, sums: extra(`${usual}_linux_s390x.zip`) };
    const { hashes, ...entry } = entryOf(terraform, await registries.publish(terraform, again));
    const head = [{ ...entry, hashes: [...hashes, evil] }];
    const reviewed = await registries.review({ base, head });
    expect(rulesIn(reviewed)).toEqual(['warning witness-disagrees']);
    expect(messageOf(reviewed, 'witness-disagrees')).toContain(
      `signed by ${others.wrong.fingerprint} at ${terraform}, and by ${registries.key.fingerprint} at ${openTofu}.`,
    );
    expect(shown(reviewed)).toContain(`other packages at ${openTofu}`);
    const policy = `signing-keys:\n  - providers: ["*/acme/*"]\n    fingerprints: [${others.wrong.fingerprint}]\n`;
    expect(rulesIn(await registries.review({ base, head, policy }))).toEqual([]);
    await registries.publish(openTofu, { announced: honest, signedBy: others.wrong });
    expect(rulesIn(await registries.review({ base, head }))).toEqual([]);
  });

  it('differs if a second key that the other registry does not list signs for one more platform (T12)', async () => {
    const registries = await openTwoRegistries();
    const platforms = ['linux_amd64', 'linux_s390x'];
    const listedKeys = [registries.key, others.wrong];
    const release = await registries.publish(terraform, {
      platforms,
      listedKeys,
      documents: 'per-platform',
      manifest: false,
    });
    const [, forged] = release.documents;
    if (forged === undefined) throw new Error('no second document');
    const url = `https://${terraform}/${forged.name}.sig`;
    const signature = Buffer.from(await others.wrong.sign(forged.bytes));
    registries.answer(new RegExp(`terraform.*${forged.name}.*sig`), () =>
      known({ url, contentType: 'application/octet-stream', body: signature }),
    );
    await registries.publish(openTofu, { platforms: ['linux_amd64'], announced: honest });
    const head = [entryOf(terraform, release)];
    const reviewed = await registries.review({ head });
    expect(rulesIn(reviewed)).toEqual(['warning witness-disagrees']);
    expect(messageOf(reviewed, 'witness-disagrees')).toMatch(
      new RegExp(`${others.wrong.fingerprint} at ${terraform}, and by ${registries.key.fingerprint} at`),
    );
    // The publisher has two keys, and lists both at both registries.
    await registries.publish(openTofu, { platforms: ['linux_amd64'], announced: honest, listedKeys });
    expect(rulesIn(await registries.review({ head }))).toEqual([]);
  });

  it('differs if a registry serves a package under the name of another file (T12)', async () => {
    const registries = await openTwoRegistries();
    const [swapped] = (await registries.publish(terraform, { files: { its: 'own' } })).packages;
    if (swapped === undefined) throw new Error('no package');
    const sums = (text: string) => `${text}${swapped.zh.slice('zh:'.length)}  other.bin\n`;
    const release = await registries.publish(terraform, { sums });
    await registries.publish(openTofu, { announced: honest });
    const url = `https://${terraform}/v1/providers/acme/dns/1.0.0/download/${swapped.platform.replace('_', '/')}`;
    const stored = registries.stored(url);
    if (stored.kind !== 'known') throw new Error('not published');
    const metadata = JSON.parse(Buffer.from(stored.value.body).toString());
    const named = {
      filename: 'other.bin',
      shasum: swapped.zh.slice('zh:'.length),
      download_url: '/other.bin',
    };
    registries.answer(/terraform.*\/download\//, () =>
      known({ url, ...jsonAnswer({ ...metadata, ...named }) }),
    );
    registries.answer(/other\.bin$/, () => known({ url, contentType: 'application/zip', body: swapped.zip }));
    const { hashes, ...entry } = entryOf(terraform, release);
    const reviewed = await registries.review({ head: [{ ...entry, hashes: [...hashes, swapped.zh] }] });
    expect(messageOf(reviewed, 'witness-disagrees')).toContain(`For ${swapped.platform}`);
    expect(only(reviewed).witness?.status).toBe('differs');
  });

  it('says which packages it was asked about, and asks about those that a change adds (T12)', async () => {
    const registries = await openTwoRegistries();
    const forgery = { sums: (text: string) => text.replace(/^[0-9a-f]{64}(?=.*darwin_arm64)/m, digest) };
    const platforms = ['linux_amd64', 'windows_amd64', 'linux_arm64', 'darwin_arm64'];
    const release = await registries.publish(openTofu, { platforms });
    await registries.publish(terraform, { platforms });
    const { hashes, ...named } = entryOf(openTofu, release);
    const darwin = release.packages.find(({ platform }) => platform === 'darwin_arm64')?.zh;
    const base = [{ ...named, hashes: hashes.filter((hash) => hash !== darwin) }];
    const honestly = await registries.review({ base, head: [{ ...named, hashes }] });
    expect(rulesIn(honestly)).toEqual([]);
    expect(only(honestly).witness).toEqual({
      registry: terraform,
      status: 'agrees',
      platforms: ['darwin_arm64'],
    });
    expect(shown(honestly)).toContain('same darwin_arm64 package at registry.terraform.io');
    await registries.publish(openTofu, { platforms, ...forgery });
    const planted = { ...named, hashes: [...(base[0]?.hashes ?? []), evil] };
    const forged = await registries.review({ base, head: [planted] });
    expect(rulesIn(forged)).toContain('warning witness-disagrees');
    const all = await registries.review({ head: [{ ...named, hashes }] });
    expect(only(all).witness?.platforms).toHaveLength(2);
    expect(shown(all)).toContain('same packages for 2 platforms at registry.terraform.io');
  });

  it('looks at each line of a document a few times, however many hashes are locked (T68)', async () => {
    const lines = 1_000;
    let looks = 0;
    const entries = Array.from({ length: lines }, (_, index) => ({
      get hash() {
        looks += 1;
        return `zh:${index}`;
      },
      ...{ filename: `${index}.zip`, platform: `linux_${index}` },
    }));
    const named = { address: `${terraform}/acme/dns`, version: '1.0.0' };
    const hashes = entries.map((_, index) => `zh:${index}`);
    const one = {
      ...named,
      release: known({
        documents: [{ url: '', sha256: '', entries, signature: { kind: 'unsigned' } as const }],
        disagreements: [],
      }),
      ...{ proofs: new Map(), dropped: new Map(), remarks: null },
    };
    const asked: string[] = [];
    const registry = {
      packageMetadata: async (_: string, __: string, platform: string) => {
        asked.push(platform);
        return absent('the release');
      },
    };
    const requests = [{ ...named, hashes, added: hashes, dropped: [], remarks: false, paths: ['a'] }];
    await asksWitnesses().version?.(one, { requests, registry } as unknown as Gathering);
    expect(asked).toEqual(['linux_0', 'linux_1']);
    expect(looks).toBeLessThan(20 * lines);
  });

  it('proves nothing with a package of another version', async () => {
    const registries = await openTwoRegistries();
    const release = await registries.publish(terraform, {});
    const filename = (platform: string) => `terraform-provider-dns_0.9.0_${platform}.zip`;
    await registries.publish(openTofu, { filename, announced: honest });
    const reviewed = await registries.review({ head: [entryOf(terraform, release)] });
    const silence = 'its answer is about another release';
    expect(only(reviewed).witness).toEqual({ registry: openTofu, status: 'unknown', silence });
  });

  it('tells of a release that was published again once (T21)', async () => {
    const { review, entry, release } = await witnessed(terraform, { files: { old: 'build' } });
    const { version, address } = entry;
    const hashes = [...entry.hashes, release.packages[0]?.h1.directory ?? ''];
    const old = { address, version, hashes: [plantedZh('old a'), plantedZh('old b')] };
    const reviewed = await review({ base: [old], head: [{ ...entry, hashes }] });
    expect(rulesIn(reviewed)).toEqual(['error release-republished']);
  });

  it.each<[string, Parameters<Awaited<ReturnType<typeof witnessed>>['answer']>[1]]>([
    ['is down', () => unavailable('network', 'refused')],
    [
      'answers garbage',
      () => known({ url: 'https://x/', contentType: 'text/html', body: Buffer.from('<html>') }),
    ],
    [
      'answers about another platform',
      () => known({ url: 'https://x/', ...jsonAnswer({ os: 'plan9', arch: 'arm', filename: 'x' }) }),
    ],
    ['is redirected to a private address', () => unavailable('address-refused', 'no public address')],
  ])('decides nothing if it %s', async (_, answer) => {
    const registries = await witnessed(openTofu);
    registries.answer(/^https:\/\/registry\.terraform\.io\/v1/, answer);
    const reviewed = await registries.review({ head: [registries.entry] });
    expect(reviewed.report.verdict).toBe('verified');
    expect(rulesIn(reviewed)).toEqual([]);
    expect(only(reviewed).witness).toMatchObject({ registry: terraform, status: 'unknown' });
    expect(shown(reviewed)).toContain(`not compared with ${terraform} (`);
  });

  it.each([
    ['the record of the packages', /^https:\/\/registry\.terraform\.io\/v1/, 'the publisher'],
    ['its signed document', /registry\.terraform\.io\/.*SHA256SUMS$/, 'another key'],
  ])(
    'leaves the hashes open if no time is left for %s, a planted one aside (T12)',
    async (_, match, signer) => {
      const registries = await openTwoRegistries();
      const signedBy = signer === 'another key' ? others.wrong : registries.key;
      const release = await registries.publish(openTofu, { signedBy });
      await registries.publish(terraform, {});
      registries.answer(match, () => unavailable('time', 'the time of this run (1 minute) was used up'));
      const entry = entryOf(openTofu, release);
      const reviewed = await registries.review({ head: [entry] });
      expect(reviewed.report.verdict).toBe('incomplete');
      const [finding] = reviewed.report.findings.filter(({ severity }) => severity !== 'notice');
      expect(`${finding?.message} ${finding?.remedy}`).toContain('max-time');
      const worse = await registries.review({ head: [{ ...entry, hashes: [...entry.hashes, evil] }] });
      expect(rulesIn(worse)).toContain('error unproven-hash');
      const unasked = await registries.review({ head: [entry], policy: 'witness: false\n' });
      expect(unasked.report.verdict).toBe('verified');
    },
  );

  it('is not asked about the builds of HashiCorp and OpenTofu, nor about entries that did not change', async () => {
    const registries = await openTwoRegistries();
    const named = [
      { namespace: 'hashicorp', type: 'null' },
      { namespace: 'opentofu', type: 'null' },
      { namespace: 'acme', type: 'same' },
    ];
    const entries = [];
    for (const options of named) entries.push(entryOf(openTofu, await registries.publish(openTofu, options)));
    for (const options of named)
      await registries.publish(terraform, { ...options, files: { other: 'build' } });
    const [, , same] = entries;
    const reviewed = await registries.review({ base: same === undefined ? [] : [same], head: entries });
    expect(reviewed.report.changes.map(({ witness }) => witness)).toEqual([null, null]);
    expect(registries.asked.filter(({ url }) => url.includes(terraform))).toEqual([]);
  });

  it('costs two requests for each version of eight providers and a third where a key is missing, also if it is not known there, none twice', async () => {
    const registries = await openTwoRegistries();
    const entries = [];
    for (let index = 0; index < 8; index += 1) {
      const type = `dns${index}`;
      const release = await registries.publish(openTofu, { type, ...(index < 5 ? { listedKeys: [] } : {}) });
      await registries.publish(terraform, { type, version: index < 3 ? '1.1.0' : '1.0.0' });
      entries.push(entryOf(openTofu, release));
    }
    const reviewed = await registries.review({ head: entries });
    expect(reviewed.report.verdict).toBe('verified');
    const urls = registries.asked.map(({ url }) => url);
    expect(new Set(urls).size).toBe(urls.length);
    // Discovery once; two answers about each version, the list of versions where there is no key, and another package of those not known there.
    expect(urls.filter((url) => url.includes(terraform))).toHaveLength(1 + 2 * 8 + 5 + 3);
  });

  it('says of a provider that moved between the registries that its packages are the same', async () => {
    const registries = await openTwoRegistries();
    const release = await registries.publish(terraform, {});
    await registries.publish(openTofu, { announced: honest });
    const reviewed = await registries.review({
      base: [entryOf(terraform, release)],
      head: [entryOf(openTofu, release)],
    });
    expect(rulesIn(reviewed)).toEqual(['warning provider-moved']);
    expect(only(reviewed).witness).toEqual({ registry: terraform, status: 'agrees', sameAsBefore: true });
    expect(shown(reviewed)).toContain(`the packages are the same as at ${terraform}`);
    const urls = registries.asked.map(({ url }) => url);
    expect(new Set(urls).size).toBe(urls.length);
  });
});

describe('the key of the release before', () => {
  /** terraform has 1.0.0 by the publisher and 1.1.0 by somebody else; OpenTofu has 1.0.0 by options. */
  async function swapped(record: Partial<PublishOptions> | null = {}) {
    const registries = await openTwoRegistries();
    const base = entryOf(terraform, await registries.publish(terraform, {}));
    if (record !== null) await registries.publish(openTofu, record);
    const head = entryOf(
      terraform,
      await registries.publish(terraform, { version: '1.1.0', signedBy: others.wrong }),
    );
    return { ...registries, base, head };
  }

  const hide: readonly (readonly [string, RegExp, () => Outcome<Answer>])[] = [
    ['answers 404 for it', /terraform\.io.*\/1\.0\.0\//, () => absent('the release')],
    [
      'refuses it',
      /terraform\.io.*\/1\.0\.0\//,
      () => ({ ...unavailable('status', 'refused'), status: 403 }),
    ],
    ['hides its signature', /terraform\.io.*1\.0\.0.*\.sig$/, () => absent('the signature')],
  ];

  it.each(hide)('is known from the other registry if the own one %s (T12)', async (_, match, answer) => {
    const registries = await swapped();
    const { base, head } = registries;
    registries.answer(match, answer);
    const reviewed = await registries.review({ base: [base], head: [head] });
    expect(rulesIn(reviewed)).toEqual(['warning signing-key-changed']);
    expect(messageOf(reviewed, 'signing-key-changed')).toMatch(
      new RegExp(`signed with ${others.wrong.fingerprint}; .*\\(1\\.0\\.0\\): ${registries.key.fingerprint}`),
    );
    const release = await registries.publish(terraform, { version: '1.1.0' });
    const honest = await registries.review({ base: [base], head: [entryOf(terraform, release)] });
    expect(rulesIn(honest)).toEqual([]);
    expect(only(honest).signature.sameKeyAsBefore).toBe(true);
  });

  it('is known from the other registry if the own one signs that release again (T12)', async () => {
    const registries = await swapped();
    const { base, head } = registries;
    const signedBy = others.wrong;
    await registries.publish(terraform, { signedBy });
    const reviewed = await registries.review({ base: [base], head: [head] });
    expect(rulesIn(reviewed)).toEqual(['warning signing-key-changed']);
    // It lists no key, but its copy of the document has the signature of another one.
    await registries.publish(openTofu, { listedKeys: [] });
    const unlisted = await registries.review({ base: [base], head: [head] });
    expect(rulesIn(unlisted)).toEqual(['warning signing-key-changed']);
    expect(messageOf(unlisted, 'signing-key-changed')).toContain('at the other public registry)');
    // A publisher who signs the old release again does so for both registries.
    for (const listedKeys of [[others.wrong], []]) {
      await registries.publish(openTofu, { signedBy, listedKeys });
      expect(rulesIn(await registries.review({ base: [base], head: [head] }))).toEqual([]);
    }
  });

  it.each([
    [terraform, 'the h1 that the other one announces', { announced: honest }, { files: { its: 'own' } }],
    [openTofu, 'packages that both list', {}, {}],
  ] as const)(
    'of a base without zh is known if %s signs that release again, by %s (T12)',
    async (host, _, record, again) => {
      const registries = await openTwoRegistries();
      const first = await registries.publish(host, {});
      const base = { ...entryOf(host, first), hashes: first.packages.map(({ h1 }) => h1.directory) };
      await registries.publish(other[host], record);
      const signedBy = others.wrong;
      await registries.publish(host, { ...again, signedBy });
      const head = [entryOf(host, await registries.publish(host, { version: '1.1.0', signedBy }))];
      expect(rulesIn(await registries.review({ base: [base], head }))).toContain(
        'warning signing-key-changed',
      );
      // The other registry has somebody else's build: the own one says who signed what the base locks.
      await registries.publish(other[host], { ...record, files: { another: 'build' } });
      await registries.publish(host, { signedBy, files: { own: 'build' } });
      expect(rulesIn(await registries.review({ base: [base], head }))).not.toContain(
        'warning signing-key-changed',
      );
    },
  );

  it.each([
    ['does not know the release', null],
    ['has other packages of it, which the base does not have', { files: { another: 'build' } }],
  ])('is not known if the other registry %s, and that is said of a new key (T12)', async (_, record) => {
    const registries = await swapped(record);
    const { base, head } = registries;
    registries.answer(/terraform\.io.*\/dns\/1\.0\.0\//, () => absent('the release'));
    const reviewed = await registries.review({ base: [base], head: [head] });
    expect(rulesIn(reviewed)).toEqual(['warning signing-key-changed']);
    expect(messageOf(reviewed, 'signing-key-changed')).toContain('has no package of it)');
    // The same key signed a release of the same account in the base, so that nothing is new.
    const beside = async (namespace: string) => {
      const mail = { namespace, type: 'mail', signedBy: others.wrong };
      const sibling = await registries.publish(terraform, mail);
      const newer = await registries.publish(terraform, { ...mail, version: '1.1.0' });
      const [was, is] = [entryOf(terraform, sibling), entryOf(terraform, newer)];
      return rulesIn(await registries.review({ base: [base, was], head: [head, is] }));
    };
    expect(await beside('acme')).toEqual([]);
    expect(await beside('mallory')).toEqual(['warning signing-key-changed']);
  });

  it.each<[string, Partial<PublishOptions> | null, string | null]>([
    ['does not answer', {}, 'refused'],
    ['has only another version', { version: '0.9.0' }, 'it does not know the release'],
    ['does not have its package', {}, 'it has no package of the release'],
    ['has other packages', { files: { another: 'build' } }, 'it has other packages of the release'],
    ['has its document', {}, null],
    ['has its document, of a base without hashes', {}, null],
    ['does not have the provider', null, null],
  ])('is called the same unless the other registry %s (T12)', async (how, record, unconfirmed) => {
    const registries = await swapped(record);
    const { base, head } = registries;
    await registries.publish(terraform, { signedBy: others.wrong });
    if (how === 'does not answer')
      registries.answer(/opentofu.*\/versions/, () => unavailable('network', 'refused'));
    if (how === 'does not have its package')
      registries.answer(/opentofu.*\/1\.0\.0\/download/, () => absent('the package'));
    // Signed again by its registry, or by the publisher: the facts are the same. A base without hashes excuses nothing.
    const isBare = how === 'has its document, of a base without hashes';
    const reviewed = await registries.review({
      base: [isBare ? { ...base, hashes: [] } : base],
      head: [head],
    });
    const isKnown = how.startsWith('has its document');
    expect(rulesIn(reviewed)).toEqual(isKnown ? ['warning signing-key-changed'] : []);
    const { signature, witness } = only(reviewed);
    expect(signature.sameKeyAsBefore).toBe(isKnown ? false : unconfirmed === null ? true : null);
    expect(witness?.unconfirmed ?? null).toBe(unconfirmed);
    expect(reviewed.report.headline.includes('the same key as before')).toBe(
      !isKnown && unconfirmed === null,
    );
    expect(shown(reviewed).includes('key of 1.0.0 not compared')).toBe(unconfirmed !== null);
  });

  it('is asked for before slow packages take the time of the run (T12)', async () => {
    const registries = await swapped();
    const [base, head] = [[registries.base], [registries.head]];
    for (const type of ['a', 'b', 'c', 'd']) {
      const release = await registries.publish(terraform, { type, signedBy: others.wrong });
      const { address, version, hashes } = entryOf(terraform, release);
      head.unshift({ address, version, hashes: [...hashes, release.packages[0]?.h1.directory ?? ''] });
    }
    const late = unavailable('time', 'the time of this run (1 minute) was used up');
    const { promise, resolve } = Promise.withResolvers<void>();
    let [waiting, isLate] = [0, false];
    registries.answer(/\.zip$/, async () => {
      waiting += 1;
      // All the packages that are downloaded at a time.
      isLate ||= waiting === 4;
      if (isLate) resolve();
      await promise;
      return late;
    });
    const document = `https://${openTofu}/releases/acme/dns/1.0.0/terraform-provider-dns_1.0.0_SHA256SUMS`;
    registries.answer(new RegExp(`^${document}$`), () => (isLate ? late : registries.stored(document)));
    await registries.publish(terraform, { signedBy: others.wrong });
    const reviewed = await registries.review({ base, head });
    expect(rulesIn(reviewed)).toContain('warning signing-key-changed');
    const honest = entryOf(terraform, await registries.publish(terraform, { version: '1.1.0' }));
    await registries.publish(terraform, {});
    expect(rulesIn(await registries.review({ base, head: [honest] }))).toEqual([]);
  });

  it('is not asked for where the policy takes the word of the registry', async () => {
    const registries = await openTwoRegistries();
    const host = 'registry.corp.example';
    const base = entryOf(host, await registries.publish(host, { listedKeys: [] }));
    const head = entryOf(host, await registries.publish(host, { version: '1.1.0' }));
    const inputs = { registries: host };
    const policy = `accept-asserted: [${host}]\n`;
    expect(rulesIn(await registries.review({ base: [base], head: [head], inputs, policy }))).toEqual([]);
    const strict = await registries.review({ base: [base], head: [head], inputs });
    expect(messageOf(strict, 'signing-key-changed')).toContain('the registry lists no key for it');
  });
});

describe('the keys of the policy', () => {
  const policyWith = (keys: string) => `signing-keys:\n  - providers: ["*/acme/*"]\n    keys:\n${keys}`;
  const inline = (armored: string) =>
    policyWith(`      - |\n${armored.trim().replaceAll(/^/gm, '        ')}\n`);
  const asFile = policyWith('      - .github/acme.asc\n');

  it.each(['registry.corp.example', terraform, openTofu])(
    'prove a release of %s, inline or as a file',
    async (host) => {
      const registries = await openTwoRegistries();
      const release = await registries.publish(host, { listedKeys: [] });
      const head = [entryOf(host, release)];
      const inputs = { registries: 'registry.corp.example' };
      const { armored, fingerprint } = registries.key;
      for (const given of [
        { policy: inline(armored) },
        { policy: asFile, files: { '.github/acme.asc': armored } },
      ]) {
        const reviewed = await registries.review({ head, inputs, ...given });
        expect(rulesIn(reviewed)).toEqual([]);
        expect(only(reviewed).signature).toMatchObject({ fingerprint, keyFrom: 'policy' });
      }
    },
  );

  it('refuse a release that another key signed, wherever that is listed (T12)', async () => {
    const { review, entry } = await keylessAt(openTofu);
    const reviewed = await review({ head: [entry], policy: inline(others.wrong.armored) });
    expect(rulesIn(reviewed)).toContain('error signing-key-changed');
    const registries = await openTwoRegistries();
    const release = await registries.publish(terraform, {});
    const listed = await registries.review({
      head: [entryOf(terraform, release)],
      policy: inline(others.wrong.armored),
    });
    expect(rulesIn(listed)).toContain('error signing-key-changed');
  });

  it.each<[string, (typeof copies)[number], (typeof copies)[number], readonly string[], string | null]>([
    ['the policy has a renewed copy', 'armored', 'original', [], 'policy'],
    ['the registry has a renewed copy', 'original', 'armored', [], 'policy'],
    ['neither has a renewed copy', 'armored', 'armored', ['warning expired-key'], 'policy'],
  ])('of a key that has expired: %s', async (_, listed, said, rules, keyFrom) => {
    const day = 24 * 60 * 60;
    const created = new Date('2020-01-01');
    const key = await createSigningKey({ created, listedCopyExpiresAfter: day });
    const registries = await openTwoRegistries();
    const listedKeys = [{ ...key, armored: key[listed] }];
    const release = await registries.publish(terraform, { signedBy: key, listedKeys });
    const reviewed = await registries.review({
      head: [entryOf(terraform, release)],
      policy: inline(key[said]),
    });
    expect(rulesIn(reviewed)).toEqual(rules);
    expect(only(reviewed).signature.keyFrom).toBe(keyFrom);
  });

  it.each<[string, (typeof copies)[number], (typeof copies)[number], readonly string[]]>([
    ['in the policy', 'original', 'armored', ['error signature-invalid']],
    ['at the registry', 'armored', 'original', ['error signature-invalid']],
    ['nowhere', 'original', 'original', []],
  ])('of a key that is revoked %s', async (_, listed, said, rules) => {
    const registries = await openTwoRegistries();
    const { revoked } = others;
    const listedKeys = [{ ...revoked, armored: revoked[listed] }];
    const release = await registries.publish(terraform, { signedBy: revoked, listedKeys });
    const head = [entryOf(terraform, release)];
    const reviewed = await registries.review({ head, policy: inline(revoked[said]) });
    expect(rulesIn(reviewed)).toEqual(rules);
  });

  it('count if the registry lists something that is no key, and leave room for a pinned fingerprint', async () => {
    const registries = await openTwoRegistries();
    const { key } = registries;
    const release = await registries.publish(terraform, { listedKeys: [{ ...key, armored: 'no key' }] });
    const head = [entryOf(terraform, release)];
    const broken = await registries.review({ head, policy: inline(key.original) });
    expect(rulesIn(broken)).toEqual([]);
    expect(only(broken).signature.keyFrom).toBe('policy');
    await registries.publish(terraform, {});
    const pin = `    fingerprints: [${key.fingerprint}]\n`;
    const pinned = await registries.review({ head, policy: `${inline(others.wrong.armored)}${pin}` });
    expect(rulesIn(pinned)).toEqual([]);
    expect(only(pinned).signature.keyFrom).toBe(terraform);
  });

  it('are those of the base: a change that brings a key proves nothing with it (T39)', async () => {
    const { review, entry, key } = await keylessAt(openTofu, []);
    const files = { '.github/acme.asc': others.wrong.armored };
    const brought = { '.github/acme.asc': key.armored };
    const reviewed = await review({ head: [entry], policy: asFile, files, brought });
    expect(rulesIn(reviewed)).toContain('error signing-key-changed');
    expect(reviewed.policy.notices.join()).toContain('This change edits the policy file .github/acme.asc');
  });
});
