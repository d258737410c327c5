import type { Answer, Fetcher } from '../../src/http/fetcher.ts';
import { absent, known, type Outcome } from '../../src/outcome.ts';
import { createRegistry } from '../../src/registry/client.ts';
import { joinParts, mustHold, partMark, partsOf, type Target } from '../target.ts';

const host = 'registry.example.com';
const address = `${host}/acme/widget`;
const digest = 'a'.repeat(64);
const filename = 'terraform-provider-widget_1.2.3_linux_amd64.zip';

const discovery = JSON.stringify({ 'providers.v1': '/v1/providers/', 'modules.v1': '/m/' });
const metadata = {
  protocols: ['5.0', '6.0'],
  os: 'linux',
  arch: 'amd64',
  filename,
  download_url: `https://releases.example.com/${filename}`,
  shasum: digest,
  shasums_url: 'SHA256SUMS',
  shasums_signature_url: 'https://releases.example.com/SHA256SUMS.sig',
  signing_keys: {
    gpg_public_keys: [
      { key_id: '1', ascii_armor: '-----BEGIN PGP PUBLIC KEY BLOCK-----', trust_signature: null },
    ],
  },
  packages: { linux_amd64: { hashes: [`zh:${digest}`, `h1:${'A'.repeat(43)}=`] } },
};
const versions = {
  id: 'acme/widget',
  versions: [{ version: '1.2.3', protocols: ['5.0'], platforms: [{ os: 'linux', arch: 'amd64' }] }],
  warnings: ['old'],
  moved_to: 'acme/gadget',
};
const release = {
  published_at: '2026-01-02T03:04:05Z',
  source: 'https://github.com/acme/terraform-provider-widget',
  tag: 'v1.2.3',
};
const document = `${digest}  ${filename}\n`;

/**
 * The registry client, asked every question, with a server that answers anything. An input is: the answer to service discovery, the answer
 * to every other question, the checksums and their signature.
 */
