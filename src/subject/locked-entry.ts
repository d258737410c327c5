import type { HashOrigin, HashProof } from '../evidence/evidence.ts';
import { isChecked, parseHash } from '../lockfile/hash.ts';
import type { ProviderLock } from '../lockfile/lock-file.ts';
import { isLimit, type LimitCode } from '../outcome.ts';
import { platformsFor } from '../policy/policy.ts';
import { platformsBefore } from './coverage.ts';
import { outlivedHashes } from './outlived.ts';
import { type Standing, standingOf } from './standing.ts';
import type { ReviewedChange, Subject } from './subject.ts';

/** One provider block of one lock file at head. */
export interface LockedEntry {
  readonly path: string;
  readonly lock: ProviderLock;
  /** The block before the change; `null` where there was none. */
  readonly base: ProviderLock | null;
  readonly reviewed: ReviewedChange;
  readonly standing: Standing;
  /** In the order of the file, duplicates included. */
  readonly hashes: readonly LockedHash[];
}

export interface LockedHash {
  readonly hash: string;
  readonly line: number;
  readonly worth: HashWorth;
}

/** What one hash is worth. Each hash has exactly one, so that no two rules shout about the same hash. */
export type HashWorth =
  | { readonly kind: 'proven' }
  | { readonly kind: 'asserted'; readonly by: string }
  /** Terraform keeps it and checks nothing by it (F2). */
  | { readonly kind: 'ignored' }
  | { readonly kind: 'malformed'; readonly reason: string }
  | { readonly kind: 'foreign'; readonly origin: HashOrigin; readonly reason: string }
  | { readonly kind: 'unproven'; readonly reason: string }
  /** The base lists it for this very version, the registry serves other packages now: `release-republished` tells of all of them. */
  | { readonly kind: 'outlived' }
  /** The registry contradicts itself about it: `registry-disagrees` says so. */
  | { readonly kind: 'contradicted' }
  | { readonly kind: 'over-budget'; readonly limit: LimitCode; readonly reason: string }
  | { readonly kind: 'unavailable'; readonly reason: string };

/** Every provider block that has to be judged, with every hash of it. */
export function lockedEntries(subject: Subject): readonly LockedEntry[] {
  const known = entriesOf.get(subject);
  if (known !== undefined) return known;
  const entries = subject.changes.flatMap((reviewed) =>
    reviewed.occurrences.flatMap(({ path, base, head }) =>
      head === null ? [] : [lockedEntry({ path, base, lock: head, reviewed })],
    ),
  );
  entriesOf.set(subject, entries);
  return entries;
}

/** A subject does not change, and some twenty rules ask. */
const entriesOf = new WeakMap<Subject, readonly LockedEntry[]>();

/** The platforms that an entry has package hashes for, those it had, as far as they are known, and those it must have: what to lock after an edit. */
export function platformsToLock(entry: LockedEntry, { settings }: Subject): readonly string[] {
  const covered = entry.lock.hashes.map((hash) => {
    const proof = entry.reviewed.evidence?.proofs.get(hash);
    if (proof?.level === 'computed') return proof.platform;
    return proof?.level === 'asserted' && hash.startsWith('h1:') ? proof.platform : null;
  });
  return [
    ...new Set([
      ...platformsFor(settings, entry.path),
      ...platformsBefore(entry.base, entry.reviewed),
      ...covered.filter((name) => name !== null),
    ]),
  ].sort();
}

/** Neither h1 nor zh: Terraform then installs whatever it is served (F2, T5). */
export function hasNoChecks({ hashes }: LockedEntry): boolean {
  return !hashes.some(({ hash }) => isChecked(hash));
}

/** Where the list of hashes begins; the block where there is none. */
export function hashesLine({ lines }: ProviderLock): number {
  return lines.hashesArgument ?? lines.block;
}

function lockedEntry(block: Pick<LockedEntry, 'path' | 'base' | 'lock' | 'reviewed'>): LockedEntry {
  const { lock, reviewed } = block;
  const proofs = reviewed.evidence?.proofs;
  const outlived = outlivedHashes(reviewed);
  const hashes = lock.hashes.map(
    (hash, index): LockedHash => ({
      hash,
      line: lock.lines.hashes[index] ?? lock.lines.block,
      worth: outlived.has(hash)
        ? { kind: 'outlived' }
        : worthOf(hash, proofs?.get(hash) ?? notAsked(reviewed)),
    }),
  );
  return { ...block, standing: standingOf(reviewed.evidence), hashes };
}

/** Without an answer of its own a hash shares the fate of its release; it never passes for want of a question. */
function notAsked({ evidence }: ReviewedChange): HashProof {
  if (evidence?.release.kind === 'unavailable') {
    return { level: 'unavailable', code: evidence.release.code, reason: evidence.release.cause };
  }
  return { level: 'none', reason: 'nothing was learnt about it', belongsTo: null };
}

function worthOf(hash: string, proof: HashProof): HashWorth {
  if (proof.level === 'signed' || proof.level === 'computed') return { kind: 'proven' };
  const parsed = parseHash(hash);
  if (parsed.kind === 'malformed') return { kind: 'malformed', reason: parsed.reason };
  if (parsed.kind !== 'known') return { kind: 'ignored' };
  switch (proof.level) {
    case 'asserted':
      return { kind: 'asserted', by: proof.by };
    case 'none':
      return proof.belongsTo === null
        ? { kind: 'unproven', reason: proof.reason }
        : { kind: 'foreign', origin: proof.belongsTo, reason: proof.reason };
    case 'unavailable':
      return unasked(proof);
  }
}

function unasked({ code, reason }: Extract<HashProof, { level: 'unavailable' }>): HashWorth {
  if (code === 'disagreement') return { kind: 'contradicted' };
  if (isLimit(code)) return { kind: 'over-budget', limit: code, reason };
  return { kind: 'unavailable', reason };
}
