import { distinct } from '../distinct.ts';
import { isOfFiles } from '../hash.ts';
import type { Change } from '../lockfile/change.ts';
import type { FileStates } from '../lockfile/group.ts';

export interface EvidencePlan {
  readonly requests: readonly EvidenceRequest[];
  /** The policy accepts hashes that the registry announces unsigned, so no package is downloaded for them. */
  readonly wordIsEnough: boolean;
}

/** How an h1 is checked that the registry announces beside a signed zh; the strictest first. */
export const announcedChecks = ['compute', 'sample', 'accept'] as const;
export type AnnouncedH1 = (typeof announcedChecks)[number];

export interface EvidenceRequest extends NamedVersion {
  /** Distinct complete hashes to prove; empty where only the signature and the documents are needed. */
  readonly hashes: readonly string[];
  /** Those of them that the changes add. Left out: nothing is known about it. */
  readonly added?: readonly string[];
  /** Hashes that the base lists for this version and the head does not. No extra request is made for them. */
  readonly dropped: readonly string[];
  /** Those of {@link dropped} whose platforms are worth a look into a few packages. Left out: none. */
  readonly sought?: readonly string[];
  /** What the base has of an old version: the documents that list it are read for their keys. Left out: nothing. */
  readonly before?: readonly string[] | null;
  /** Whether to read the list of versions for the registry's remarks on the provider. */
  readonly remarks: boolean;
  /** The lock files that have the version at head; empty if only the base has it. */
  readonly paths: readonly string[];
  /** How far h1 that the registry announces are checked. Left out: all are computed. */
  readonly announced?: AnnouncedWish;
}

/** The demands of all files that have the version. */
export interface AnnouncedWish {
  readonly how: AnnouncedH1;
  readonly required: readonly string[];
  /** The h1 of entries that have so few that all are computed. */
  readonly few: readonly string[];
}

export type LockFileSides = Pick<FileStates, 'base' | 'head'>;

interface PlannedChange {
  readonly change: Change;
  readonly occurrences?: readonly {
    readonly path: string;
    readonly head?: { readonly hashes: readonly string[] } | null;
  }[];
}

interface PlanContext {
  readonly acceptAsserted?: boolean;
  /** The demands of the policy for a provider in a file. */
  readonly announcedOf?: (address: string, path: string) => Omit<AnnouncedWish, 'few'>;
}

/** A change needs all hashes of the new version, and only the documents of a different old one. The list of versions is requested only for a hash that stays unexplained, without a `linux_amd64` package, or beside a download for what is new. */
export function planEvidence(
  changes: readonly PlannedChange[],
  { acceptAsserted = false, announcedOf }: PlanContext = {},
): EvidencePlan {
  const wanted = new Map<string, NamedVersion & Record<'to' | 'from', PlannedChange[]>>();
  const want = ({ address, version }: NamedVersion, side: 'to' | 'from', planned: PlannedChange) => {
    const key = evidenceKey(address, version);
    const known = wanted.get(key) ?? { address, version, to: [], from: [] };
    wanted.set(key, known);
    known[side].push(planned);
  };
  for (const planned of changes) {
    const { provider: address, to } = planned.change;
    if (to === null) continue;
    want({ address, version: to.version }, 'to', planned);
    const before = versionBefore(planned.change);
    if (before !== null) want(before, 'from', planned);
  }
  const lost = h1ToSeek(changes);
  return {
    requests: [...wanted].map(([key, { to, from, ...named }]): EvidenceRequest => {
      const [request, sought] = [requestFor(named, { to, from }, announcedOf), lost.get(key)];
      if (sought === undefined) return request;
      return { ...request, sought, dropped: distinct([...request.dropped, ...sought]) };
    }),
    wordIsEnough: acceptAsserted,
  };
}

/** By version, the h1 that one entry loses: they tell on which platforms. Each costs packages, and its neighbours usually lose the same. */
function h1ToSeek(changes: readonly PlannedChange[]): ReadonlyMap<string, readonly string[]> {
  const losing = changes.findLast(({ change }) => lostH1(change).length > 0);
  if (losing === undefined) return new Map();
  const { change } = losing;
  const before = versionBefore(change) ?? { address: change.provider, version: change.to?.version ?? '' };
  return new Map([[evidenceKey(before.address, before.version), lostH1(change)]]);
}

