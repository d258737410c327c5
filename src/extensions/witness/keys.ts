import { hostOf, publicRegistries } from '../../address/address.ts';
import { hashicorp, openTofu } from '../../address/publishers.ts';
import { firstPlatform, inLikelyOrder } from '../../evidence/platform-order.ts';
import { releaseName } from '../../finding/sentence.ts';
import type { OtherKeys } from '../../openpgp/signature.ts';
import { absent, askedFor, known, type Outcome } from '../../outcome.ts';
import { acceptsWordOf, pinnedKeysFor } from '../../policy/policy.ts';
import type { Settings } from '../../policy/settings.ts';
import type { PackageMetadata, Registry, VersionListing } from '../../registry/registry.ts';
import { compareVersions, versionOf } from '../../version/version.ts';

type Release = Pick<PackageMetadata, 'address' | 'version' | 'keys' | 'signatureUrl'>;
type Asked = Pick<Registry, 'versions' | 'packageMetadata'>;

/** Whether the policy accepts a release without a signature, so that it can do without an answer. */
export function isWordEnough(settings: Settings, address: string): boolean {
  return acceptsWordOf(settings, hostOf(address)) && pinnedKeysFor(settings, address) === null;
}

/** The keys that the other public registry lists for a release that no key of its own registry has signed. @param wordIsEnough see {@link isWordEnough} */
export async function keysElsewhere(
  release: Release,
  registry: Asked,
  wordIsEnough: boolean,
): Promise<Outcome<OtherKeys>> {
  const { address, version } = release;
  const other = atOtherRegistry(address);
  const nothing = absent(`another key for ${address}`);
  if (other === null || release.signatureUrl === null) return nothing;
  const from = hostOf(other);
  const answer = await nearestRelease(other, version, registry, wordIsEnough);
  if (answer.kind === 'known') return known({ from, keys: answer.value.keys });
  // The user's CLI configuration has a mirror in place of the registry, in this run and in the next.
  if (answer.kind === 'absent' || answer.code === 'not-direct') return nothing;
  if (wordIsEnough) return known({ from, keys: [], unread: answer.cause });
  const cause = `${hostOf(address)} lists no signing key for ${releaseName(release)}, and the keys at ${from} could not be read: ${answer.cause}`;
  return askedFor({ ...answer, cause }, { host: from });
}

/** The same version at the other registry, or its newest one: two requests. To look for the version first could take three. */
export async function nearestRelease(
  other: string,
  version: string,
  registry: Asked,
  brief: boolean,
): Promise<Outcome<PackageMetadata>> {
  const options = { anonymous: true, brief };
  const listing = await registry.versions(other, options);
  if (listing.kind !== 'known') return listing;
  const named = versionIn(listing.value, version);
  return named === null
    ? absent(`a version of ${other}`)
    : registry.packageMetadata(other, named.version, named.platform, options);
}

function versionIn({ versions }: VersionListing, wanted: string) {
  const readable = versions.flatMap((one) => {
    const order = versionOf(one.version);
    return order === null ? [] : [{ ...one, order }];
  });
  const found =
    readable.find(({ version }) => version === wanted) ??
    readable.toSorted((one, other) => compareVersions(other.order, one.order))[0];
  if (found === undefined) return null;
  return { version: found.version, platform: inLikelyOrder(found.platforms)[0] ?? firstPlatform };
}

/** HashiCorp and OpenTofu build these for each registry anew, so the other one says nothing about them. */
const ownBuilds = [hashicorp, openTofu].flatMap(({ addresses }) =>
  addresses.map((prefix) => prefix.split('/')[1]),
);

/** The same provider at the other public registry (both list an account of GitHub); `null`: it lists none. */
export function atOtherRegistry(address: string): string | null {
  const [host = '', namespace, type] = address.split('/');
  const other = publicRegistries.find((each) => each !== host);
  if (!publicRegistries.includes(host) || ownBuilds.includes(namespace)) return null;
  return `${other}/${namespace}/${type}`;
}
