import { isLegacy, type ProviderAddress, parseProviderAddress } from '../address/address.ts';
import type { Answer, Fetcher } from '../http/fetcher.ts';
import { absent, known, type Outcome, unavailable } from '../outcome.ts';
import { readAnswer, versionsAnswer } from './answers.ts';
import { readCredentials, tokenFor } from './credentials.ts';
import { discoverProviders } from './discovery.ts';
import { type MetadataQuestion, readMetadata } from './metadata.ts';
import { once } from './once.ts';
import { isPlatform } from './package-filename.ts';
import type { PackageMetadata, Registry, VersionListing } from './registry.ts';
import { entryOf, parseShasums, type ShasumsDocument } from './shasums.ts';
import { checkSignature, type FetchFile, fetchSignature } from './signature.ts';
import { type RegistryHost, trustHosts } from './trusted-hosts.ts';

const megabyte = 1024 * 1024;

/** No real answer comes near these. */
const limits = { versions: 16 * megabyte, metadata: megabyte, shasums: megabyte };

export interface RegistryOptions {
  readonly fetcher: Fetcher;
  /** Hosts that may be asked besides the two public registries. */
  readonly registries: readonly RegistryHost[];
  /** Where `TF_TOKEN_<host>` is looked up. */
  readonly environment: Readonly<Record<string, string | undefined>>;
}

/** The provider registry protocol over the given fetcher; each distinct address is asked once. */
export function createRegistry({ fetcher, registries, environment }: RegistryOptions): Registry {
  const hosts = trustHosts(registries);
  const credentials = readCredentials(environment);
  const services = once<Outcome<string>>();
  const files = once<Outcome<Answer>>();
  const documents = once<Outcome<ShasumsDocument>>();

  const fetchFile: FetchFile = (url, maxBytes, what) =>
    files(url, () => fetcher.get(url, { maxBytes, what }));

  /** One question to the registry that is responsible for the provider. */
  async function ask(provider: ProviderAddress, path: string, maxBytes: number, what: string) {
    const { hostname, namespace, type } = provider;
    const service = await serviceOf(hostname);
    if (service.kind !== 'known') return service;
    const name = `${encodeURIComponent(namespace)}/${encodeURIComponent(type)}`;
    const url = new URL(`${name}/${path}`, service.value).href;
    const token = tokenFor(credentials, url);
    return files(url, () => fetcher.get(url, { maxBytes, accept: 'application/json', token, what }));
  }

  async function serviceOf(host: string): Promise<Outcome<string>> {
    if (!hosts.has(host)) {
      return unavailable(
        'untrusted-host',
        `${host} is neither a public registry nor listed in \`registries\``,
      );
    }
    const named = hosts.serviceUrl(host);
    return named !== null
      ? known(named)
      : services(host, () => discoverProviders(host, fetcher, credentials));
  }

  return {
    async versions(address) {
      const provider = providerOf(address);
      if (provider === null) return absent(`the provider ${address}`);
      const what = `the provider ${address}`;
      const answer = await ask(provider, 'versions', limits.versions, what);
      return answer.kind === 'known' ? readVersions(answer.value, what) : answer;
    },

    async packageMetadata(address, version, platform) {
      const what = `the ${platform} package of ${address} ${version}`;
      const provider = providerOf(address);
      if (provider === null || !isVersion(version) || !isPlatform(platform)) return absent(what);
      const path = `${version}/download/${platform.replace('_', '/')}`;
      const answer = await ask(provider, path, limits.metadata, what);
      const question: MetadataQuestion = { address, type: provider.type, version, platform, what };
      return answer.kind === 'known' ? readMetadata(answer.value, question) : answer;
    },

    async shasums(metadata) {
      const { shasumsUrl, signatureUrl, keys } = metadata;
      const key = JSON.stringify([shasumsUrl, signatureUrl, keys, metadata.address, metadata.version]);
      const document = await documents(key, () => readDocument(metadata, fetchFile));
      return document.kind === 'known' ? agreeing(document.value, metadata) : document;
    },
  };
}

/** `null`: no registry can have it. */
function providerOf(address: string): ProviderAddress | null {
  try {
    const provider = parseProviderAddress(address, { underscoreNamespace: true });
    return isLegacy(provider) || provider.namespace === '?' ? null : provider;
  } catch {
    return null;
  }
}

/** Terraform's versions are a part of a path here: what is none of them is never asked for. */
function isVersion(text: string): boolean {
  return /^[0-9][0-9A-Za-z.+-]{0,127}$/.test(text);
}

function readVersions(answer: Answer, what: string): Outcome<VersionListing> {
  const listing = readAnswer(answer, versionsAnswer, what);
  if (listing.kind !== 'known') return listing;
  const versions = (listing.value.versions ?? []).map(({ version, platforms }) => ({
    version,
    platforms: (platforms ?? []).map(({ os, arch }) => `${os}_${arch}`).filter(isPlatform),
  }));
  return known({ versions });
}

async function readDocument(
  metadata: PackageMetadata,
  fetchFile: FetchFile,
): Promise<Outcome<ShasumsDocument>> {
  const { address, version, shasumsUrl } = metadata;
  const what = `the SHA256SUMS document of ${address} ${version}`;
  const [answer, signature] = await Promise.all([
    fetchFile(shasumsUrl, limits.shasums, what),
    fetchSignature(metadata, fetchFile),
  ]);
  if (answer.kind === 'absent') return unavailable('status', `${answer.what} does not exist`);
  if (answer.kind === 'unavailable') return answer;
  const { body } = answer.value;
  const type = providerOf(address)?.type ?? '';
  return known({
    url: shasumsUrl,
    entries: parseShasums(body, { type, version }),
    signature: await checkSignature(body, signature, metadata.keys),
  });
}

/**
 * The document must name the package with the digest that the metadata gave, or neither is believed (T18, T19). Under a bad signature
 * nothing is believed anyway, and that is the weightier thing to say.
 */
function agreeing(document: ShasumsDocument, metadata: PackageMetadata): Outcome<ShasumsDocument> {
  const { address, version, platform, filename, hash } = metadata;
  if (document.signature.kind === 'bad') return known(document);
  const entry = entryOf(document, filename);
  if (entry?.hash === hash) return known(document);
  const fault = entry === undefined ? 'does not list' : 'gives another digest for';
  return unavailable(
    'malformed-answer',
    `the SHA256SUMS document of ${address} ${version} ${fault} the ${platform} package that the registry describes`,
  );
}
