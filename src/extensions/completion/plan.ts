import type { Finding } from '../../finding/finding.ts';
import { toolFor } from '../../finding/sentence.ts';
import { isChecked } from '../../hash.ts';
import { type LockFile, type ProviderLock, printLockFile } from '../../lockfile/lock-file.ts';
import { hasOpenQuestion } from '../../subject/locked-entry.ts';
import type { LockedEntry, LockedHash, Subject } from '../../subject/subject.ts';
import { mayBeRemoved, type Offer, offersFor } from './offer.ts';
import { wantedPlatforms } from './wanted.ts';

export interface LockWish {
  /** The h1 that every entry should have; empty: those that the policy requires, else those of the file. */
  readonly platforms: readonly string[];
  /** Whether hashes go that the evidence is against. */
  readonly prune: boolean;
}

export interface FilePlan {
  readonly path: string;
  readonly entries: readonly EntryPlan[];
  /** The whole file as Terraform prints it; `null` where it stays as it is. */
  readonly text: string | null;
  /** Printing the file loses its comments and its own layout, because it is not that of the tools. */
  readonly relaid: boolean;
  /** No h1 was looked for because no platform is known, not even from the h1 that are there. */
  readonly withoutPlatform: boolean;
}

export interface EntryPlan extends Offer {
  readonly lock: ProviderLock;
  readonly removed: readonly LockedHash[];
  /** These could be removed too, and stay because nobody wished it. */
  readonly removable: readonly LockedHash[];
}

/** The hashes that each lock file lacks and, if wished, loses. A file that was not read whole has no plan. */
export function planLock(subject: Subject, findings: readonly Finding[], wish: LockWish) {
  const entries = Map.groupBy(subject.entries, ({ path }) => path);
  const offerFor = offersFor(subject.settings, findings);
  return subject.files.flatMap((file): readonly FilePlan[] => {
    const { lockFile = null, problems = [] } = file.head ?? {};
    const { path } = file.revision;
    // A part of the file could not be read: printing the rest would lose that part.
    if (lockFile === null || problems.some(({ severity }) => severity === 'error')) return [];
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
        withoutPlatform: platforms.length === 0 && own.length > 0 && !own.some(hasOpenQuestion),
      },
    ];
  });
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
