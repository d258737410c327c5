import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createFetcher } from '../../src/http/guarded-fetcher.ts';
import type { Limits } from '../../src/http/limits.ts';
import { createRegistry } from '../../src/registry/client.ts';
import type { Registry } from '../../src/registry/registry.ts';
import type { RegistryHost } from '../../src/registry/trusted-hosts.ts';
import {
  answerBytes,
  answerHtml,
  answerJson,
  answerRedirect,
  answerStatus,
  neverAnswer,
} from '../support/signed-registry/faults.ts';
import {
  type PublishedVersion,
  type SignedRegistry,
  startSignedRegistry,
} from '../support/signed-registry/signed-registry.ts';

const discovery = '/.well-known/terraform.json';

let double: SignedRegistry;
let other: SignedRegistry;
let version: PublishedVersion;
let undo: (() => void)[] = [];
let closing: (() => Promise<void>)[] = [];

beforeAll(async () => {
  [double, other] = await Promise.all([startSignedRegistry(), startSignedRegistry()]);
  const release = { namespace: 'acme', type: 'widget', version: '1.2.3' };
  [version] = await Promise.all([double.publish(release), other.publish(release)]);
});
afterAll(() => Promise.all([double.close(), other.close()]));
beforeEach(() => {
  double.clearRequests();
  other.clearRequests();
});
afterEach(async () => {
  for (const restore of undo) restore();
  undo = [];
  await Promise.all(closing.map((close) => close()));
  closing = [];
});

function open(
  environment: Readonly<Record<string, string>> = {},
  registries: readonly RegistryHost[] = [{ host: double.host, serviceUrl: null }],
  credentials?: ReadonlyMap<string, string>,
  limits: Partial<Limits> = {},
  areOfPolicy = false,
): Registry {
  const fetcher = createFetcher({
    trustedHosts: [double.host, other.host],
    maxDownload: 1,
    ca: double.caPem + other.caPem,
    limits: { retries: 0, ...limits },
    wait: async () => {},
  });
  closing.push(() => fetcher.close());
  return createRegistry({ fetcher, registries, areOfPolicy, environment, credentials });
}

function override(path: string, answer: Parameters<SignedRegistry['override']>[1]): void {
  undo.push(double.override(path, answer));
}

function tokenVariable(registry: SignedRegistry): string {
  return `TF_TOKEN_${registry.host}`;
}

describe('service discovery', () => {
  it('is requested once for all questions to a host', async () => {
    const registry = open();
    await Promise.all([registry.versions(version.address), registry.versions(`${double.host}/acme/other`)]);
    await registry.packageMetadata(version.address, '1.2.3', 'linux_amd64');
    expect(double.requests.filter(({ path }) => path === discovery)).toHaveLength(1);
  });

  it('is left out if the workflow names the service', async () => {
    const registry = open({}, [{ host: 'registry.terraform.io', serviceUrl: double.serviceUrl }]);
    const listing = await registry.versions('registry.terraform.io/acme/widget');
    expect(listing.kind).toBe('known');
    expect(double.requests.map(({ path }) => path)).toEqual([version.paths.versions]);
  });

  it('resolves a relative service against the final address', async () => {
    override(discovery, answerRedirect('/moved/terraform.json'));
    override('/moved/terraform.json', answerJson({ 'providers.v1': '../v1/providers/' }));
    expect((await open().versions(version.address)).kind).toBe('known');
  });

  it('loses the last segment of a service without a slash, like Terraform', async () => {
    override(discovery, answerJson({ 'providers.v1': '/v1/providers/lost' }));
    expect((await open().versions(version.address)).kind).toBe('known');
  });

  it('accepts a content type with parameters', async () => {
    override(discovery, answerBytes('{"providers.v1":"/v1/providers/"}', 'application/json; charset=utf-8'));
    expect((await open().versions(version.address)).kind).toBe('known');
  });

  it.each([
    ['a host without services', answerStatus(404), 'malformed-answer'],
    ['a host with other services only', answerJson({ 'modules.v1': '/v1/modules/' }), 'malformed-answer'],
    ['a service that is not text', answerJson({ 'providers.v1': 7 }), 'malformed-answer'],
    ['a list', answerJson([]), 'malformed-answer'],
    ['HTML', answerHtml(), 'malformed-answer'],
    [
      'JSON that is declared as text',
      answerBytes('{"providers.v1":"/v1/providers/"}', 'text/plain'),
      'malformed-answer',
    ],
    ['http', answerJson({ 'providers.v1': 'http://localhost/v1/' }), 'address-refused'],
    ['another scheme', answerJson({ 'providers.v1': 'file:///etc/passwd' }), 'address-refused'],
    ['a user name', answerJson({ 'providers.v1': 'https://me@localhost/v1/' }), 'address-refused'],
    ['a text that is not an address', answerJson({ 'providers.v1': 'https://[' }), 'malformed-answer'],
    ['more than a megabyte', answerBytes(Buffer.alloc(1024 ** 2 + 1, ' '), 'application/json'), 'too-large'],
    ['status 503', answerStatus(503), 'status'],
  ] as const)('cannot be used: %s', async (_name, answer, code) => {
    override(discovery, answer);
    expect(await open().versions(version.address)).toMatchObject({ kind: 'unavailable', code });
  });

  it('is given up in silence', async () => {
    override(discovery, neverAnswer());
    const impatient = open({}, undefined, undefined, { headers: 100 });
    expect(await impatient.versions(version.address)).toMatchObject({ kind: 'unavailable', code: 'network' });
  });
});