/** None where as many come, or only zh stay. */
function lostH1({ hashes }: Change): readonly string[] {
  const h1 = hashes.filter(({ hash }) => isOfFiles(hash));
  const gone = h1.filter(({ status }) => status === 'removed').map(({ hash }) => hash);
  const come = h1.filter(({ status }) => status === 'added').length;
  const isCleared = hashes.every(({ status }) => status === 'removed');
  return (gone.length < h1.length || isCleared) && gone.length > come ? gone : [];
}

function requestFor(
  named: NamedVersion,
  { to, from }: Readonly<Record<'to' | 'from', readonly PlannedChange[]>>,
  announcedOf: PlanContext['announcedOf'],
): EvidenceRequest {
  type Counts = (change: Change, status: Change['hashes'][number]['status']) => boolean;
  const listed = (counts: Counts, changes = to) =>
    changes.flatMap(({ change }) =>
      change.hashes.flatMap(({ hash, status }) => (counts(change, status) ? [hash] : [])),
    );
  const hashes = new Set(listed((_, status) => status !== 'removed'));
  const dropped = new Set(listed((change, status) => status === 'removed' && isSameRelease(change)));
  const places = to.flatMap(({ occurrences = [] }) => occurrences);
  const announced = places.flatMap(({ path, head }) => {
    const wish = announcedOf?.(named.address, path);
    const h1 = distinct((head?.hashes ?? []).filter(isOfFiles));
    return wish === undefined ? [] : [{ ...wish, few: h1.length <= fewest ? h1 : [] }];
  });
  return {
    ...named,
    hashes: [...hashes],
    added: distinct(listed((_, status) => status === 'added')),
    // One file may keep a hash that a second file drops.
    dropped: [...dropped].filter((hash) => !hashes.has(hash)),
    before: from.length === 0 ? null : distinct(listed((_, status) => status !== 'added', from)),
    remarks: listed((change, status) => status !== 'removed' && !isSameRelease(change)).some(isOfFiles),
    paths: places.map(({ path }) => path),
    ...(announced.length === 0 ? {} : { announced: together(announced) }),
  };
}

export interface NamedVersion {
  readonly address: string;
  readonly version: string;
}

export interface NamedPackage extends NamedVersion {
  readonly platform: string;
}

/** Receives events while evidence is gathered. Every callback is optional and must not throw. */
export interface Progress {
  onVersionsPlanned?(count: number): void;
  onVersionStart?(version: NamedVersion): void;
  /** The small answers about a version are there, or cannot be had. */
  onVersionAnswered?(version: NamedVersion): void;
  onVersionEnd?(version: NamedVersion): void;
  /** Every small answer is there, and the first download is about to begin. Not called if none is planned. */
  onDownloadsPlanned?(downloads: PlannedDownloads): void;
  /** A package download begins because an h1 is still unexplained. */
  onDownloadStart?(download: NamedPackage & Pick<ArrivedBytes, 'size'>): void;
  /** More of a package has arrived. A retry of its download begins at zero again. */
  onDownloadProgress?(download: NamedPackage & ArrivedBytes): void;
  onDownloadEnd?(download: NamedPackage & { readonly bytes: number }): void;
}

export interface ArrivedBytes {
  readonly received: number;
  /** The bytes of the whole package, as the registry or the server states them; `null` where nobody does. */
  readonly size: number | null;
}

export interface PlannedDownloads {
  readonly packages: number;
  /** The bytes of those whose size a registry states. */
  readonly bytes: number;
  readonly unsized: number;
}

export function evidenceKey(address: string, version: string): string {
  return `${address} ${version}`;
}

/** The old version, if it or its address differs from the new one; else `null`. */
export function versionBefore(change: Change): NamedVersion | null {
  if (change.from === null || isSameRelease(change)) return null;
  return { address: change.movedFrom ?? change.provider, version: change.from.version };
}

/** Entries with so few h1 cost little, so an announcement saves them nothing. */
const fewest = 4;

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
