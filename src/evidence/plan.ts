import type { Change } from '../lockfile/change.ts';
import type { LockFile } from '../lockfile/lock-file.ts';

/** Everything that has to be learnt for a run, each provider version once. */
export interface EvidencePlan {
  readonly requests: readonly EvidenceRequest[];
  /** Every lock file at hand: where a hash that nothing supports may come from. */
  readonly lockFiles: readonly LockFileSides[];
  /** The policy lets the registry's unsigned word pass, so that no package has to be downloaded for what it announces. */
  readonly wordIsEnough: boolean;
}

export interface EvidenceRequest {
  /** Canonical source address. */
  readonly address: string;
  readonly version: string;
  /** Distinct complete hashes to prove; empty where only the signature and the documents are of interest. */
  readonly hashes: readonly string[];
  /** Hashes that the base lists for this very version and the head does not: judged by what was learnt anyway. */
  readonly dropped: readonly string[];
  /** The listing of versions is wanted for what the registry remarks on the provider. */
  readonly remarks: boolean;
  /** Platforms whose packages are wanted for their own sake: to complete an entry. Left out: none. */
  readonly platforms?: readonly string[];
}

export interface LockFileSides {
  readonly base: LockFile | null;
  readonly head: LockFile | null;
}

interface PlannedChange {
  readonly change: Change;
  readonly occurrences?: readonly { readonly path: string }[];
}

export interface PlanContext {
  /** Every lock file that was read. */
  readonly lockFiles?: readonly LockFileSides[];
  readonly acceptAsserted?: boolean;
  /** The platforms that the entries in these files should cover, where they are to be completed; left out: none is. */
  readonly platformsOf?: (paths: readonly string[]) => readonly string[];
}

/**
 * What a change needs to know: the new version whole, kept hashes included; of another old version its documents only.
 *
 * The budget in small requests: one for discovery per host and three per version (metadata, document, signature), with zh alone. The listing
 * of versions is asked for where a hash stays unexplained, where there is no `linux_amd64` package, and, for its remarks, of a provider
 * that is new and whose h1 costs a package anyway.
 */
export function planEvidence(
  changes: readonly PlannedChange[],
  { lockFiles = [], acceptAsserted = false, platformsOf = () => [] }: PlanContext = {},
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
    };
    const request = wanted.get(key) ?? fresh;
    wanted.set(key, request);
    return request;
  };
  for (const { change, occurrences = [] } of changes) {
    if (change.to === null) continue;
    const request = want(change.provider, change.to.version);
    for (const platform of platformsOf(occurrences.map(({ path }) => path))) request.platforms.add(platform);
    for (const { hash, status } of change.hashes) {
      if (status !== 'removed') request.hashes.add(hash);
      else if (isSameRelease(change)) request.dropped.add(hash);
    }
    if (isNewProvider(change) && change.hashes.some(needsPackage)) request.remarks = true;
    const before = versionBefore(change);
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

/** Told what happens while evidence is gathered; every callback may be absent. What it does must not throw. */
export interface Progress {
  onVersionStart?(version: NamedVersion): void;
  onVersionEnd?(version: NamedVersion): void;
  /** A package is about to be downloaded because an h1 is still unexplained. */
  onDownloadStart?(download: NamedPackage): void;
  onDownloadEnd?(download: NamedPackage & { readonly bytes: number }): void;
}

/** The key of a provider version among the evidence of a run. */
export function evidenceKey(address: string, version: string): string {
  return `${address} ${version}`;
}

/** The old version where it is another one, or of another address; else `null`. */
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
}

function asRequest({ address, version, hashes, dropped, remarks, platforms }: Wanted): EvidenceRequest {
  // Of two files one may keep what the other drops.
  return {
    address,
    version,
    hashes: [...hashes],
    dropped: [...dropped].filter((hash) => !hashes.has(hash)),
    remarks,
    ...(platforms.size === 0 ? {} : { platforms: [...platforms] }),
  };
}

function isSameRelease({ provider, movedFrom, from, to }: Change): boolean {
  return from !== null && from.version === to?.version && (movedFrom ?? provider) === provider;
}

function isNewProvider({ from, movedFrom }: Change): boolean {
  return from === null || movedFrom !== null;
}

function needsPackage({ hash, status }: Change['hashes'][number]): boolean {
  return status !== 'removed' && hash.startsWith('h1:');
}
