import { hostOf, publicRegistries } from '../address/address.ts';
import { absent, known, mayBeAbsent, type Outcome, type Unavailable, unavailable } from '../outcome.ts';
import type {
  PackageMetadata,
  ProviderRemarks,
  Registry,
  ShasumsDocument,
  ShasumsEntry,
  VersionListing,
} from '../registry/registry.ts';
import {
  announcedAgainst,
  betweenDocuments,
  changesAnnouncedH1,
  contradictsPackage,
} from './disagreement.ts';
import { documentsOf, isNamed, mayBeRead, type VersionEvidence } from './evidence.ts';
import type { PackageHasher, PackageHashes } from './package-hashes.ts';
import type { NamedVersion } from './plan.ts';
import { firstPlatform, inLikelyOrder, usualPlatforms } from './platform-order.ts';

/** A release while requests about it go on: every answer adds the document that it names. */
export interface ReleaseInquiry {
  /** At least one. Each distinct document once, in the order of discovery. */
  readonly documents: readonly ShasumsDocument[];
  /** The hashes that the registry announces unsigned, by platform, from every answer that had any. */
  readonly announced: ReadonlyMap<string, readonly string[]>;
  /** The bytes of each package that the registry states unsigned, by platform. */
  readonly sizes: ReadonlyMap<string, number>;
  readonly disagreements: readonly string[];
  /** Whether its one document names each platform in the list of versions; `false` until that was requested. */
  readonly isWhole: boolean;
  /** From the list of versions; `null` until that was requested. */
  readonly remarks: ProviderRemarks | null;
  /** The package as the registry describes it, and the document that names it with the same digest. */
  packageOf(platform: string): Promise<Outcome<DescribedPackage>>;
  /** The platforms in the list of versions; `absent` where that does not have the version. */
  listedPlatforms(): Promise<Outcome<readonly string[]>>;
  /** Notes a digest, size or h1 that the registry states differently (T20, T21, T71); `relied`: the h1 in use. */
  compare(described: DescribedPackage, hashes: Outcome<PackageHashes>, relied?: ReadonlySet<string>): void;
}

interface InquiryPorts {
  readonly registry: Registry;
  readonly hasher: Pick<PackageHasher, 'hash'>;
}

export interface DescribedPackage {
  readonly metadata: PackageMetadata;
  readonly document: ShasumsDocument;
}

/** Finds a first package with its document; after an error, which may mean that there is no such package, by the list of versions. @returns `absent` if the registry does not know provider or version */
export async function openRelease(
  ports: InquiryPorts,
  named: NamedVersion,
): Promise<Outcome<ReleaseInquiry>> {
  const inquiry = inquire(ports, named);
  const first = await firstPackage(inquiry, named);
  return first.kind === 'known' ? known(inquiry) : first;
}

