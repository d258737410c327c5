import { isOfFiles } from '../hash.ts';
import type { Change } from '../lockfile/change.ts';
import type { LockFile } from '../lockfile/lock-file.ts';
import type { Evidence } from './evidence.ts';

/** Everything that a run needs to learn, each provider version once. */
export interface EvidencePlan {
  readonly requests: readonly EvidenceRequest[];
  /** Every lock file that was read: a hash that nothing supports may come from one of them. */
  readonly lockFiles: readonly LockFileSides[];
  /** The policy accepts hashes that the registry announces unsigned, so no package is downloaded for them. */
  readonly wordIsEnough: boolean;
  /** What the lock files are to be completed with; left out: only `platforms` of the requests. */
  readonly completion?: Completion;
}

/** What a run has to learn so that lock files can be completed. */
export interface Completion {
  /**
   * By `evidenceKey`, the platforms whose h1 some lock file lacks. Every provider version of the files has a value, if only an empty one.
   *
   * @param evidence with the proof of every hash that the files have, because their h1 tell for which platforms they are
   */
  lacking(evidence: Evidence): ReadonlyMap<string, readonly string[]>;
  /** Whether the unsigned statements of a host count. */
  acceptsWordOf(host: string): boolean;
}

/**
 * How far an h1 is checked that the provider's own registry announces beside a signed zh: all packages are computed, a sample of them, or
 * none. The earlier ones demand more.
 */
export const announcedChecks = ['compute', 'sample', 'accept'] as const;
export type AnnouncedH1 = (typeof announcedChecks)[number];

export interface EvidenceRequest {
  /** Canonical source address. */
  readonly address: string;
  readonly version: string;
  /** Distinct complete hashes to prove; empty where only the signature and the documents are needed. */
  readonly hashes: readonly string[];
  /** Hashes that the base lists for this version and the head does not. No extra request is made for them. */
  readonly dropped: readonly string[];
  /** Whether to read the list of versions for the registry's remarks on the provider. */
  readonly remarks: boolean;
  /** Platforms whose h1 is needed to complete the entry. Left out: none. */
  readonly platforms?: readonly string[];
  /** How far h1 that the registry announces are checked. Left out: all are computed. */
  readonly announced?: AnnouncedWish;
}

/** What every file that has the version demands together. */
export interface AnnouncedWish {
  readonly how: AnnouncedH1;
  /** The platforms that an entry must cover. */
  readonly required: readonly string[];
  /** The h1 of entries that have so few that all are computed. */
  readonly few: readonly string[];
}

/** The keys of a version under review and of the one before it. */
export interface VersionPair {
  readonly now: string;
  readonly before: string | null;
}

export interface LockFileSides {
  readonly base: LockFile | null;
  readonly head: LockFile | null;
}

interface PlannedChange {
  readonly change: Change;
  readonly occurrences?: readonly {
    readonly path: string;
    readonly head?: { readonly hashes: readonly string[] } | null;
  }[];
}

export interface PlanContext {
  /** Every lock file that was read. */
  readonly lockFiles?: readonly LockFileSides[];
  readonly acceptAsserted?: boolean;
  /** The platforms that an entry in these files should cover, if entries are to be completed. */
  readonly platformsOf?: (paths: readonly string[]) => readonly string[];
  /** What the policy demands for a provider in a file. */
  readonly announcedOf?: (address: string, path: string) => Omit<AnnouncedWish, 'few'>;
}

/**
 * A change needs all hashes of the new version, kept hashes included. If the old version is another one, it needs only the documents of that.
 *
 * With zh alone the cost is one small request per host for discovery, and three per version (metadata, document, signature). The list of
 * versions is requested only where a hash stays unexplained, where there is no `linux_amd64` package, and, for its remarks, where a provider
 * or its version is new and one of its h1 needs a download anyway.
 */
export function planEvidence(
  changes: readonly PlannedChange[],
  { lockFiles = [], acceptAsserted = false, platformsOf = () => [], announcedOf }: PlanContext = {},
): EvidencePlan {
  const wanted = new Map<string, Wanted>();
  const want = (address: string, version: string): Wanted => {
    const key = evidenceKey(address, version);
    const fresh: Wanted = {
      address,
      version,
      hashes: new Set(),
      dropped: new Set(),
      remarks: false,
      platforms: new Set(),
      announced: [],
    };
    const request = wanted.get(key) ?? fresh;
    wanted.set(key, request);
    return request;
  };
  for (const { change, occurrences = [] } of changes) {
    if (change.to === null) continue;
    const request = want(change.provider, change.to.version);
    for (const platform of platformsOf(occurrences.map(({ path }) => path))) request.platforms.add(platform);
    for (const { path, head } of announcedOf === undefined ? [] : occurrences) {
      const wish = announcedOf?.(change.provider, path);
      if (wish !== undefined) request.announced.push({ ...wish, few: fewH1(head?.hashes ?? []) });
    }
    for (const { hash, status } of change.hashes) {
      if (status !== 'removed') request.hashes.add(hash);
      else if (isSameRelease(change)) request.dropped.add(hash);
    }
    const before = versionBefore(change);
    if ((isNewProvider(change) || before !== null) && change.hashes.some(needsPackage))
      request.remarks = true;
    if (before !== null) want(before.address, before.version);
  }
  return {
    requests: [...wanted.values()].map(asRequest),
    lockFiles,
    wordIsEnough: acceptAsserted,
  };
}

