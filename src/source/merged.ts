import { quoted } from '../errors.ts';
import { readCanonical } from '../lockfile/canonical-reader.ts';
import { printProvider } from '../lockfile/lock-file.ts';
import type { LockFileRevision, Snapshot } from './source.ts';
import { type Content, isSameContent } from './tree.ts';

/** Adds what only the merge brings, with two merge bases or after a rename in the base branch (T69). */
export function withMerge(compared: Snapshot, merge: Pick<Snapshot, 'files'>): Snapshot {
  const known = new Map(compared.files.map((file) => [file.path, file]));
  const brought = merge.files.filter((file) => !isCovered(file, known.get(file.path) ?? null));
  if (brought.length === 0) return compared;
  const added = brought.map((file): readonly [string, LockFileRevision] => {
    return [file.path, { ...file, merged: true, ...(known.get(file.path)?.whole ? { whole: true } : {}) }];
  });
  const { files } = withFiles(compared, new Map(added));
  const [first, ...others] = brought.map(({ path }) => path);
  const more =
    others.length === 0 ? '' : ` and ${others.length} more lock ${others.length === 1 ? 'file' : 'files'}`;
  const notice = `The merge changes ${quoted(String(first))}${more} otherwise than the pull request itself, so the merged content is compared with the base branch.`;
  return { ...compared, files, notices: [...compared.notices, notice] };
}

/** Adds the lock files with an entry that neither comparison shows: an unknown merge may bring any (T69). */
export function withoutMerge(compared: Snapshot, branch: Pick<Snapshot, 'files'>): Snapshot {
  const known = new Map(compared.files.map((file) => [file.path, file]));
  const open = branch.files.filter(
    (file) => file.head.kind !== 'missing' && !isCovered(file, known.get(file.path) ?? null),
  );
  if (open.length === 0) return compared;
  const whole = new Map(
    open.map((file) => {
      const asItIs = { ...file, status: 'unchanged' as const, base: file.head };
      return [file.path, { ...(known.get(file.path) ?? asItIs), whole: true }];
    }),
  );
  return withFiles(compared, whole);
}

function withFiles(compared: Snapshot, own: ReadonlyMap<string, LockFileRevision>): Snapshot {
  const kept = compared.files.filter(({ path }) => !own.has(path));
  const files = [...kept, ...own.values()].sort((one, other) => (one.path < other.path ? -1 : 1));
  return { ...compared, files };
}

/** Whether the comparison shows all that the merge does to a file, with each entry that comes or goes. */
function isCovered(file: LockFileRevision, known: LockFileRevision | null): boolean {
  if (file.whole === true && known?.whole !== true) return false;
  if (known !== null && isSameContent(file.base, known.base) && isSameContent(file.head, known.head))
    return true;
  const none = { kind: 'missing' } as const;
  const sides = [file.base, file.head, known?.base ?? none, known?.head ?? none].map(entriesOf);
  const [branch, merged, before, head] = sides;
  if (!branch || !merged || !before || !head) return false;
  const isReviewed = ([address, text]: readonly [string, string]): boolean =>
    branch.get(address) === text || (head.get(address) === text && before.get(address) !== text);
  const wasTakenOut = (address: string): boolean => before.has(address) && !head.has(address);
  return (
    [...merged].every(isReviewed) && [...branch.keys()].every((each) => merged.has(each) || wasTakenOut(each))
  );
}

/** The text of each entry by its provider; `null` where the file is none that Terraform writes. A file that is missing has none. */
function entriesOf(content: Content): ReadonlyMap<string, string> | null {
  if (content.kind === 'missing') return new Map();
  const read = content.kind === 'file' ? readCanonical(Buffer.from(content.bytes).toString()) : null;
  return read && new Map(read.lockFile.providers.map((each) => [each.address, printProvider(each)]));
}
