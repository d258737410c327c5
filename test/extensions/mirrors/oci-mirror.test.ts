import { rm } from 'node:fs/promises';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { parseProviderAddress } from '../../../src/address/address.ts';
import type { Mirror } from '../../../src/extensions/mirrors/mirror.ts';
import type { OciCredential } from '../../../src/extensions/mirrors/oci-credentials.ts';
import { ociMirror } from '../../../src/extensions/mirrors/oci-mirror.ts';
import type { Fetcher } from '../../../src/http/fetcher.ts';
import { createFetcher } from '../../../src/http/guarded-fetcher.ts';
import {
  digestOf,
  dockerLogin,
  dockerRegistryAvailable,
  type OciDouble,
  type OciRegistry,
  ociContent,
  startDockerRegistry,
  startOciDouble,
} from '../../support/oci-registry.ts';
import { answerBytes, answerRedirect, answerStatus } from '../../support/signed-registry/faults.ts';
import { buildRelease, type Release } from '../../support/signed-registry/release.ts';
import { createSigningKey } from '../../support/signed-registry/signing-key.ts';

const installed = dockerRegistryAvailable();
if (installed === null)
  console.warn('NOTICE: docker-registry IS MISSING; OCI mirrors are tested against the double alone.');

const widget = parseProviderAddress('registry.opentofu.org/acme/widget');
const repository = 'mirror/acme/widget';
const login = `${dockerLogin.user}:${dockerLogin.password}`;
const basic = Buffer.from(login).toString('base64');
const credential: OciCredential = { kind: 'basic', value: basic };
let release: Release;
let open: OciDouble;
let elsewhere: OciDouble;
let closing: (() => unknown)[] = [];

beforeAll(async () => {
  const key = await createSigningKey();
  release = await buildRelease({ namespace: 'acme', type: 'widget', version: '1.2.3+a.b' }, key);
  [open, elsewhere] = await Promise.all([startOciDouble(), startOciDouble({ login })]);
  await open.push(repository, ociContent(release));
});
afterAll(() => Promise.all([open.close(), elsewhere.close()]));
beforeEach(() => {
  open.clearRequests();
  elsewhere.clearRequests();
});
afterEach(async () => {
  for (const close of closing.toReversed()) await close();
  closing = [];
});

interface Asking {
  readonly credential?: OciCredential | undefined;
  /** Hosts in `registries`, besides the registry. */
  readonly listed?: readonly string[];
  readonly template?: string;
}

function mirrorOf(
  { host, caPem }: Pick<OciRegistry, 'host' | 'caPem'>,
  { credential, listed = [], template = `mirror/\${namespace}/\${type}` }: Asking = {},
): Mirror & { readonly fetcher: Fetcher } {
  const fetcher = createFetcher({
    // Every double is on loopback, so that each can be reached.
    trustedHosts: [host, elsewhere.host],
    maxDownload: 1024 ** 2,
    ca: caPem,
    limits: { retries: 0 },
    wait: async () => {},
  });
  closing.push(() => fetcher.close());
  const options = { registry: host, repository: template, fetcher };
  const isListed = (one: string) => listed.includes(one);
  return { ...ociMirror({ ...options, credentialFor: () => credential, isListed }), fetcher };
}

const version = '1.2.3+a.b';
const packages = (mirror: Mirror) => mirror.packagesOf(widget, version);

async function codeOf(mirror: Mirror): Promise<string> {
  const outcome = await packages(mirror);
  return outcome.kind === 'unavailable' ? outcome.cause : outcome.kind;
}

/** What a review does with a package: it downloads it and computes its digest. */
async function zhOfDownloads(mirror: Mirror & { readonly fetcher: Fetcher }): Promise<readonly string[]> {
  const outcome = await packages(mirror);
  if (outcome.kind !== 'known') throw new Error(JSON.stringify(outcome));
  const all = outcome.value.map(async ({ content }) => {
    if (content.kind !== 'download') throw new Error(content.kind);
    const { url, login } = content;
    const options = { maxBytes: 1024 ** 2, what: 'the package', login };
    const file = await mirror.fetcher.download(url, options, async ({ zh, path }) => {
      await rm(path);
      return zh;
    });
    return file.kind === 'known' ? file.value : JSON.stringify(file);
  });
  return Promise.all(all);
}

async function privateDouble(realm?: string): Promise<OciDouble> {
  const double = await startOciDouble({ login, ...(realm === undefined ? {} : { realm }) });
  await double.push(repository, ociContent(release));
  closing.push(() => double.close());
  return double;
}

const zhs = () => release.packages.map(({ zh }) => zh);

