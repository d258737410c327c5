import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { parseProviderAddress } from '../../../src/address/address.ts';
import type { Mirror } from '../../../src/extensions/mirrors/mirror.ts';
import { networkMirror } from '../../../src/extensions/mirrors/network-mirror.ts';
import { createFetcher } from '../../../src/http/guarded-fetcher.ts';
import type { Limits } from '../../../src/http/limits.ts';
import { fillMirror } from '../../support/mirror-folder.ts';
import { type NetworkMirror, startNetworkMirror } from '../../support/network-mirror.ts';
import {
  type Answerer,
  answerBytes,
  answerHtml,
  answerJson,
  answerRedirect,
  answerStatus,
  neverAnswer,
} from '../../support/signed-registry/faults.ts';
import { plantedH1 } from '../../support/signed-registry/provider-package.ts';
import { buildRelease, type Release } from '../../support/signed-registry/release.ts';
import { createSigningKey } from '../../support/signed-registry/signing-key.ts';

const widget = parseProviderAddress('registry.terraform.io/acme/widget');
const folder = mkdtempSync(join(tmpdir(), 'lockproof-mirror-'));
let double: NetworkMirror;
let release: Release;
let closing: (() => unknown)[] = [];

beforeAll(async () => {
  release = await buildRelease(
    { namespace: 'acme', type: 'widget', version: '1.2.3' },
    await createSigningKey(),
  );
  for (const host of ['registry.terraform.io', 'xn--mnchen-3ya.example', 'registry.example.com:8443'])
    fillMirror(folder, host, release);
  double = await startNetworkMirror(folder);
});
afterAll(async () => {
  await double.close();
  rmSync(folder, { recursive: true, force: true });
});
beforeEach(() => double.clearRequests());
afterEach(async () => {
  await Promise.all(closing.map((close) => close()));
  closing = [];
});

function open(
  options: {
    url?: string;
    trusted?: readonly string[];
    credentials?: ReadonlyMap<string, string>;
    limits?: Partial<Limits>;
  } = {},
): Mirror {
  const fetcher = createFetcher({
    trustedHosts: options.trusted ?? [double.host],
    maxDownload: 1024 ** 2,
    ca: double.caPem,
    limits: { retries: 0, ...options.limits },
    wait: async () => {},
  });
  closing.push(() => fetcher.close());
  return networkMirror({
    url: options.url ?? double.url,
    fetcher,
    credentials: options.credentials ?? new Map(),
  });
}

function serving(ending: string, answer: Answerer): void {
  closing.push(double.override(ending, answer));
}

function asked(): readonly string[] {
  return double.requests.map(({ path }) => path);
}

describe('a network mirror', () => {
  it('gives the packages of a version, with the hashes that it has for them', async () => {
    expect(await open().packagesOf(widget, '1.2.3')).toEqual({
      kind: 'known',
      value: release.packages.map(({ platform, filename, h1 }) => ({
        platform,
        stated: [h1.archive],
        content: { kind: 'download', url: `${double.url}registry.terraform.io/acme/widget/${filename}` },
      })),
    });
    expect(asked()).toEqual([
      '/providers/registry.terraform.io/acme/widget/index.json',
      '/providers/registry.terraform.io/acme/widget/1.2.3.json',
    ]);
  });

  it('has the name of its host', () => {
    expect(open().name).toBe(double.host);
    expect(open({ url: 'https://xn--mnchen-3ya.example/m/' }).name).toBe('münchen.example');
  });

  it('is asked once for each provider and version', async () => {
    const mirror = open();
    await Promise.all([mirror.packagesOf(widget, '1.2.3'), mirror.packagesOf(widget, '1.2.3')]);
    await mirror.packagesOf(widget, '9.9.9');
    expect(asked()).toHaveLength(2);
  });

  it.each([
    ['münchen.example/acme/widget', '/providers/xn--mnchen-3ya.example/acme/widget/index.json'],
    ['registry.example.com:8443/acme/widget', '/providers/registry.example.com:8443/acme/widget/index.json'],
  ])('has %s under its host in punycode, with the port', async (address, path) => {
    const packages = await open().packagesOf(parseProviderAddress(address), '1.2.3');
    expect(packages.kind).toBe('known');
    expect(asked()[0]).toBe(path);
  });

  it('loses the last segment of an address without a slash at its end, as in Terraform', async () => {
    expect((await open({ url: double.url.replace(/\/$/, '') }).packagesOf(widget, '1.2.3')).kind).toBe(
      'absent',
    );
    expect(asked()).toEqual(['/registry.terraform.io/acme/widget/index.json']);
  });

  it('does not have a version that it does not list', async () => {
    const mirror = open();
    expect(await mirror.packagesOf(widget, '9.9.9')).toEqual({
      kind: 'absent',
      what: `version 9.9.9 of registry.terraform.io/acme/widget in ${double.host}`,
    });
    expect(await mirror.packagesOf(widget, '__proto__')).toMatchObject({ kind: 'absent' });
    expect(await mirror.packagesOf(parseProviderAddress('other/widget'), '1.2.3')).toMatchObject({
      kind: 'absent',
    });
  });

  it('may give no hashes, and hashes of an unknown scheme do not count', async () => {
    serving(
      '1.2.3.json',
      answerJson({
        archives: {
          linux_amd64: { url: 'a.zip' },
          darwin_arm64: { url: 'b.zip', hashes: ['sha512:abc'] },
          windows_amd64: { url: 'https://cdn.example.com/c.zip', hashes: ['sha512:abc', plantedH1('c')] },
          'no platform': { url: 7 },
        },
      }),
    );
    expect(await open().packagesOf(widget, '1.2.3')).toMatchObject({
      kind: 'known',
      value: [
        { platform: 'linux_amd64', stated: [] },
        {
          platform: 'windows_amd64',
          stated: [plantedH1('c')],
          content: { url: 'https://cdn.example.com/c.zip' },
        },
      ],
    });
  });
});

