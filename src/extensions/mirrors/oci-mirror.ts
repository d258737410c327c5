import { z } from 'zod';
import { displayHostname, formatAddress } from '../../address/address.ts';
import { distinct } from '../../distinct.ts';
import { hashOfZip } from '../../hash.ts';
import type { Answer, Fetcher, Login } from '../../http/fetcher.ts';
import { readAnswer, resolveLink } from '../../http/json-answer.ts';
import { openMemory } from '../../memory.ts';
import { absent, known, type Outcome, unavailable } from '../../outcome.ts';
import { isPlatform, isVersion } from '../../package/package-filename.ts';
import { sha256 } from '../../sha256.ts';
import { listedInVain, type Mirror, type MirroredPackage } from './mirror.ts';
import type { OciCredential, OciCredentials } from './oci-credentials.ts';

/** Registries may refuse a larger manifest, says the distribution protocol. OpenTofu reads none. */
const mostBytes = 4 * 1024 * 1024;

const mostPlatforms = 100;

const types = {
  index: 'application/vnd.oci.image.index.v1+json',
  image: 'application/vnd.oci.image.manifest.v1+json',
  version: 'application/vnd.opentofu.provider',
  target: 'application/vnd.opentofu.provider-target',
  package: 'archive/zip',
};

const digest = z.string().regex(/^sha256:[0-9a-f]{64}$/);

/** The list may hold other things too. */
function only(key: string, type: string) {
  const all = z.array(z.record(z.string(), z.unknown()));
  return all.transform((each) => each.filter((one) => one[key] === type));
}

const platform = z.object({ os: z.string(), architecture: z.string(), 'os.version': z.string().optional() });
const target = z.object({ mediaType: z.literal(types.image), digest, platform });

const indexManifest = z.object({
  mediaType: z.literal(types.index),
  artifactType: z.literal(types.version),
  manifests: only('artifactType', types.target).pipe(z.array(target).max(mostPlatforms)),
});

/** The manifest of a platform. With two packages nobody could say which one OpenTofu means. */
const imageManifest = z.object({
  mediaType: z.literal(types.image),
  artifactType: z.literal(types.target),
  layers: only('mediaType', types.package).pipe(z.array(z.object({ digest })).length(1)),
});

const protocol = 'layout of OpenTofu providers in an OCI registry';

export interface OciAccess {
  readonly credentialFor: OciCredentials;
  readonly isListed: (host: string) => boolean;
}

interface OciMirrorOptions extends OciAccess {
  /** The host with its port, as the user wrote it: no lock file may choose it (T25). */
  readonly registry: string;
  /** With `${hostname}`, `${namespace}` and `${type}` for the parts of an address. */
  readonly repository: string;
  readonly fetcher: Fetcher;
}

/** Packages in an OCI registry, as `oci_mirror` of OpenTofu finds them. */
export function ociMirror({ registry, repository, fetcher, ...access }: OciMirrorOptions): Mirror {
  const name = displayHostname(registry);
  const host = registry === 'docker.io' ? 'registry-1.docker.io' : registry;
  const logins = openMemory<Login>();

  return {
    name,
    async packagesOf(provider, version) {
      const { hostname, namespace, type } = provider;
      const address = formatAddress(provider);
      const what = `version ${version} of ${address} in ${name}`;
      const parts = { hostname, namespace, type };
      const path = repository.replaceAll(/\$\{(\w+)\}/g, (_, part: keyof typeof parts) => parts[part]);
      if (!isRepository(path))
        return unavailable('address-refused', `${address} makes no repository in ${name} by its template`);
      // A tag has no plus sign.
      const tag = version.replaceAll('+', '_');
      if (!isVersion(version) || tag.length > 128) return absent(what);
      const base = `https://${host}/v2/${path}`;
      const credential = access.credentialFor(registry, path);
      const login = logins(path, () => ociLogin({ ...access, host, repository: path, credential, fetcher }));

      async function ask(reference: string, accept: string, about: string): Promise<Outcome<Answer>> {
        const url = `${base}/manifests/${reference}`;
        const answer = await fetcher.get(url, { maxBytes: mostBytes, accept, login, what: about });
        const isRefused = answer.kind === 'unavailable' && [401, 403].includes(answer.status ?? 0);
        if (!isRefused || credential !== undefined) return answer;
        return { ...answer, cause: `${answer.cause}; no oci_credentials block has credentials for it` };
      }

      async function packageFor(platform: string, manifest: string): Promise<Outcome<MirroredPackage>> {
        const about = `the ${platform} package of ${what}`;
        const answer = await ask(manifest, types.image, about);
        if (answer.kind === 'absent') return listedInVain(about, name);
        const image = answer.kind === 'known' ? readImage(answer.value, manifest, about) : answer;
        if (image.kind !== 'known') return image;
        const url = `${base}/blobs/${image.value}`;
        const zh = hashOfZip(image.value.slice('sha256:'.length));
        return known({ platform, stated: [zh], content: { kind: 'download', url, login } });
      }

      const answer = await ask(tag, types.index, what);
      const index =
        answer.kind === 'known' ? readAnswer(answer.value, indexManifest, what, protocol) : answer;
      if (index.kind !== 'known') return index;
      const targets = index.value.manifests.flatMap(({ digest, platform }) => {
        const target = `${platform.os}_${platform.architecture}`;
        // OpenTofu passes over a package for one version of a system.
        return platform['os.version'] || !isPlatform(target) ? [] : [{ target, digest }];
      });
      if (distinct(targets.map(({ target }) => target)).length < targets.length)
        return unavailable('malformed-answer', `${what} has two packages for one platform`);
      const packages = await Promise.all(targets.map(({ target, digest }) => packageFor(target, digest)));
      const lacking = packages.find(({ kind }) => kind !== 'known');
      if (lacking !== undefined && lacking.kind !== 'known') return lacking;
      return known(packages.flatMap((one) => (one.kind === 'known' ? [one.value] : [])));
    },
  };
}