describe('trusted hosts', () => {
  it.each(['evil.example', '169.254.169.254', 'localhost', 'registry.terraform.io.evil.example'])(
    'sends nothing to %s, which is not listed',
    async (host) => {
      const outcome = await open().packageMetadata(`${host}/acme/widget`, '1.2.3', 'linux_amd64');
      expect(outcome.kind === 'absent' || outcome).not.toMatchObject({ kind: 'known' });
      expect(double.requests).toHaveLength(0);
    },
  );

  it('names the host that is not listed', async () => {
    expect(await open({}, []).versions(version.address)).toEqual({
      kind: 'unavailable',
      code: 'untrusted-host',
      cause: `${double.host} is neither a public registry nor listed in \`registries\``,
    });
    expect(double.requests).toHaveLength(0);
  });

  it.each(['not an address', `localhost/-/widget`, 'widget', '../..'])(
    '%j is in no registry',
    async (address) => {
      expect((await open().versions(address)).kind).toBe('absent');
    },
  );
});

describe('credentials', () => {
  it.each<readonly [string, Readonly<Record<string, string>>, string]>([
    ['come from a CLI configuration file', {}, 'Bearer of-the-file'],
    [
      'of the environment win over those of a file',
      { env: 'of-the-environment' },
      'Bearer of-the-environment',
    ],
  ])('%s', async (_name, { env }, expected) => {
    const environment = env === undefined ? {} : { [tokenVariable(double)]: env };
    const file = new Map([[double.host, 'of-the-file']]);
    await open(environment, undefined, file).versions(version.address);
    expect(double.requests.map(({ authorization }) => authorization)).toEqual([expected, expected]);
  });

  it('go to discovery and to the registry, but not to document and signature', async () => {
    const registry = open({ [tokenVariable(double)]: 'secret' });
    const metadata = await registry.packageMetadata(version.address, '1.2.3', 'linux_amd64');
    if (metadata.kind === 'known') await registry.shasums(metadata.value);
    expect(double.requests.map(({ path, authorization }) => [path, authorization])).toEqual([
      [discovery, 'Bearer secret'],
      [version.paths.metadata('linux_amd64'), 'Bearer secret'],
      [version.paths.sums(), null],
      [version.paths.signature(), null],
    ]);
  });

  it('of another host are not sent', async () => {
    await open({ [tokenVariable(other)]: 'secret' }).versions(version.address);
    expect(double.requests.every(({ authorization }) => authorization === null)).toBe(true);
  });

  it('that no header can take are refused for hosts that are asked, and do not matter for others', async () => {
    const listed = [{ host: double.host, serviceUrl: null }];
    const elsewhere = [{ host: 'registry.example.com', serviceUrl: double.serviceUrl }];
    for (const registries of [listed, elsewhere])
      expect(() => open({ [tokenVariable(double)]: 'sec\nret' }, registries)).toThrow(
        `${tokenVariable(double)} is no token, because it has a space, a line break`,
      );
    expect(() => open({ TF_TOKEN_registry_terraform_io: 'sec ret' })).toThrow('is no token');
    const registry = open({ [tokenVariable(other)]: 'sec ret', [tokenVariable(double)]: 'secret' });
    expect((await registry.versions(version.address)).kind).toBe('known');
    expect(double.requests.at(-1)?.authorization).toBe('Bearer secret');
  });

  it('do not follow discovery to another host (T25)', async () => {
    override(discovery, answerJson({ 'providers.v1': other.serviceUrl }));
    const listing = await open({ [tokenVariable(double)]: 'secret' }).versions(version.address);
    expect(listing.kind).toBe('known');
    expect(other.requests.map(({ authorization }) => authorization)).toEqual([null]);
  });

  describe('of a registry whose service is on another host', () => {
    const both = () => [
      { host: double.host, serviceUrl: null },
      { host: other.host, serviceUrl: null },
    ];
    const asked = () => other.requests.map(({ authorization }) => authorization);
    const elsewhere = () => override(discovery, answerJson({ 'providers.v1': other.serviceUrl }));

    it('go there as in Terraform, if the workflow lists that host too', async () => {
      elsewhere();
      await open({ [tokenVariable(double)]: 'secret' }, both()).versions(version.address);
      expect(asked()).toEqual(['Bearer secret']);
    });

    it('win over the token of that host, and not the other way round', async () => {
      elsewhere();
      const tokens = { [tokenVariable(double)]: 'secret', [tokenVariable(other)]: 'other' };
      const registry = open(tokens, both());
      await registry.versions(version.address);
      await registry.versions(`${other.host}/acme/widget`);
      expect(asked()).toEqual(['Bearer secret', 'Bearer other', 'Bearer other']);
    });

    it('go to the service that the workflow names', async () => {
      const registries = [{ host: 'registry.example.com', serviceUrl: other.serviceUrl }];
      await open({ TF_TOKEN_registry_example_com: 'secret' }, registries).versions(
        'registry.example.com/acme/widget',
      );
      expect(asked()).toEqual(['Bearer secret']);
    });

    it('do not go to a service that a policy names, and the refusal says who can name it (T25)', async () => {
      const address = 'registry.example.com/acme/widget';
      const registries = [{ host: 'registry.example.com', serviceUrl: other.serviceUrl }];
      const variable = { TF_TOKEN_registry_example_com: 'secret' };
      const stored = new Map([['registry.example.com', 'login']]);
      const path = `/v1/providers/acme/widget/versions`;
      undo.push(other.override(path, answerStatus(401)));
      for (const registry of [
        open(variable, registries, undefined, {}, true),
        open({}, registries, stored, {}, true),
      ])
        expect(await registry.versions(address)).toMatchObject({
          kind: 'unavailable',
          cause: expect.stringContaining(
            'the token of registry.example.com goes there only if the input or flag `registries` has this address',
          ),
        });
      await open({ ...variable, [tokenVariable(other)]: 'own' }, registries, undefined, {}, true).versions(
        address,
      );
      expect(asked()).toEqual([null, null, 'Bearer own']);
    });

    it('go to a service that a policy names on the same host, or that the host itself names', async () => {
      const onHost = [{ host: double.host, serviceUrl: double.serviceUrl }];
      await open({ [tokenVariable(double)]: 'secret' }, onHost, undefined, {}, true).versions(
        version.address,
      );
      expect(double.requests.map(({ authorization }) => authorization)).toEqual(['Bearer secret']);
      elsewhere();
      await open({ [tokenVariable(double)]: 'secret' }, both(), undefined, {}, true).versions(
        version.address,
      );
      expect(asked()).toEqual(['Bearer secret']);
    });

    it('leave the token of that host where there is no other', async () => {
      elsewhere();
      await open({ [tokenVariable(other)]: 'other' }).versions(version.address);
      expect(asked()).toEqual(['Bearer other']);
    });

    it('do not go to its files, nor on where it redirects to', async () => {
      elsewhere();
      undo.push(
        other.override(
          version.paths.versions,
          answerRedirect(`https://${double.host}${version.paths.versions}`),
        ),
      );
      const registry = open({ [tokenVariable(double)]: 'secret' }, both());
      await registry.versions(version.address);
      const metadata = await registry.packageMetadata(version.address, '1.2.3', 'linux_amd64');
      if (metadata.kind === 'known') await registry.shasums(metadata.value);
      const withToken = [...double.requests, ...other.requests].filter(({ authorization }) => authorization);
      expect(withToken.map(({ path }) => path)).toEqual([
        discovery,
        version.paths.versions,
        version.paths.metadata('linux_amd64'),
      ]);
    });

    it('stay here where the workflow does not list it, and the refusal says what to do (T24)', async () => {
      elsewhere();
      for (const status of [401, 403]) {
        undo.push(other.override(version.paths.versions, answerStatus(status)));
        expect(await open({ [tokenVariable(double)]: 'secret' }).versions(version.address)).toMatchObject({
          kind: 'unavailable',
          code: 'status',
          cause: expect.stringContaining(
            `the token of ${double.host} goes there only if \`registries\` lists ${other.host} too`,
          ),
        });
      }
      expect(asked()).toEqual([null, null]);
    });
  });

  it.each<readonly [string, object, object]>([
    ['warnings', { warnings: ['is archived'] }, { warnings: ['is archived'], movedTo: null }],
    ['a new address', { moved_to: 'acme/gadget' }, { warnings: [], movedTo: 'acme/gadget' }],
    ['warnings in another form', { warnings: 7, moved_to: [] }, { warnings: [], movedTo: null }],
  ])('reads %s from the listing', async (_name, fields, remarks) => {
    override(version.paths.versions, answerJson({ versions: [{ version: '1.2.3' }], ...fields }));
    expect(await open().versions(version.address)).toMatchObject({ kind: 'known', value: { remarks } });
  });

  it('bounds the remarks of a registry', async () => {
    const warnings = Array.from({ length: 1000 }, () => 'x'.repeat(10_000));
    override(version.paths.versions, answerJson({ versions: [], warnings, moved_to: 'y'.repeat(10_000) }));
    const listing = await open().versions(version.address);
    const remarks = listing.kind === 'known' ? listing.value.remarks : null;
    expect(remarks?.warnings.map(({ length }) => length)).toEqual(Array.from({ length: 10 }, () => 500));
    expect(remarks?.movedTo).toBeNull();
  });

  it('drops names that are not platforms', async () => {
    const platforms = [
      { os: '..', arch: '..' },
      { os: 'linux', arch: 'amd64' },
      { os: 'a/b', arch: 'c' },
    ];
    override(version.paths.versions, answerJson({ versions: [{ version: '1.2.3', platforms }] }));
    expect(await open().versions(version.address)).toMatchObject({
      value: { versions: [{ platforms: ['linux_amd64'] }] },
    });
  });
});

