import type { Finding } from '../../finding/finding.ts';
import { toolFor } from '../../finding/names.ts';
import { isChecked } from '../../hash.ts';
import type { LockFile, ProviderLock } from '../../lockfile/lock-file.ts';
import { printLockFile } from '../../lockfile/print.ts';
import type { LockedEntry, LockedHash, ReviewedFile, Subject } from '../../subject/subject.ts';
import { mayBeRemoved, type Offer, offersFor } from './offer.ts';
import { wantedPlatforms } from './wanted.ts';

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

export interface EntryPlan extends Offer {
  readonly lock: ProviderLock;
  readonly removed: readonly LockedHash[];
  /** What could be removed too, and stays because nobody wished it. */
  readonly removable: readonly LockedHash[];
}

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
  const offerFor = offersFor(subject.settings, findings);
  return subject.files.flatMap((file): readonly FilePlan[] => {
    const lockFile = readWhole(file);
    const { path } = file.revision;
    if (lockFile === null) return [];
    const own = entries.get(path) ?? [];
    const locks = own.map(({ lock, reviewed: { evidence } }) => ({ lock, evidence }));
    const { platforms: named, prune } = wish;
    const platforms = wantedPlatforms(path, locks, subject.settings, { kind: 'lock', platforms: named });
    const plans = own.map((entry) => planEntry(entry, offerFor(entry, platforms), prune));
    const changed = plans.some(({ added, removed }) => added.length + removed.length > 0);
    return [
      {
        path,
        entries: plans,
        text: changed ? printed(lockFile, plans) : null,
        relaid: changed && file.head?.canonical !== true,
        withoutPlatform: platforms.length === 0 && own.length > 0,
      },
    ];
  });
}

/** `null` where a part of the file could not be read: printing the rest would lose that part. */
function readWhole({ head }: ReviewedFile): LockFile | null {
  const broken = head?.problems.some(({ severity }) => severity === 'error') ?? true;
  return broken ? null : (head?.lockFile ?? null);
}

function planEntry({ lock, hashes }: LockedEntry, offer: Offer, prune: boolean): EntryPlan {
  const refuted = offer.obstacle === null ? hashes.filter(mayBeRemoved) : [];
  // Terraform checks nothing in an entry without hashes, so the last ones are never taken from it.
  const rest = hashes.filter((hash) => !refuted.includes(hash) && isChecked(hash.hash));
  const removable = rest.length + offer.added.length > 0 ? refuted : [];
  return { lock, ...offer, removed: prune ? removable : [], removable: prune ? [] : removable };
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