export interface NamedVersion {
  /** Canonical source address. */
  readonly address: string;
  readonly version: string;
}

export interface NamedPackage extends NamedVersion {
  readonly platform: string;
}

/** Receives events while evidence is gathered. Every callback is optional and must not throw. */
export interface Progress {
  /** The run will ask about so many provider versions. */
  onVersionsPlanned?(count: number): void;
  onVersionStart?(version: NamedVersion): void;
  /** The small answers about a version are there, or cannot be had. */
  onVersionAnswered?(version: NamedVersion): void;
  onVersionEnd?(version: NamedVersion): void;
  /** Every small answer is there, and the first download is about to begin. Not called if none is planned. */
  onDownloadsPlanned?(downloads: PlannedDownloads): void;
  /** A package download begins because an h1 is still unexplained. */
  onDownloadStart?(download: NamedPackage): void;
  /** More of a package has arrived. A new try of its download begins at zero again. */
  onDownloadProgress?(download: NamedPackage & ArrivedBytes): void;
  onDownloadEnd?(download: NamedPackage & { readonly bytes: number }): void;
  /** Everything was asked and downloaded; what nothing supports is now searched in other releases. */
  onSearchStart?(): void;
}

export interface ArrivedBytes {
  readonly received: number;
  /** The bytes of the whole package, as the registry or the server states them; `null` where nobody does. */
  readonly size: number | null;
}

/** What a run will probably download. */
export interface PlannedDownloads {
  readonly packages: number;
  /** The bytes of those whose size a registry states. */
  readonly bytes: number;
  /** How many of them have no stated size. */
  readonly unsized: number;
}

/** The key of a provider version in the evidence of a run. */
export function evidenceKey(address: string, version: string): string {
  return `${address} ${version}`;
}

/** The old version, if it or its address differs from the new one; else `null`. */
export function versionBefore(change: Change): { readonly address: string; readonly version: string } | null {
  if (change.from === null || isSameRelease(change)) return null;
  return { address: change.movedFrom ?? change.provider, version: change.from.version };
}

interface Wanted {
  readonly address: string;
  readonly version: string;
  readonly hashes: Set<string>;
  readonly dropped: Set<string>;
  remarks: boolean;
  readonly platforms: Set<string>;
  readonly announced: AnnouncedWish[];
}

function asRequest({
  address,
  version,
  hashes,
  dropped,
  remarks,
  platforms,
  announced,
}: Wanted): EvidenceRequest {
  // One file may keep a hash that another file drops.
  return {
    address,
    version,
    hashes: [...hashes],
    dropped: [...dropped].filter((hash) => !hashes.has(hash)),
    remarks,
    ...(platforms.size === 0 ? {} : { platforms: [...platforms] }),
    ...(announced.length === 0 ? {} : { announced: together(announced) }),
  };
}

/** Entries with so few h1 cost little, so an announcement saves them nothing. */
const fewest = 4;

function fewH1(hashes: readonly string[]): readonly string[] {
  const h1 = new Set(hashes.filter(isOfFiles));
  return h1.size <= fewest ? [...h1] : [];
}

/** The most demanding file decides. @param wishes at least one */
function together(wishes: readonly AnnouncedWish[]): AnnouncedWish {
  return {
    how: announcedChecks.find((how) => wishes.some((wish) => wish.how === how)) ?? 'compute',
    required: [...new Set(wishes.flatMap(({ required }) => required))],
    few: [...new Set(wishes.flatMap(({ few }) => few))],
  };
}

function isSameRelease({ provider, movedFrom, from, to }: Change): boolean {
  return from !== null && from.version === to?.version && (movedFrom ?? provider) === provider;
}

function isNewProvider({ from, movedFrom }: Change): boolean {
  return from === null || movedFrom !== null;
}

function needsPackage({ hash, status }: Change['hashes'][number]): boolean {
  return status !== 'removed' && isOfFiles(hash);
}
