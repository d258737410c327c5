import {
  formatAddress,
  isLegacy,
  type ProviderAddress,
  readAddress,
  terraformRegistry,
} from '../address/address.ts';
import { type Credentials, readCredentials, tokenFor } from '../http/credentials.ts';
import type { Answer, Fetcher } from '../http/fetcher.ts';
import { openMemory } from '../memory.ts';
import { absent, askedFor, known, type Outcome, unavailable } from '../outcome.ts';
import { isPlatform, isVersion, readFilename } from '../package/package-filename.ts';
import { discoverProviders } from './discovery.ts';
import { readLookUp } from './look-up.ts';
import { type MetadataQuestion, readMetadata } from './metadata.ts';
import type { AskOptions, Registry, ShasumsDocument, VersionListing } from './registry.ts';
import { agreeing, type FetchFile, type KeyFinder, readDocument } from './signed-shasums.ts';
import { type RegistryHost, trustHosts } from './trusted-hosts.ts';
import { readListing, readReleaseRecord } from './versions.ts';

const megabyte = 1024 * 1024;

const noTokens: Credentials = new Map();

const limits = { versions: 16 * megabyte, metadata: megabyte };

export interface RegistryOptions {
  readonly fetcher: Fetcher;
  /** Hosts that Lockproof may contact besides the two public registries. */
  readonly registries: readonly RegistryHost[];
  /** A policy lists them, so a service that it names for a host gets no token of that host. Default: the user does. */
  readonly areOfPolicy?: boolean | undefined;
  /** The environment with `TF_TOKEN_<host>`. */
  readonly environment: Readonly<Record<string, string | undefined>>;
  /** More tokens by host; those of the environment win. */
  readonly credentials?: Credentials | undefined;
  /** Whether Lockproof may query the registry of a provider. Default: every registry. */
  readonly isDirect?: ((provider: ProviderAddress) => boolean) | undefined;
  /** Keys for a release that none of those listed by its own registry has signed. Default: there are none. */
  readonly otherKeys?: KeyFinder | undefined;
  /** The time at which the expiry of keys and signatures is judged. Default: the present. */
  readonly now?: Date | undefined;
}