describe('an OCI mirror', () => {
  it('gives the package of each platform, with the digest of the layer as its zh', async () => {
    const base = `https://${open.host}/v2/${repository}`;
    expect(await packages(mirrorOf(open))).toMatchObject({
      kind: 'known',
      value: release.packages.map(({ platform, zip, zh }) => ({
        platform,
        stated: [zh],
        content: { kind: 'download', url: `${base}/blobs/${digestOf(zip)}` },
      })),
    });
    // A tag has an underscore for the plus sign.
    expect(open.requests[0]?.path).toBe(`/v2/${repository}/manifests/1.2.3_a.b`);
    expect(open.requests).toHaveLength(1 + release.packages.length);
    expect(await zhOfDownloads(mirrorOf(open))).toEqual(zhs());
  });

  it('has its host as its name, and Docker Hub the name that its users know', () => {
    expect(mirrorOf(open).name).toBe(open.host);
    expect(mirrorOf({ host: 'docker.io', caPem: open.caPem }).name).toBe('docker.io');
  });

  it('lacks a version without a tag, and a provider without a repository', async () => {
    const mirror = mirrorOf(open);
    const absence = {
      kind: 'absent',
      what: `version 9.9.9 of registry.opentofu.org/acme/widget in ${open.host}`,
    };
    expect(await mirror.packagesOf(widget, '9.9.9')).toEqual(absence);
    const gadget = parseProviderAddress('registry.opentofu.org/acme/gadget');
    expect(await mirror.packagesOf(gadget, version)).toMatchObject({ kind: 'absent' });
    open.clearRequests();
    for (const odd of ['../1', `1.${'0'.repeat(128)}`, '1.2.3/../../x'])
      expect(await mirror.packagesOf(widget, odd)).toMatchObject({ kind: 'absent' });
    expect(open.requests).toEqual([]);
  });

  it('is not asked about a repository that the protocol does not have', async () => {
    const mirror = mirrorOf(open, { template: `m/\${hostname}/\${type}` });
    const odd = parseProviderAddress('registry.example.com:8443/acme/widget');
    expect(await mirror.packagesOf(odd, version)).toMatchObject({
      kind: 'unavailable',
      code: 'address-refused',
    });
    expect(open.requests).toEqual([]);
  });

  it('may list other things, and packages for one version of a system, which OpenTofu passes over', async () => {
    const content = ociContent(release, {
      index: (index) => ({
        ...index,
        manifests: [
          { mediaType: 'text/plain', digest: 'sha256:0', artifactType: 'application/vnd.example.sbom' },
          { ...index.manifests[0], platform: { ...index.manifests[0].platform, 'os.version': '10' } },
          ...index.manifests,
        ],
      }),
      image: (image) => ({ ...image, layers: [...image.layers, { mediaType: 'text/plain' }] }),
    });
    await open.push('other/acme/widget', content);
    const mirror = mirrorOf(open, { template: `other/\${namespace}/\${type}` });
    expect(await zhOfDownloads(mirror)).toEqual(zhs());
  });
});

