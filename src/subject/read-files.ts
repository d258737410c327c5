import { Patience } from '../hcl/convert.ts';
import type { ProviderLock } from '../lockfile/lock-file.ts';
import { readLockFile } from '../lockfile/read.ts';
import type { LockFileRevision, Snapshot } from '../source/source.ts';
import type { Content } from '../source/tree.ts';
import type { ReviewedFile } from './subject.ts';

export function readFiles({ files }: Partial<Snapshot> & Pick<Snapshot, 'files'>): ReviewedFile[] {
  const patience = new Patience();
  const takeRoom = openRoom();
  return files.map((revision) => {
    const read = (content: Content) =>
      content.kind === 'file' ? readLockFile(content.bytes, patience) : null;
    const file: ReviewedFile = { revision, base: read(revision.base), head: read(revision.head) };
    const lack = [file.base, file.head]
      .flatMap((reading) => reading?.lockFile?.providers ?? [])
      .map(takeRoom)
      .find((one) => one !== null);
    return lack === undefined ? file : leftOut(revision, lack);
  });
}

/** Far more than the largest honest change has (the public registry has as many providers), and few enough for the memory of a runner: a version costs up to 40 kB, a hash 6 kB (T68). */
export const most = { 'provider versions': 5_000, hashes: 50_000 } as const;

/** Makes room for provider blocks: counts each version, and each hash of it, once, however many files have it. @returns what there is too much of; `null` where it has room */
function openRoom() {
  const taken = { 'provider versions': new Set<string>(), hashes: new Set<string>() };
  const add = (kind: keyof typeof most, key: string): boolean => {
    if (taken[kind].has(key)) return true;
    if (taken[kind].size >= most[kind]) return false;
    taken[kind].add(key);
    return true;
  };
  return ({ address, version, hashes }: ProviderLock): keyof typeof most | null => {
    const key = JSON.stringify([address, version]);
    if (!add('provider versions', key)) return 'provider versions';
    return hashes.every((hash) => add('hashes', `${key} ${hash}`)) ? null : 'hashes';
  };
}

function leftOut(revision: LockFileRevision, of: keyof typeof most): ReviewedFile {
  const content: Content = { kind: 'left-out', of, limit: most[of] };
  const [base = content, head = content] = [revision.base, revision.head].map((side) =>
    side.kind === 'file' ? content : side,
  );
  return { revision: { ...revision, base, head }, base: null, head: null };
}