/** The digest of the package, from a manifest that must have its own. */
function readImage(answer: Answer, manifest: string, about: string): Outcome<string> {
  if (`sha256:${sha256(answer.body)}` !== manifest)
    return unavailable('malformed-answer', `the manifest of ${about} does not have the digest in the index`);
  const image = readAnswer(answer, imageManifest, about, protocol);
  return image.kind === 'known' ? known(image.value.layers[0]?.digest ?? '') : image;
}

/** As the distribution protocol has them: lower case, and no segment can lead upwards. */
function isRepository(path: string): boolean {
  return (
    path.length <= 255 && path.split('/').every((part) => /^[a-z0-9]+(?:(?:\.|__?|-+)[a-z0-9]+)*$/.test(part))
  );
}

const mostLoginBytes = 64 * 1024;

const token = z.string().regex(/^[\x21-\x7e]{1,65536}$/);
const tokenAnswer = z.union([z.object({ token }), z.object({ access_token: token })]);

interface OciLoginOptions {
  readonly host: string;
  readonly repository: string;
  readonly credential: OciCredential | undefined;
  readonly fetcher: Fetcher;
  readonly isListed: (host: string) => boolean;
}

/** Replies to challenges. A different host gets credentials only if the user listed it (T24). */
function ociLogin({ host, repository, credential, fetcher, isListed }: OciLoginOptions): Login {
  const basic = credential?.kind === 'basic' ? `Basic ${credential.value}` : undefined;
  const refused = { ...unavailable('status', `${host} wants credentials for ${repository}`), status: 401 };
  let authorization: string | undefined;

  async function headerFor(challenge: string): Promise<Outcome<string>> {
    const [scheme = ''] = challenge.trim().toLowerCase().split(/\s/, 1);
    if (scheme === 'basic') return basic === undefined ? refused : known(basic);
    if (scheme !== 'bearer')
      return unavailable('malformed-answer', `${host} asks for a login that OCI registries do not have`);
    return credential?.kind === 'token' ? known(`Bearer ${credential.value}`) : tokenFrom(challenge);
  }

  async function tokenFrom(challenge: string): Promise<Outcome<string>> {
    const what = `a token for ${repository} in ${host}`;
    const realm = resolveLink(parameter(challenge, 'realm'), `https://${host}/`, what);
    if (realm.kind !== 'known') return realm;
    const url = new URL(realm.value);
    if (basic !== undefined && url.host !== host && !isListed(url.host)) {
      const cause = `${host} wants its credentials sent to ${url.host}, which is not listed in registries`;
      return unavailable('address-refused', cause);
    }
    url.searchParams.set('service', parameter(challenge, 'service'));
    // Not the scope of the challenge: reading is enough.
    url.searchParams.set('scope', `repository:${repository}:pull`);
    const options = { maxBytes: mostLoginBytes, authorization: basic, secret: true, what };
    const answer = await fetcher.get(url.href, options);
    if (answer.kind !== 'known') return answer;
    const read = readAnswer(answer.value, tokenAnswer, what, 'token protocol');
    if (read.kind !== 'known') return read;
    return known(`Bearer ${'token' in read.value ? read.value.token : read.value.access_token}`);
  }

  return {
    authorization: () => authorization,
    async reply(challenge) {
      const header = await headerFor(challenge);
      if (header.kind === 'known') authorization = header.value;
      // A token that does not exist must not look like a package that does not.
      return header.kind === 'absent' ? refused : header;
    },
  };
}

/** A value of a challenge, `''` without it. */
function parameter(challenge: string, name: string): string {
  return new RegExp(`[\\s,]${name}="([^"]*)"`, 'i').exec(challenge.slice(0, mostLoginBytes))?.[1] ?? '';
}
