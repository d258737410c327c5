import type { Evidence } from '../evidence/evidence.ts';
import {
  type EvidencePlan,
  evidenceKey,
  type LockFileSides,
  planEvidence,
  versionBefore,
} from '../evidence/plan.ts';
import { type FileStates, type GroupedChange, groupChanges } from '../lockfile/group.ts';
import { announcedH1For, platformsFor } from '../policy/policy.ts';
import type { Settings } from '../policy/settings.ts';
import { isSameContent } from '../source/tree.ts';
import { entriesOf } from './locked-entry.ts';
import {
  nothingAround,
  type ReviewedChange,
  type ReviewedFile,
  readAtUnreadBase,
  type Subject,
} from './subject.ts';

/* Turns two revisions into what the rules judge: files, changes, and the evidence about them. It makes no request. */

/** The subject of a review: what was read and learnt, and what each hash is worth by it. */
export function layOut(learnt: Learnt): Subject {
  return { around: nothingAround, ...learnt, entries: entriesOf(learnt) };
}

/** Without `around`, nothing but the lock files is known. */
type Learnt = Omit<Subject, 'entries' | 'around'> & Partial<Pick<Subject, 'around'>>;

export function planOf(changes: readonly GroupedChange[], settings: Settings): EvidencePlan {
  // If the policy pins keys, an announcement saves no download: hashes of releases signed by a pinned key are computed.
  const acceptAsserted = settings.acceptAsserted === true && settings.signingKeys.length === 0;
  return planEvidence(changes, {
    acceptAsserted,
    announcedOf: (address, path) => ({
      how: announcedH1For(settings, address, path),
      required: platformsFor(settings, path),
    }),
  });
}

export function lockFilesOf({ base, head }: ReviewedFile): LockFileSides {
  return { base: base?.lockFile ?? null, head: head?.lockFile ?? null };
}

/** The changes of each provider, those alike in many files once; an audit also lists providers that do not change. */
export function changesIn(files: readonly ReviewedFile[], settings: Settings): readonly GroupedChange[] {
  return groupChanges(files.flatMap((file) => statesOf(file, settings)));
}

/** The sides that can be compared. A head that is there but cannot be read is a finding, not a file without providers. */
function statesOf(file: ReviewedFile, settings: Settings): FileStates[] {
  const { revision, base, head } = file;
  const { path, previousPath = path } = revision;
  if (revision.head.kind !== 'missing' && head?.lockFile == null) return [];
  const lockFile = head?.lockFile ?? null;
  // An audited file without a change has only a head, so both sides are the same.
  const before = revision.status === 'unchanged' ? lockFile : (base?.lockFile ?? null);
  const readAtBase = readAtUnreadBase(file);
  const isNew =
    settings.scope === 'all' ||
    revision.whole === true ||
    // A file that moved to where less passes was never judged by that (T61).
    settings.paths.some(({ matches }) => matches(path) !== matches(previousPath)) ||
    readAtBase !== null;
  const { base: old, head: fresh } = revision;
  const rewritten = old.kind === 'file' && fresh.kind === 'file' && !isSameContent(old, fresh);
  const onlyMoved = !isNew && revision.status === 'renamed';
  const states = { path, base: before, head: lockFile, rewritten, whole: isNew || onlyMoved, onlyMoved };
  return [readAtBase === null ? states : { ...states, readAtBase }];
}

export function withEvidence(grouped: GroupedChange, evidence: Evidence): ReviewedChange {
  const { provider, to } = grouped.change;
  const before = versionBefore(grouped.change);
  return {
    ...grouped,
    evidence: to === null ? null : (evidence.get(evidenceKey(provider, to.version)) ?? null),
    baseEvidence:
      before === null ? null : (evidence.get(evidenceKey(before.address, before.version)) ?? null),
  };
}
