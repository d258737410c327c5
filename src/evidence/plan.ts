import type { Change } from '../lockfile/change.ts';

/** Everything that has to be learnt for a run, each provider version once. */
export interface EvidencePlan {
  readonly requests: readonly EvidenceRequest[];
  /** What the base side lists for versions that the head side no longer has. */
  readonly recorded: readonly RecordedHash[];
}

export interface EvidenceRequest {
  /** Canonical source address. */
  readonly address: string;
  readonly version: string;
  /** Distinct complete hashes to prove; empty where only the signature and the documents are of interest. */
  readonly hashes: readonly string[];
}

/** A hash that a base lock file carries for a version. */
export interface RecordedHash {
  readonly hash: string;
  readonly address: string;
  readonly version: string;
}

/** What a change needs to know: the new version whole, kept hashes included; of another old version its documents only. */
export function planEvidence(changes: readonly { readonly change: Change }[]): EvidencePlan {
  const wanted = new Map<string, { address: string; version: string; hashes: Set<string> }>();
  const want = (address: string, version: string, hashes: readonly string[]) => {
    const key = evidenceKey(address, version);
    const request = wanted.get(key) ?? { address, version, hashes: new Set() };
    for (const hash of hashes) request.hashes.add(hash);
    wanted.set(key, request);
  };
  for (const { change } of changes) {
    if (change.to !== null) want(change.provider, change.to.version, headHashes(change));
    const before = versionBefore(change);
    if (before !== null && change.to !== null) want(before.address, before.version, []);
  }
  return {
    requests: [...wanted.values()].map(({ address, version, hashes }) => ({
      address,
      version,
      hashes: [...hashes],
    })),
    recorded: changes.flatMap(({ change }) => recordedBefore(change)),
  };
}

/** The key of a provider version among the evidence of a run. */
export function evidenceKey(address: string, version: string): string {
  return `${address} ${version}`;
}

/** The old version where it is another one, or of another address; else `null`. */
export function versionBefore(change: Change): { readonly address: string; readonly version: string } | null {
  const address = change.movedFrom ?? change.provider;
  if (change.from === null) return null;
  if (change.to?.version === change.from.version && address === change.provider) return null;
  return { address, version: change.from.version };
}

function headHashes(change: Change): readonly string[] {
  return change.hashes.filter(({ status }) => status !== 'removed').map(({ hash }) => hash);
}

function recordedBefore(change: Change): readonly RecordedHash[] {
  const before = versionBefore(change);
  if (before === null) return [];
  return change.hashes
    .filter(({ status }) => status !== 'added')
    .map(({ hash }) => ({ hash, address: before.address, version: before.version }));
}