export const registryAnswers: Target = {
  name: 'registry-answers',
  seeds: () => [
    joinParts(discovery, JSON.stringify(metadata), document, ''),
    joinParts(discovery, JSON.stringify({ ...metadata, signing_keys: null, protocols: null }), document, ''),
    joinParts(discovery, JSON.stringify(versions), '', ''),
    joinParts('{"providers.v1":"https://other.example.com/p/"}', JSON.stringify(release), '', ''),
    joinParts(
      discovery,
      JSON.stringify({ ...release, source: 'https://gitlab.com/acme/a/terraform-provider-widget.git' }),
      '',
      '',
    ),
  ],
  tokens: [
    ...[
      partMark,
      '{',
      '}',
      '[',
      ']',
      '"',
      ':',
      ',',
      'null',
      'true',
      '1',
      '-1',
      '1e999',
      '""',
      '[]',
      '{}',
      '\\u0000',
      '\\ud800',
      '\\"',
    ],
    ...[
      ...Object.keys(metadata),
      ...Object.keys(versions),
      ...Object.keys(release),
      'platforms',
      'hashes',
      'ascii_armor',
    ].map((key) => `"${key}":`),
    ...[
      '"providers.v1":',
      '__proto__',
      '"constructor"',
      'toString',
      'linux',
      'amd64',
      '1.2.3',
      'v',
      digest,
      document,
      filename,
    ],
    ...[
      'https://',
      'http://',
      'file:///etc/passwd',
      '//evil.example',
      'user:p@',
      '../',
      '?',
      '#',
      ':99999',
      '[::1]',
      '%2f',
      '\t',
      '@',
    ],
    ...[
      'https://github.com/',
      'https://gitlab.com/',
      'terraform-provider-widget',
      '.git',
      '/-/',
      '/..',
      'acme/widget',
      'data:,',
      'javascript:',
    ],
    Buffer.from([0xff]),
  ],
  mostBytes: 32 * 1024,
  mostTime: 500,
  covers: ['/src/registry/', '/src/http/json-answer.ts', '/src/outcome.ts', '/src/address/'],
  async run(input) {
    const [services, answer, sums, signature] = partsOf(input, 4);
    const asked: string[] = [];
    const answers = (url: string): Uint8Array | undefined => {
      if (url.endsWith('/.well-known/terraform.json')) return services;
      if (/\.sig|sig/.test(url)) return signature;
      return /SHA256SUMS|sums/i.test(url) ? sums : answer;
    };
    const fetcher = serving((url) => {
      asked.push(url);
      return answers(url) ?? Buffer.alloc(0);
    });
    const registry = createRegistry({ fetcher, registries: [{ host, serviceUrl: null }], environment: {} });
    const listing = isOutcome(await registry.versions(address));
    if (listing.kind === 'known') {
      const { versions: all, remarks } = listing.value;
      mustHold(
        all.every(({ platforms }) => platforms.every((each) => /^[a-z0-9]+_[a-z0-9]+$/.test(each))),
        'platforms are platforms',
      );
      mustHold(
        remarks.warnings.length <= 10 && remarks.warnings.every((text) => text.length <= 500),
        'remarks are short',
      );
    }
    const record = isOutcome(await registry.releaseRecord(address, '1.2.3'));
    if (record.kind === 'known' && record.value.source !== null) {
      const { forge, repository } = record.value.source;
      mustHold(
        /^(?:[A-Za-z0-9_][\w.-]*\/)+terraform-provider-widget$/i.test(repository) &&
          `https://${forge}/${repository}` === URL.parse(`https://${forge}/${repository}`)?.href,
        'a link leads to the repository of the provider',
      );
    }
    const found = isOutcome(await registry.packageMetadata(address, '1.2.3', 'linux_amd64'));
    if (found.kind === 'known') {
      const { value } = found;
      const usual = /^terraform-provider-([^_]+)_v?(\d[^_]*)_([a-z0-9]{1,32}_[a-z0-9]{1,32})\.zip$/.exec(
        value.filename,
      );
      mustHold(
        usual === null || (usual[1] === 'widget' && usual[3] === 'linux_amd64'),
        'the package does not have the usual name of another one',
      );
      mustHold(
        value.namedVersion === (usual?.[2] === '1.2.3' ? null : (usual?.[2] ?? null)),
        'another version in the name is told',
      );
      mustHold(/^zh:[0-9a-f]{64}$/.test(value.hash), 'the package has a digest');
      mustHold(value.announced.size <= 100, 'few platforms are announced');
      const sumsOf = isOutcome(await registry.shasums(value));
      if (sumsOf.kind === 'known' && sumsOf.value.signature.kind !== 'bad')
        mustHold(
          sumsOf.value.entries.some(({ hash }) => hash === value.hash),
          'a document that counts has the package',
        );
      mustHold(sumsOf.kind !== 'known' || sumsOf.value.signature.kind !== 'good', 'nobody signed');
    }
    for (const url of asked) {
      const { protocol, username, password, hash } = new URL(url);
      mustHold(
        protocol === 'https:' && `${username}${password}${hash}` === '',
        `only plain https is asked: ${url}`,
      );
    }
  },
};

function isOutcome<T>(outcome: Outcome<T>): Outcome<T> {
  if (outcome.kind === 'unavailable')
    mustHold(outcome.cause.length > 0 && outcome.cause.length < 2000, 'a cause is short');
  return outcome;
}

/** A server without a network: the limits of the real one are tested where it is. */
function serving(bodyOf: (url: string) => Uint8Array): Fetcher {
  return {
    async get(url, { what, maxBytes }): Promise<Outcome<Answer>> {
      const body = bodyOf(url);
      if (body.length === 0 || body.length > maxBytes) return absent(what);
      return known({ url, contentType: 'application/json', body });
    },
    download: async (_, { what }) => absent(what),
    traffic: () => ({ requests: 0, bytesDownloaded: 0 }),
    close: async () => {},
  };
}
