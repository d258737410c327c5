import { absent, known, type Outcome, unavailable } from '../outcome.ts';
import type { PackageMetadata, ProviderRemarks, Registry, VersionListing } from '../registry/registry.ts';
import type { ShasumsDocument } from '../registry/shasums.ts';
import { announcedAgainst, betweenDocuments, changesAnnouncedH1 } from './disagreement.ts';
import type { NamedVersion } from './plan.ts';
import { firstPlatform, inLikelyOrder, usualPlatforms } from './platform-order.ts';

/** A release while requests about it go on: every answer adds the document that it names. */
export interface ReleaseInquiry {
  /** At least one. Each distinct document once, in the order of discovery. */
  readonly documents: readonly ShasumsDocument[];
  /** What the registry announces unsigned: platform to hashes, from every answer that had any. */
  readonly announced: ReadonlyMap<string, readonly string[]>;
  /** What the registry states unsigned: platform to bytes of its package. */
  readonly sizes: ReadonlyMap<string, number>;
  /** Answers so far that contradict each other. */
  readonly disagreements: readonly string[];
  /** From the list of versions; `null` until that was requested. */
  readonly remarks: ProviderRemarks | null;
  /** The package as the registry describes it, and the document that names it with the same digest. */
  packageOf(platform: string): Promise<Outcome<DescribedPackage>>;
  /** The platforms in the list of versions; `absent` where that does not have the version. */
  listedPlatforms(): Promise<Outcome<readonly string[]>>;
  /** Notes a contradiction that was found elsewhere, for example in a package. */
  contradict(sentence: string): void;
}

export interface DescribedPackage {
  readonly metadata: PackageMetadata;
  readonly document: ShasumsDocument;
}

/**
 * Finds the first package of a release, and with it the first document. One request is enough where the release has a package for the
 * usual platform; otherwise the list of versions tells which platforms there are.
 *
 * @returns `absent` where the registry does not know the provider or the version
 */
export async function openRelease(registry: Registry, named: NamedVersion): Promise<Outcome<ReleaseInquiry>> {
  const inquiry = inquire(registry, named);
  const first = await firstPackage(inquiry, named);
  return first.kind === 'known' ? known(inquiry) : first;
}

function inquire(registry: Registry, { address, version }: NamedVersion): ReleaseInquiry {
  const documents = new Set<ShasumsDocument>();
  const announced = new Map<string, readonly string[]>();
  const sizes = new Map<string, number>();
  const contradictions = new Set<string>();
  let listing: VersionListing | null = null;
  return {
    get documents() {
      return [...documents];
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
    get remarks() {
      return listing?.remarks ?? null;
    },
    async packageOf(platform) {
      const metadata = await registry.packageMetadata(address, version, platform);
      if (metadata.kind !== 'known') return metadata;
      for (const [name, bytes] of metadata.value.sizes) sizes.set(name, bytes);
      for (const [name, hashes] of metadata.value.announced) {
        if (changesAnnouncedH1(announced.get(name) ?? [], hashes)) {
          contradictions.add(
            `the registry announces other h1 for the ${name} package of ${address} ${version} in one answer than in another`,
          );
        }
        announced.set(name, [...new Set([...(announced.get(name) ?? []), ...hashes])]);
      }
      const document = await registry.shasums(metadata.value);
      if (document.kind === 'unavailable' && document.code === 'disagreement') {
        contradictions.add(document.cause);
      }
      if (document.kind !== 'known') return document;
      documents.add(document.value);
      return known({ metadata: metadata.value, document: document.value });
    },
    async listedPlatforms() {
      const answer = await registry.versions(address);
      if (answer.kind !== 'known') return answer;
      listing = answer.value;
      const listed = listing.versions.find((one) => one.version === version);
      return listed ? known(listed.platforms) : absent(`version ${version} of ${address}`);
    },
    contradict: (sentence) => {
      contradictions.add(sentence);
    },
  };
}

async function firstPackage(
  inquiry: ReleaseInquiry,
  { address, version }: NamedVersion,
): Promise<Outcome<DescribedPackage>> {
  const usual = await inquiry.packageOf(firstPlatform);
  if (usual.kind !== 'absent') return usual;
  const listed = await inquiry.listedPlatforms();
  if (listed.kind !== 'known') return listed;
  const candidates = listed.value.length === 0 ? usualPlatforms : listed.value;
  for (const platform of inLikelyOrder(candidates).filter((one) => one !== firstPlatform)) {
    const other = await inquiry.packageOf(platform);
    if (other.kind !== 'absent') return other;
  }
  return unavailable('malformed-answer', `the registry lists ${address} ${version} but has no package of it`);
}
