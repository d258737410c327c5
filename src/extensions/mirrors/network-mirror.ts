import { z } from 'zod';
import { displayHostname, formatAddress } from '../../address/address.ts';
import { parseHash } from '../../hash.ts';
import { type Credentials, tokenFor } from '../../http/credentials.ts';
import type { Answer, Fetcher } from '../../http/fetcher.ts';
import { isJson, readAnswer, resolveLink } from '../../http/json-answer.ts';
import { openMemory } from '../../memory.ts';
import { absent, known, type Outcome, unavailable } from '../../outcome.ts';
import { isPlatform } from '../../package/package-filename.ts';
import { listedInVain, type Mirror, type MirroredPackage } from './mirror.ts';

const megabyte = 1024 * 1024;
const limits = { index: 16 * megabyte, version: megabyte };

const mostPlatforms = 100;

/** `<host>/<namespace>/<type>/index.json`; only the names of the versions are read. */
const indexAnswer = z.object({ versions: z.record(z.string(), z.unknown()) });

/** `<host>/<namespace>/<type>/<version>.json`: an archive for each platform. */
const versionAnswer = z.object({ archives: z.record(z.string(), z.unknown()) });

const archive = z.object({
  url: z.string().min(1).max(8192),
  hashes: z.array(z.string().max(512)).max(100).nullish(),
});

const protocol = 'network mirror protocol';

interface NetworkMirrorOptions {
  readonly url: string;
  readonly fetcher: Fetcher;
  readonly credentials: Credentials;
}

/** The provider network mirror protocol. It requests each answer once. */
export function networkMirror({ url: base, fetcher, credentials }: NetworkMirrorOptions): Mirror {
  const name = displayHostname(new URL(base).host);
  const answers = openMemory<Promise<Outcome<Answer>>>();

  /** Sends the token of the mirror's own host, and no other (T24). */
  async function ask(path: string, maxBytes: number, what: string): Promise<Outcome<Answer>> {
    // Without the dot, URL would read a host with a port as a scheme.
    const url = new URL(`./${path}`, base).href;
    const token = tokenFor(credentials, url);
    const answer = await answers(url, () =>
      fetcher.get(url, { maxBytes, accept: 'application/json', token, what }),
    );
    if (answer.kind !== 'known' || isJson(answer.value)) return answer;
    return unavailable('malformed-answer', `the answer of ${name} about ${what} is not JSON`);
  }

  return {
    name,
    async packagesOf(provider, version) {
      const { hostname, namespace, type } = provider;
      // The host in punycode, with its port.
      const folder = [hostname, encodeURIComponent(namespace), encodeURIComponent(type)].join('/');
      const address = formatAddress(provider);
      const index = await ask(`${folder}/index.json`, limits.index, `the provider ${address} in ${name}`);
      if (index.kind !== 'known') return index;
      const versions = readAnswer(index.value, indexAnswer, `the provider ${address} in ${name}`, protocol);
      if (versions.kind !== 'known') return versions;
      const what = `version ${version} of ${address} in ${name}`;
      if (!Object.hasOwn(versions.value.versions, version)) return absent(what);
      const answer = await ask(`${folder}/${encodeURIComponent(version)}.json`, limits.version, what);
      if (answer.kind === 'unavailable') return answer;
      if (answer.kind === 'absent') return listedInVain(`version ${version} of ${address}`, name);
      return readPackages(answer.value, what);
    },
  };
}

function readPackages(answer: Answer, what: string): Outcome<readonly MirroredPackage[]> {
  const raw = readAnswer(answer, versionAnswer, what, protocol);
  if (raw.kind !== 'known') return raw;
  const archives = Object.entries(raw.value.archives).filter(([platform]) => isPlatform(platform));
  const packages: MirroredPackage[] = [];
  for (const [platform, value] of archives.slice(0, mostPlatforms)) {
    const one = readPackage(platform, value, answer.url, `the ${platform} package of ${what}`);
    if (one.kind === 'unavailable') return one;
    if (one.kind === 'known') packages.push(one.value);
  }
  return known(packages);
}

/** `absent` if Terraform would not accept the package: it has hashes, but none that Terraform can check. */
function readPackage(platform: string, value: unknown, base: string, what: string): Outcome<MirroredPackage> {
  const raw = archive.safeParse(value);
  if (!raw.success)
    return unavailable(
      'malformed-answer',
      `the mirror's description of ${what} does not follow the ${protocol}`,
    );
  const { url, hashes } = raw.data;
  const link = linkOf(url, base, what);
  if (link.kind !== 'known') return link;
  const stated = (hashes ?? []).filter((hash) => parseHash(hash).kind === 'known');
  if (stated.length === 0 && hashes?.length) return absent(what);
  return known({ platform, stated, content: { kind: 'download', url: link.value } });
}

/** Relative to the answer, but never upwards: a mirror's packages are below it, or elsewhere. */
function linkOf(link: string, base: string, what: string): Outcome<string> {
  const steps = link.split(/[/\\?#]/).map((step) => step.replaceAll(/%2e/gi, '.'));
  if (steps.includes('..')) return unavailable('address-refused', `the address of ${what} leads upwards`);
  return resolveLink(link, base, what);
}