describe('a manifest that lies', () => {
  const layout = /does not follow the layout of OpenTofu providers in an OCI registry/;
  it.each([
    [
      'an index of another artifact',
      { index: (one: object) => ({ ...one, artifactType: 'application/x' }) },
      layout,
    ],
    [
      'an image in place of an index',
      { index: (one: object) => ({ ...one, mediaType: 'application/vnd.oci.image.manifest.v1+json' }) },
      layout,
    ],
    [
      'a manifest without a platform',
      {
        index: (one: { manifests: object[] }) => ({
          ...one,
          manifests: one.manifests.map((each) => ({ ...each, platform: undefined })),
        }),
      },
      layout,
    ],
    [
      'a digest of another algorithm',
      {
        index: (one: { manifests: object[] }) => ({
          ...one,
          manifests: one.manifests.map((each) => ({ ...each, digest: `sha512:${'0'.repeat(128)}` })),
        }),
      },
      layout,
    ],
    [
      'a digest that leads elsewhere',
      {
        index: (one: { manifests: object[] }) => ({
          ...one,
          manifests: one.manifests.map((each) => ({ ...each, digest: '../blobs/x' })),
        }),
      },
      layout,
    ],
    [
      'two packages for a platform',
      {
        index: (one: { manifests: object[] }) => ({
          ...one,
          manifests: [...one.manifests, ...one.manifests],
        }),
      },
      /has two packages for one platform$/,
    ],
    [
      'too many platforms',
      {
        index: (one: { manifests: object[] }) => ({
          ...one,
          manifests: Array.from({ length: 101 }, () => one.manifests[0]),
        }),
      },
      layout,
    ],
    [
      'two zips in one package',
      { image: (one: { layers: object[] }) => ({ ...one, layers: [...one.layers, ...one.layers] }) },
      layout,
    ],
    [
      'no zip in a package',
      { image: (one: object) => ({ ...one, layers: [{ mediaType: 'application/gzip' }] }) },
      layout,
    ],
    ['a container image', { image: (one: object) => ({ ...one, artifactType: undefined }) }, layout],
  ])('%s: nothing of it is believed', async (_name, lie, words) => {
    await open.push('lies/acme/widget', ociContent(release, lie));
    expect(await codeOf(mirrorOf(open, { template: `lies/\${namespace}/\${type}` }))).toMatch(words);
  });

  it('with another digest than in the index is not believed', async () => {
    const [image] = ociContent(release).manifests;
    const other = Buffer.from(String(image?.bytes).replace('"schemaVersion":2', '"schemaVersion":3'));
    closing.push(open.override(`/manifests/${image?.reference}`, answerBytes(other)));
    expect(await codeOf(mirrorOf(open))).toMatch(/does not have the digest in the index$/);
  });

  it('that is listed and missing is no absence', async () => {
    const [image] = ociContent(release).manifests;
    closing.push(open.override(`/manifests/${image?.reference}`, answerStatus(404)));
    expect(await codeOf(mirrorOf(open))).toMatch(/lists the \w+ package of .* but does not have it$/);
  });

  it('states a digest that the layer does not have: the download shows it', async () => {
    const [zip] = release.packages.map(({ zip }) => digestOf(zip));
    closing.push(open.override(`/blobs/${zip}`, answerBytes('another package')));
    expect(await zhOfDownloads(mirrorOf(open))).not.toEqual(zhs());
  });
});

describe('a private OCI mirror', () => {
  it.each([
    ['Basic', undefined],
    ['Bearer', 'own'],
  ])('is read with the credentials (%s)', async (_scheme, realm) => {
    const double = await privateDouble(realm);
    const mirror = mirrorOf(double, { credential });
    expect(await zhOfDownloads(mirror)).toEqual(zhs());
    // The challenge of the first answer serves for all.
    const refused = double.requests.filter(({ authorization }) => authorization === null);
    expect(refused).toHaveLength(1);
    const tokens = double.requests.filter(({ path }) => path.startsWith('/token'));
    expect(tokens.map(({ path, authorization }) => [decodeURIComponent(path), authorization])).toEqual(
      // Asks to read, and for nothing else that the registry would give.
      realm === undefined
        ? []
        : [[`/token?service=packages&scope=repository:${repository}:pull`, `Basic ${basic}`]],
    );
  });

  it('is read with an access token, which goes to the registry as it is', async () => {
    const double = await privateDouble('own');
    const value = digestOf(Buffer.from(`repository:${repository}:pull`));
    const mirror = mirrorOf(double, { credential: { kind: 'token', value } });
    expect(await zhOfDownloads(mirror)).toEqual(zhs());
    expect(double.requests.filter(({ path }) => path.startsWith('/token'))).toEqual([]);
  });

  it.each([
    [
      'without credentials',
      undefined,
      /wants credentials for mirror\/acme\/widget; no oci_credentials block/,
    ],
    ['with the wrong password', { kind: 'basic', value: 'eDp5' }, /answered with status 401/],
    ['with a token for Basic', { kind: 'token', value: 'abc' }, /wants credentials/],
  ] as const)('is closed %s', async (_name, credential, words) => {
    const mirror = mirrorOf(await privateDouble(), { credential });
    expect(await packages(mirror)).toMatchObject({ kind: 'unavailable', code: 'status', status: 401 });
    expect(await codeOf(mirror)).toMatch(words);
  });

  it.each([
    ['no token', answerBytes('{}'), /does not follow the token protocol/],
    ['a token that is no header', answerBytes('{"token":"a\\r\\nb"}'), /does not follow the token protocol/],
    ['a token service that is missing', answerStatus(404), /wants credentials/],
    ['a large answer', answerBytes(Buffer.alloc(65_537, ' ')), /larger than 65536 bytes/],
  ])('with %s stays closed, and nothing looks absent', async (_name, answer, words) => {
    const double = await privateDouble('own');
    closing.push(double.override('/token?', answer));
    expect(await codeOf(mirrorOf(double, { credential }))).toMatch(words);
  });

  it.each(['Negotiate', 'Digest realm="x"', ''])(
    'with the challenge "%s" stays closed',
    async (challenge) => {
      const double = await privateDouble();
      closing.push(double.override('/v2/', answerStatus(401, { 'www-authenticate': challenge })));
      expect(await codeOf(mirrorOf(double, { credential }))).toMatch(
        /a login that OCI registries do not have$/,
      );
    },
  );

  it.each(['http://localhost/token', 'https://a:b@localhost/token', 'https://'])(
    'with a token service at %s stays closed',
    async (realm) => {
      const double = await privateDouble(realm);
      expect(await codeOf(mirrorOf(double, { credential }))).toMatch(/^the address of a token for/);
    },
  );
});

