import type { Finding } from '../finding/finding.ts';
import { toolFor } from '../finding/names.ts';
import { isChecked } from '../hash.ts';
import type { LockFile, ProviderLock } from '../lockfile/lock-file.ts';
import { printLockFile } from '../lockfile/print.ts';
import {
  type MissedPlatform,
  type MissingHash,
  mayBeRemoved,
  missedBy,
  missingFrom,
  type Obstacle,
  obstacleTo,
  platformsSince,
  wantedPlatforms,
} from '../subject/completion.ts';
import type { LockedEntry, LockedHash, ReviewedFile, Subject } from '../subject/subject.ts';

/** What the user wants of the lock files. */
export interface LockWish {
  /** The platforms whose h1 every entry should have; empty: those that the policy requires, else those that the file has. */
  readonly platforms: readonly string[];
  /** Whether hashes go that the evidence is against. */
  readonly prune: boolean;
}

/** What changes in one lock file. */
export interface FilePlan {
  readonly path: string;
  readonly entries: readonly EntryPlan[];
  /** The whole file as Terraform prints it; `null` where it stays as it is. */
  readonly text: string | null;
  /** The file is not in the layout of the tools, so that printing it loses its comments and its own layout. */
  readonly relaid: boolean;
  /** No h1 was looked for, because nothing names a platform. */
  readonly withoutPlatform: boolean;
}

export interface EntryPlan {
  readonly lock: ProviderLock;
  readonly added: readonly MissingHash[];
  readonly removed: readonly LockedHash[];
  /** What could be removed too, and stays because nobody wished it. */
  readonly removable: readonly LockedHash[];
  /** Platforms whose h1 is wanted and could not be had. */
  readonly missed: readonly MissedPlatform[];
  /** Platforms of packages that the release has beside those that the entry knows, and that are added; usually empty. */
  readonly since: readonly string[];
  /** Why nothing is changed; `null` where nothing is in the way. */
  readonly obstacle: Obstacle | null;
}

/** Errors about a release as a whole: with one of them, nothing that its registry says is written into a lock file. */
const aboutRelease: ReadonlySet<string> = new Set([
  'provenance-mismatch',
  'provenance-missing',
  'registry-disagrees',
  'release-republished',
  'signature-invalid',
  'signing-key-changed',
  'unexpected-signer',
  'untrusted-host',
  'version-not-found',
]);

/**
 * What each lock file lacks and, if wished, what goes from it. Everything else stays: entries, versions, constraints and hashes that were only
 * not asked about. A file that could not be read whole has no plan.
 *
 * @param findings about the same subject, weighed by the policy
 */
export function planLock(
  subject: Subject,
  findings: readonly Finding[],
  wish: LockWish,
): readonly FilePlan[] {
  const entries = Map.groupBy(subject.entries, ({ path }) => path);
  const doubts = new Map(
    findings
      .filter(({ rule, severity, hash }) => severity === 'error' && hash === null && aboutRelease.has(rule))
      .map((finding) => [entryKey(finding.path, finding.provider), finding]),
  );
  return subject.files.flatMap((file): readonly FilePlan[] => {
    const lockFile = readWhole(file);
    const { path } = file.revision;
    return lockFile === null
      ? []
      : [planFile(file, lockFile, entries.get(path) ?? [], { wish, doubts, settings: subject.settings })];
  });
}

/** `null` where a part of the file could not be read: printing the rest would lose that part. */
function readWhole({ head }: ReviewedFile): LockFile | null {
  const broken = head?.problems.some(({ severity }) => severity === 'error') ?? true;
  return broken ? null : (head?.lockFile ?? null);
}

interface Circumstances {
  readonly wish: LockWish;
  readonly doubts: ReadonlyMap<string, Finding>;
  readonly settings: Subject['settings'];
}

function planFile(
  { revision: { path }, head }: ReviewedFile,
  lockFile: LockFile,
  entries: readonly LockedEntry[],
  { wish, doubts, settings }: Circumstances,
): FilePlan {
  const locks = entries.map(({ lock, reviewed: { evidence } }) => ({ lock, evidence }));
  const platforms = wantedPlatforms(path, locks, settings, wish.platforms);
  const plans = entries.map((entry) => {
    const doubt = doubts.get(entryKey(path, entry.lock.address));
    return planEntry(entry, { doubt, platforms, settings, prune: wish.prune });
  });
  const changed = plans.some(({ added, removed }) => added.length + removed.length > 0);
  return {
    path,
    entries: plans,
    text: changed ? printed(lockFile, plans) : null,
    relaid: changed && head?.canonical !== true,
    withoutPlatform: platforms.length === 0 && entries.length > 0,
  };
}

interface EntryCircumstances {
  readonly doubt: Finding | undefined;
  readonly platforms: readonly string[];
  readonly settings: Subject['settings'];
  readonly prune: boolean;
}

function planEntry(entry: LockedEntry, { doubt, platforms, settings, prune }: EntryCircumstances): EntryPlan {
  const { lock, hashes } = entry;
  const untouched = { lock, added: [], removed: [], removable: [], missed: [], since: [] };
  const obstacle = obstacleTo(entry);
  if (obstacle !== null) return { ...untouched, obstacle };
  if (doubt !== undefined)
    return {
      ...untouched,
      obstacle: { open: false, suspect: false, reason: `${doubt.rule} is reported about it` },
    };
  const added = missingFrom(entry, platforms, settings);
  const refuted = hashes.filter(mayBeRemoved);
  // Terraform checks nothing in an entry without hashes, so the last ones are never taken from it.
  const rest = hashes.filter((hash) => !refuted.includes(hash) && isChecked(hash.hash));
  const removable = rest.length + added.length > 0 ? refuted : [];
  return {
    lock,
    added,
    removed: prune ? removable : [],
    removable: prune ? [] : removable,
    missed: missedBy(entry, platforms),
    since: platformsSince(entry),
    obstacle: null,
  };
}

function printed(lockFile: LockFile, plans: readonly EntryPlan[]): string {
  const byAddress = new Map(plans.map((plan) => [plan.lock.address, plan]));
  const providers = lockFile.providers.map((provider): ProviderLock => {
    const plan = byAddress.get(provider.address);
    if (plan === undefined) return provider;
    const gone = new Set(plan.removed.map(({ hash }) => hash));
    const kept = provider.hashes.filter((hash) => !gone.has(hash));
    return { ...provider, hashes: [...kept, ...plan.added.map(({ hash }) => hash)] };
  });
  // A file without the header of a tool gets that of the tool whose registry it names.
  const isTofu = providers.some(({ address }) => toolFor(address) === 'tofu');
  return printLockFile({ tool: isTofu ? 'tofu' : 'terraform', ...lockFile, providers });
}

function entryKey(path: string, provider: string | null): string {
  return JSON.stringify([path, provider]);
}