/** The provider registry protocol over the given fetcher. It requests each distinct address once. */
export function createRegistry(options: RegistryOptions): Registry {
  const { fetcher, registries, environment, areOfPolicy, isDirect = () => true, otherKeys, now } = options;
  const hosts = trustHosts(registries);
  const isAsked = (host: string) => hosts.has(host) || hosts.isListed(host);
  const isOfPolicy = (host: string) => areOfPolicy === true && hosts.serviceUrl(host) !== null;
  const inVariables = readCredentials(environment, isAsked);
  const credentials = new Map([...(options.credentials ?? []), ...inVariables]);
  const services = openAnswers<string>();
  const files = openAnswers<Answer>();
  const documents = openMemory<Promise<Outcome<ShasumsDocument>>>();
  const listings = openAnswers<VersionListing>();

  const fetchFile: FetchFile = (url, maxBytes, what) =>
    files(url, false, () => fetcher.get(url, { maxBytes, what }));

  async function ask(
    provider: ProviderAddress,
    path: string,
    maxBytes: number,
    what: string,
    { brief = false, anonymous = false }: AskOptions = {},
  ) {
    const { namespace, type } = provider;
    const tokens = anonymous ? noTokens : credentials;
    const service = await serviceOf(provider, tokens, brief);
    if (service.kind !== 'known') return service;
    const name = `${encodeURIComponent(namespace)}/${encodeURIComponent(type)}`;
    const url = new URL(`${name}/${path}`, service.value).href;
    const token = anonymous ? undefined : tokenOf(provider, url);
    // Two registries may have their service at one place, each with its own token.
    return files(`${token ?? ''} ${url}`, brief, async (briefly) => {
      const options = { maxBytes, accept: 'application/json', token, what, brief: briefly };
      const answer = hinted(await fetcher.get(url, options), provider.hostname, url);
      const isRefused =
        token !== undefined && answer.kind === 'unavailable' && answer.asked?.trouble === 'refused';
      const request = path === 'versions' ? 'versions' : 'download';
      if (!isRefused) return askedFor(answer, { request });
      const trouble = [...inVariables.values()].includes(token) ? 'refused-token' : 'refused-login';
      return { ...answer, asked: { ...answer.asked, request, trouble } };
    });
  }

  /** Unlike in Terraform, the token goes from host to host only if the workflow lists both, and never to a service that only a policy names: it may come with the change (T24, T25). */
  function tokenOf({ hostname }: ProviderAddress, url: string): string | undefined {
    const { host } = new URL(url);
    const areListed = hosts.isListed(hostname) && hosts.isListed(host);
    const isShared = host !== hostname && areListed && !isOfPolicy(hostname);
    return (isShared ? credentials.get(hostname) : undefined) ?? tokenFor(credentials, url);
  }

  /** Says of a refusal that a token was held back, and what releases it. */
  function hinted(outcome: Outcome<Answer>, hostname: string, url: string): Outcome<Answer> {
    const { host } = new URL(url);
    const isRefusal = outcome.kind === 'unavailable' && (outcome.status === 401 || outcome.status === 403);
    const isHeld = credentials.has(hostname) && (!hosts.isListed(host) || isOfPolicy(hostname));
    if (!isRefusal || host === hostname || !isHeld) return outcome;
    const release = isOfPolicy(hostname)
      ? 'the input or flag `registries` has this address, since a policy sends no token to another host'
      : `\`registries\` lists ${host} too`;
    const hint = `the token of ${hostname} goes there only if ${release}`;
    return { ...outcome, cause: `${outcome.cause}; ${hint}` };
  }

  async function serviceOf(provider: ProviderAddress, tokens: Credentials, brief: boolean) {
    const host = provider.hostname;
    if (!hosts.has(host))
      return unavailable(
        'untrusted-host',
        `${host} is neither a public registry nor listed in \`registries\``,
      );
    if (!isDirect(provider))
      return unavailable(
        'not-direct',
        `the provider_installation of Terraform's CLI configuration does not install ${formatAddress(provider)} from its registry, so Lockproof did not contact the registry`,
      );
    const named = hosts.serviceUrl(host);
    return named !== null
      ? known(named)
      : services(`${tokens.get(host) ?? ''} ${host}`, brief, (briefly) =>
          discoverProviders(host, fetcher, tokens, briefly).then((answer) =>
            askedFor(answer, { request: 'discovery' }),
          ),
        );
  }

  return {
    async versions(address, options) {
      const provider = providerOf(address);
      if (provider === null) return absent(`the provider ${address}`);
      return listings(`${options?.anonymous === true} ${address}`, options?.brief === true, async (brief) => {
        const what = `the provider ${address}`;
        const answer = await ask(provider, 'versions', limits.versions, what, { ...options, brief });
        return answer.kind === 'known' ? readListing(answer.value, what) : answer;
      });
    },

    async lookUp(type) {
      const what = `a provider named ${type}`;
      const legacy = providerOf(`${terraformRegistry}/-/${type}`, true);
      if (legacy === null) return absent(what);
      const answer = await ask(legacy, 'versions', limits.versions, what);
      return answer.kind === 'known' ? readLookUp(answer.value, legacy, what) : answer;
    },

    async packageMetadata(address, version, platform, options) {
      const what = `the ${platform} package of ${address} ${version}`;
      const provider = providerOf(address);
      if (provider === null || !isVersion(version) || !isPlatform(platform)) return absent(what);
      const path = `${version}/download/${platform.replace('_', '/')}`;
      const answer = await ask(provider, path, limits.metadata, what, options);
      const question: MetadataQuestion = { address, type: provider.type, version, platform, what };
      return answer.kind === 'known' ? readMetadata(answer.value, question) : answer;
    },

    async releaseRecord(address, version, options) {
      const what = `${address} ${version}`;
      const provider = providerOf(address);
      if (provider === null || !isVersion(version)) return absent(what);
      const answer = await ask(provider, version, limits.versions, what, options);
      return answer.kind === 'known' ? readReleaseRecord(answer.value, { address, version }) : answer;
    },

    async shasums(metadata) {
      const { shasumsUrl, signatureUrl, keys, address, version } = metadata;
      const named = readFilename(metadata.filename)?.type.toLowerCase() ?? providerOf(address)?.type ?? '';
      const key = JSON.stringify([shasumsUrl, signatureUrl, keys, address, version, named]);
      const document = await documents(key, () =>
        readDocument(metadata, named, fetchFile, { otherKeys, now }),
      );
      return document.kind === 'known' ? agreeing(document.value, metadata) : document;
    },
  };
}

function providerOf(address: string, legacy = false): ProviderAddress | null {
  const provider = readAddress(address);
  if (provider === null || isLegacy(provider) !== legacy || provider.namespace === '?') return null;
  return provider;
}

type Answers<T> = (
  key: string,
  brief: boolean,
  ask: (brief: boolean) => Promise<Outcome<T>>,
) => Promise<Outcome<T>>;

/** Makes each request once. A brief one takes whatever is known, also the failure of a brief try; a full one is then sent again. */
function openAnswers<T>(): Answers<T> {
  const full = openMemory<Promise<Outcome<T>>>();
  const early = new Map<string, Promise<Outcome<T>>>();
  const begun = new Set<string>();
  return (key, brief, ask) => {
    const first = early.get(key);
    if (brief && !begun.has(key)) {
      const fresh = first ?? ask(true);
      early.set(key, fresh);
      return fresh;
    }
    begun.add(key);
    return full(key, async () => {
      const known = await first;
      return known === undefined || known.kind === 'unavailable' ? ask(false) : known;
    });
  };
}