describe('the credentials of an OCI mirror', () => {
  it('do not go to a token service on another host, unless the user lists it (T24)', async () => {
    const double = await privateDouble(`https://${elsewhere.host}/token`);
    expect(await codeOf(mirrorOf(double, { credential }))).toBe(
      `${double.host} wants its credentials sent to ${elsewhere.host}, which is not listed in registries`,
    );
    expect(elsewhere.requests).toEqual([]);
    expect(await zhOfDownloads(mirrorOf(double, { credential, listed: [elsewhere.host] }))).toEqual(zhs());
    expect(elsewhere.requests).toMatchObject([{ authorization: `Basic ${basic}` }]);
  });

  it.each([
    ['Basic', undefined],
    ['Bearer', 'own'],
  ])('stay behind where a layer or a manifest is on another host (%s, T24)', async (_scheme, realm) => {
    const double = await privateDouble(realm);
    await elsewhere.push(repository, ociContent(release));
    closing.push(
      elsewhere.override('/v2/', async (request, response) => {
        const { blobs, manifests } = ociContent(release);
        const all = new Map(
          [...blobs, ...manifests.map(({ bytes }) => bytes)].map((bytes) => [digestOf(bytes), bytes]),
        );
        response.writeHead(200).end(all.get(/[^/]*$/.exec(request.url ?? '')?.[0] ?? ''));
      }),
    );
    const mirror = mirrorOf(double, { credential });
    await packages(mirror);
    for (const { reference } of ociContent(release).manifests.slice(0, -1))
      closing.push(
        double.override(
          `/manifests/${reference}`,
          answerRedirect(`https://${elsewhere.host}/v2/x/${reference}`),
        ),
      );
    for (const bytes of ociContent(release).blobs)
      closing.push(
        double.override(
          `/blobs/${digestOf(bytes)}`,
          answerRedirect(`https://${elsewhere.host}/v2/x/${digestOf(bytes)}`),
        ),
      );
    expect(await zhOfDownloads(mirror)).toEqual(zhs());
    expect(elsewhere.requests.length).toBe(2 * release.packages.length);
    expect(elsewhere.requests.filter(({ authorization }) => authorization !== null)).toEqual([]);
  });

  it('do not answer a challenge of the host behind a redirect (T24)', async () => {
    const double = await privateDouble();
    closing.push(
      double.override(
        '/manifests/1.2.3',
        answerRedirect(`https://${elsewhere.host}/v2/${repository}/manifests/1.2.3`),
      ),
    );
    expect(await codeOf(mirrorOf(double, { credential }))).toMatch(
      `${elsewhere.host} answered with status 401`,
    );
    expect(elsewhere.requests).toMatchObject([{ authorization: null }]);
  });
});

describe.skipIf(installed === null)('the reference implementation of the distribution protocol', () => {
  let registry: OciRegistry;
  beforeAll(async () => {
    registry = await startDockerRegistry();
    await registry.push(repository, ociContent(release));
  });
  afterAll(() => registry.close());

  it('has the same packages, which a user with the password reads', async () => {
    expect(await zhOfDownloads(mirrorOf(registry, { credential }))).toEqual(zhs());
  });

  it('is closed without the password', async () => {
    expect(await codeOf(mirrorOf(registry))).toMatch(/wants credentials for mirror\/acme\/widget; /);
  });

  it('lacks a version that nobody has pushed, and a repository that it does not know', async () => {
    const mirror = mirrorOf(registry, { credential });
    expect(await mirror.packagesOf(widget, '9.9.9')).toMatchObject({ kind: 'absent' });
    const gadget = parseProviderAddress('registry.opentofu.org/acme/gadget');
    expect(await mirror.packagesOf(gadget, version)).toMatchObject({ kind: 'absent' });
  });

  it('refuses a package with another digest than its name', async () => {
    const content = ociContent(release, {
      image: (image) => ({ ...image, layers: [{ ...image.layers[0], digest: digestOf(Buffer.from('x')) }] }),
    });
    await expect(registry.push('lies/acme/widget', content)).rejects.toThrow(/BLOB_UNKNOWN/);
  });
});