describe('package metadata', () => {
  function altered(change: Readonly<Record<string, unknown>>): void {
    const path = version.paths.metadata('linux_amd64');
    const honest: unknown = JSON.parse(Buffer.from(double.stored(path)?.body ?? []).toString('utf8'));
    override(path, answerJson({ ...(honest as object), ...change }));
  }

  const ask = (registry = open()) => registry.packageMetadata(version.address, '1.2.3', 'linux_amd64');

  it('has absolute addresses and the digest as a hash', async () => {
    expect(await ask()).toMatchObject({
      kind: 'known',
      value: {
        filename: 'terraform-provider-widget_1.2.3_linux_amd64.zip',
        downloadUrl: `https://${double.host}${version.paths.zip('linux_amd64')}`,
        hash: version.package('linux_amd64').zh,
        shasumsUrl: `https://${double.host}${version.paths.sums()}`,
        keys: [{ asciiArmor: double.signingKey.armored, trustSignature: '' }],
      },
    });
  });

  it('accepts an upper-case digest', async () => {
    altered({ shasum: version.package('linux_amd64').zh.slice(3).toUpperCase() });
    expect(await ask()).toMatchObject({ value: { hash: version.package('linux_amd64').zh } });
  });

  it.each<readonly [string, Readonly<Record<string, unknown>>, string]>([
    ['another operating system', { os: 'darwin' }, 'malformed-answer'],
    ['another architecture', { arch: 'arm64' }, 'malformed-answer'],
    [
      'a file of another platform',
      { filename: 'terraform-provider-widget_1.2.3_linux_arm64.zip' },
      'malformed-answer',
    ],
    ['only plugin protocol 4', { protocols: ['4.0'] }, 'malformed-answer'],
    ['protocols in another form', { protocols: 7 }, 'malformed-answer'],
    ['a short digest', { shasum: 'abc' }, 'malformed-answer'],
    ['no digest', { shasum: null }, 'malformed-answer'],
    ['no document', { shasums_url: '' }, 'malformed-answer'],
    ['a package over http', { download_url: 'http://localhost/x.zip' }, 'address-refused'],
    ['a document over http', { shasums_url: 'http://localhost/SHA256SUMS' }, 'address-refused'],
    ['a signature in a file', { shasums_signature_url: 'file:///etc/passwd' }, 'address-refused'],
    ['a password in an address', { download_url: 'https://a:b@localhost/x.zip' }, 'address-refused'],
    ['keys that are not a list', { signing_keys: { gpg_public_keys: 'key' } }, 'malformed-answer'],
  ])('is not trusted with %s', async (_name, change, code) => {
    altered(change);
    expect(await ask()).toMatchObject({ kind: 'unavailable', code });
  });

  it.each<readonly [string, string | null, string | null]>([
    ['terraform-provider-widget_1.2.3_linux_amd64_signed.zip', null, null],
    ['Terraform-Provider-Widget_1.2.3_linux_AMD64.ZIP', null, null],
    ['terraform-provider-widget_v1.2.3_linux_amd64.zip', null, null],
    ['terraform-provider-widget_1.2.2_linux_amd64.zip', '1.2.2', null],
    ['widget', null, 'terraform-provider-widget'],
    ['terraform-provider-gadget_1.2.3_linux_amd64.zip', null, 'terraform-provider-widget'],
    ['terraform-provider-widgets_1.2.3_linux_amd64.zip', null, 'terraform-provider-widget'],
  ])(
    'may call the file %s, which only a document can confirm',
    async (filename, namedVersion, executable) => {
      altered({ filename });
      const registry = open();
      const metadata = await ask(registry);
      expect(metadata).toMatchObject({ kind: 'known', value: { filename, namedVersion, executable } });
      if (metadata.kind !== 'known') return;
      expect(await registry.shasums(metadata.value)).toMatchObject({
        kind: 'unavailable',
        code: 'disagreement',
      });
    },
  );

  it.each<readonly [string, unknown, readonly (readonly [string, readonly string[]])[]]>([
    [
      'hashes by platform',
      { linux_amd64: { hashes: ['zh:a', 'h1:b'] } },
      [['linux_amd64', ['zh:a', 'h1:b']]],
    ],
    ['a platform without hashes', { linux_amd64: {} }, [['linux_amd64', []]]],
    ['names that are not platforms', { '../..': { hashes: ['zh:a'] }, __proto__x: { hashes: [] } }, []],
    ['nothing', null, []],
    ['a value that is not a list of packages', [7], []],
    ['a value that is not a list of hashes', { linux_amd64: { hashes: 'zh:a' } }, []],
  ])('announces %s', async (_name, packages, expected) => {
    altered({ packages });
    const metadata = await ask();
    expect([...(metadata.kind === 'known' ? metadata.value.announced : [])]).toEqual(expected);
  });

  it('without keys is unsigned, with any signature', async () => {
    altered({ signing_keys: null, shasums_signature_url: null });
    const registry = open();
    const metadata = await ask(registry);
    expect(metadata).toMatchObject({ kind: 'known', value: { keys: [], signatureUrl: null } });
    if (metadata.kind !== 'known') return;
    expect(await registry.shasums(metadata.value)).toMatchObject({
      value: { signature: { kind: 'unsigned' } },
    });
  });

  it('with a key but no signature is neither signed nor unsigned', async () => {
    altered({ shasums_signature_url: '' });
    const registry = open();
    const metadata = await ask(registry);
    if (metadata.kind !== 'known') throw new Error('expected metadata');
    expect(await registry.shasums(metadata.value)).toMatchObject({
      value: { signature: { kind: 'unavailable', code: 'malformed-answer' } },
    });
  });

  it.each(['linux', 'linux_amd64_x', '../..', 'linux_', 'LINUX_AMD64'])(
    'sends no request for the platform %j',
    async (platform) => {
      expect((await open().packageMetadata(version.address, '1.2.3', platform)).kind).toBe('absent');
      expect(double.requests).toHaveLength(0);
    },
  );

  it('requests each address once', async () => {
    const registry = open();
    const [one, two] = await Promise.all([ask(registry), ask(registry)]);
    expect(one).toEqual(two);
    if (one.kind !== 'known') throw new Error('expected metadata');
    const documents = await Promise.all([registry.shasums(one.value), registry.shasums(one.value)]);
    expect(documents[0]).toEqual(documents[1]);
    expect(double.requests).toHaveLength(4);
  });
});