export function inquire(
  { registry, hasher }: InquiryPorts,
  { address, version }: NamedVersion,
  before: Pick<VersionEvidence, 'release' | 'announced'> | null = null,
): ReleaseInquiry {
  const documents = new Set(documentsOf(before));
  const announced = new Map(before?.announced);
  const sizes = new Map<string, number>();
  const contradictions = new Set<string>();
  const unusualNames = new Map<string, string>();
  let listing: VersionListing | null = null;
  const listed = () => listing?.versions.find((one) => one.version === version);
  const describe = async (platform: string): Promise<Outcome<DescribedPackage>> => {
    const metadata = await registry.packageMetadata(address, version, platform);
    if (metadata.kind !== 'known') return metadata;
    for (const [name, bytes] of metadata.value.sizes) sizes.set(name, bytes);
    for (const [name, hashes] of metadata.value.announced) {
      if (changesAnnouncedH1(announced.get(name) ?? [], hashes)) {
        contradictions.add(
          `the registry announces different h1 for the ${name} package of ${address} ${version} from one answer to the next`,
        );
      }
      announced.set(name, [...new Set([...(announced.get(name) ?? []), ...hashes])]);
    }
    const document = await registry.shasums(metadata.value);
    if (document.kind !== 'known') return document;
    const doubt = await otherRelease(registry, metadata.value);
    if (doubt !== null) return doubt;
    // No name says that the document is about this provider, so a package has to, as it does to Terraform.
    if (metadata.value.executable && mayBeRead(document.value)) {
      const opened = await hasher.hash(metadata.value);
      if (opened.kind !== 'known')
        return opened.kind === 'absent' ? unavailable('status', `${opened.what} does not exist`) : opened;
    }
    documents.add(document.value);
    unusualNames.set(metadata.value.filename, platform);
    return known({ metadata: metadata.value, document: document.value });
  };
  return {
    get documents() {
      return [...documents].map((document) => withPlatforms(document, unusualNames));
    },
    announced,
    sizes,
    get disagreements() {
      return [
        ...contradictions,
        ...betweenDocuments([...documents], { address, version }),
        ...announcedAgainst(announced, [...documents], { address, version }),
      ];
    },
    get isWhole() {
      return (
        documents.size === 1 && listed()?.platforms.every((one) => isNamed(one, this.documents)) === true
      );
    },
    get remarks() {
      return listing?.remarks ?? null;
    },
    async packageOf(platform) {
      const described = await describe(platform);
      if (described.kind === 'unavailable' && described.code === 'disagreement')
        contradictions.add(described.cause);
      return described;
    },
    async listedPlatforms() {
      const answer = await registry.versions(address);
      if (answer.kind !== 'known') return answer;
      listing = answer.value;
      const platforms = listed()?.platforms;
      return platforms ? known(platforms) : absent(`version ${version} of ${address}`);
    },
    compare({ metadata }, hashes, relied = new Set()) {
      if (hashes.kind === 'unavailable' && hashes.code === 'disagreement') contradictions.add(hashes.cause);
      const own = announced.get(metadata.platform) ?? [];
      if (hashes.kind === 'known' && contradictsPackage(own, relied, hashes.value))
        contradictions.add(
          `the registry announces a different h1 for the ${metadata.platform} package of ${address} ${version} than the package has`,
        );
    },
  };
}

/** A registry may name a file after a different version. If that is a release with the same package, it offers an old release as new (T72). */
async function otherRelease(
  registry: Registry,
  { address, version, platform, namedVersion, hash }: PackageMetadata,
): Promise<Unavailable | null> {
  if (namedVersion === null) return null;
  const other = await registry.packageMetadata(address, namedVersion, platform);
  if (other.kind === 'absent' || mayBeAbsent(other)) return null;
  if (other.kind === 'unavailable') return other;
  if (other.value.hash !== hash) return null;
  return unavailable(
    'disagreement',
    `the registry gives the ${platform} package of ${address} ${namedVersion} for version ${version} as well`,
  );
}

/** The document with the platforms of files that have no usual name: only the registry says which package they are. */
function withPlatforms(document: ShasumsDocument, names: ReadonlyMap<string, string>): ShasumsDocument {
  const isUnusual = ({ filename, platform }: ShasumsEntry) => platform === null && names.has(filename);
  if (!document.entries.some(isUnusual)) return document;
  const entries = document.entries.map((entry) =>
    isUnusual(entry) ? { ...entry, platform: names.get(entry.filename) ?? null } : entry,
  );
  return { ...document, entries };
}

/** How many other platforms are tried where the registry answers with an error. */
const mostOthers = 4;

async function firstPackage(inquiry: ReleaseInquiry, { address, version }: NamedVersion) {
  const isPublic = publicRegistries.includes(hostOf(address));
  // There are private registries that fail if they are asked about a package that they do not have.
  const before = isPublic ? null : await inquiry.listedPlatforms();
  const [likeliest = firstPlatform] = before?.kind === 'known' ? inLikelyOrder(before.value) : [];
  const usual = await inquiry.packageOf(likeliest);
  const inDoubt = mayBeAbsent(usual);
  if (usual.kind !== 'absent' && !inDoubt) return usual;
  const listed = before ?? (await inquiry.listedPlatforms());
  if (listed.kind === 'unavailable') return inDoubt ? usual : listed;
  // A server that fails may also have an old list.
  if (listed.kind === 'absent') return usual.kind === 'unavailable' && usual.status === 500 ? usual : listed;
  const candidates = listed.value.length === 0 ? usualPlatforms : listed.value;
  const others = inLikelyOrder(candidates).filter((one) => one !== likeliest);
  for (const platform of inDoubt ? others.slice(0, mostOthers) : others) {
    const other = await inquiry.packageOf(platform);
    if (other.kind !== 'absent' && !(mayBeAbsent(other) && inDoubt)) return other;
  }
  if (inDoubt) return usual;
  return unavailable('malformed-answer', `the registry lists ${address} ${version} but has no package of it`);
}