describe('the token of a network mirror', () => {
  it('goes to its exact host and port', async () => {
    await open({
      credentials: new Map([
        [double.host, 'secret'],
        ['localhost', 'other'],
      ]),
    }).packagesOf(widget, '1.2.3');
    expect(double.requests.map(({ authorization }) => authorization)).toEqual([
      'Bearer secret',
      'Bearer secret',
    ]);
  });

  it('is not sent if it is for another host', async () => {
    const credentials = new Map([
      ['registry.terraform.io', 'secret'],
      ['localhost', 'secret'],
      ['127.0.0.1', 'secret'],
    ]);
    await open({ credentials }).packagesOf(widget, '1.2.3');
    expect(double.requests.map(({ authorization }) => authorization)).toEqual([null, null]);
  });

  it('does not follow a redirect to another host', async () => {
    const elsewhere = await startNetworkMirror(folder);
    closing.push(() => elsewhere.close());
    serving('index.json', answerRedirect(`${elsewhere.url}registry.terraform.io/acme/widget/index.json`));
    const fetcher = createFetcher({
      trustedHosts: [double.host, elsewhere.host],
      maxDownload: 1,
      ca: double.caPem + elsewhere.caPem,
    });
    closing.push(() => fetcher.close());
    const mirror = networkMirror({
      url: double.url,
      fetcher,
      credentials: new Map([[double.host, 'secret']]),
    });
    expect((await mirror.packagesOf(widget, '1.2.3')).kind).toBe('known');
    expect(elsewhere.requests.map(({ authorization }) => authorization)).toEqual([null]);
  });
});

describe('a faulty network mirror', () => {
  it('is given up in silence', async () => {
    serving('index.json', neverAnswer());
    expect(await open({ limits: { headers: 100 } }).packagesOf(widget, '1.2.3')).toMatchObject({
      kind: 'unavailable',
      code: 'network',
    });
  });

  const huge = answerBytes(Buffer.alloc(17 * 1024 ** 2, ' '), 'application/json');

  it.each<readonly [string, string, Answerer, string]>([
    ['requires a login', 'index.json', answerStatus(401), 'status'],
    ['is broken', 'index.json', answerStatus(500), 'status'],
    ['answers with a page', 'index.json', answerHtml(), 'malformed-answer'],
    [
      'declares its JSON as something else',
      '1.2.3.json',
      answerBytes('{"archives":{}}', 'text/plain'),
      'malformed-answer',
    ],
    ['declares a page as JSON', 'index.json', answerBytes('<p>', 'application/json'), 'malformed-answer'],
    ['answers with another shape', 'index.json', answerJson({ versions: ['1.2.3'] }), 'malformed-answer'],
    ['lists a version that it does not have', '1.2.3.json', answerStatus(404), 'status'],
    ['answers without an end', 'index.json', huge, 'too-large'],
    ['answers without an end about a version', '1.2.3.json', huge, 'too-large'],
    [
      'redirects to this machine',
      'index.json',
      answerRedirect('https://127.0.0.1/index.json'),
      'address-refused',
    ],
    [
      'redirects to plain http',
      'index.json',
      answerRedirect('http://mirror.example.com/index.json'),
      'address-refused',
    ],
    ['does not describe a package', '1.2.3.json', archive({}), 'malformed-answer'],
    [
      'gives too many hashes',
      '1.2.3.json',
      archive({ url: 'a.zip', hashes: Array(101).fill('h1:a') }),
      'malformed-answer',
    ],
    ['leads upwards', '1.2.3.json', archive({ url: '../../../../etc/a.zip' }), 'address-refused'],
    ['leads upwards in disguise', '1.2.3.json', archive({ url: 'a/%2E%2e/b.zip' }), 'address-refused'],
    [
      'leads to plain http',
      '1.2.3.json',
      archive({ url: 'http://mirror.example.com/a.zip' }),
      'address-refused',
    ],
    ['leads to a file', '1.2.3.json', archive({ url: 'file:///etc/passwd' }), 'address-refused'],
    [
      'leads to an address with a password',
      '1.2.3.json',
      archive({ url: 'https://a:b@mirror.example.com/a.zip' }),
      'address-refused',
    ],
  ])('that %s gives nothing', async (_name, ending, answer, code) => {
    serving(ending, answer);
    expect(await open().packagesOf(widget, '1.2.3')).toMatchObject({ kind: 'unavailable', code });
  });

  it('on a private network is not asked, unless its host is listed', async () => {
    const answer = await open({ trusted: [] }).packagesOf(widget, '1.2.3');
    expect(answer).toMatchObject({
      kind: 'unavailable',
      code: 'address-refused',
      cause:
        'localhost:' +
        double.host.split(':')[1] +
        ' does not resolve to a public address and is not listed in registries',
    });
    expect(asked()).toEqual([]);
  });

  it('adds none of its own words to our messages (T54)', async () => {
    serving(
      '1.2.3.json',
      answerJson({ archives: { linux_amd64: { 'ATTACK <b>': 1, url: 7 }, 'ATTACK <b>': { url: 8 } } }),
    );
    const answer = await open().packagesOf(widget, '1.2.3');
    expect(answer.kind).toBe('unavailable');
    expect(JSON.stringify(answer)).not.toContain('ATTACK');
  });
});

function archive(description: unknown): Answerer {
  return answerJson({ archives: { linux_amd64: description } });
}
