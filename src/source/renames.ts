import { similarity } from '../line-diff.ts';
import { folderOf } from '../paths.ts';
import type { LockFileRevision } from './source.ts';

/** Git's default: half of the larger file must be in both. */
const leastSimilarity = 0.5;
/** The most pairs that are compared by content; with more, only exact renames are found. */
const mostComparisons = 400;

/**
 * Pairs removed and added lock files into renamed ones: first those whose root module moved, then those with the same bytes, then by similarity,
 * always the best match of both sides. If two matches are equally good, nothing is paired: the files stay removed and added, and are judged so. Only where
 * a root module may have gone to several folders, the lock files of all of them are compared with the one that it had (T60).
 *
 * @param modules the folders that root modules may have moved to, the likeliest first, by the folders that they left
 * @returns the files sorted by path, and one notice if there were too many to compare.
 */
export function followRenames(
  files: readonly LockFileRevision[],
  modules: ReadonlyMap<string, readonly string[]> = new Map(),
): {
  readonly files: readonly LockFileRevision[];
  readonly notices: readonly string[];
} {
  const removed = files.filter((file) => file.status === 'removed' && file.base.kind === 'file');
  const added = files.filter((file) => file.status === 'added' && file.head.kind === 'file');
  const moved = pair(moduleMatches(removed, added, ([likeliest], folder) => folder === likeliest, modules));
  const exact = pair(exactMatches(...unpaired(removed, added, moved)));
  const known = [...moved, ...exact];
  const [restRemoved, restAdded] = unpaired(removed, added, known);
  const tooMany = restRemoved.length * restAdded.length > mostComparisons;
  const similar = tooMany ? [] : pair(similarMatches(restRemoved, restAdded));
  const paired = [...known, ...similar];
  const [, alone] = unpaired(removed, added, paired);
  const mayBe = moduleMatches(removed, alone, (folders, folder) => folders.includes(folder), modules);
  return {
    files: applyRenames(files, [...mayBe, ...paired]),
    notices: tooMany
      ? [
          `${restRemoved.length} lock files were removed and ${restAdded.length} added: too many to search for renames, so each is judged as removed or added.`,
        ]
      : [],
  };
}

interface Match {
  readonly removed: LockFileRevision;
  readonly added: LockFileRevision;
  readonly score: number;
}

function unpaired(
  removed: readonly LockFileRevision[],
  added: readonly LockFileRevision[],
  matches: readonly Match[],
): [readonly LockFileRevision[], readonly LockFileRevision[]] {
  return [
    removed.filter((file) => !matches.some((match) => match.removed === file)),
    added.filter((file) => !matches.some((match) => match.added === file)),
  ];
}

function moduleMatches(
  removed: readonly LockFileRevision[],
  added: readonly LockFileRevision[],
  isWhere: (folders: readonly string[], folder: string) => boolean,
  modules: ReadonlyMap<string, readonly string[]>,
): Match[] {
  return removed.flatMap((old) => {
    const folders = modules.get(folderOf(old.path)) ?? [];
    return added
      .filter(({ path }) => isWhere(folders, folderOf(path)))
      .map((file) => ({ removed: old, added: file, score: sharedPath(old, file) }));
  });
}

function exactMatches(removed: readonly LockFileRevision[], added: readonly LockFileRevision[]): Match[] {
  const byContent = new Map<string, LockFileRevision[]>();
  for (const file of removed) {
    const content = textOf(file.base);
    byContent.set(content, [...(byContent.get(content) ?? []), file]);
  }
  return added.flatMap((file) =>
    (byContent.get(textOf(file.head)) ?? []).map((old) => ({
      removed: old,
      added: file,
      score: sharedPath(old, file),
    })),
  );
}

function similarMatches(removed: readonly LockFileRevision[], added: readonly LockFileRevision[]): Match[] {
  return removed.flatMap((old) =>
    added
      .map((file) => ({
        removed: old,
        added: file,
        score: similarity(linesOf(old.base), linesOf(file.head)),
      }))
      .filter((match) => match.score >= leastSimilarity),
  );
}

/** Takes the best matches in turn, unless another match of either file is equally good. */
function pair(matches: readonly Match[]): Match[] {
  const paired: Match[] = [];
  let open = [...matches].sort((one, other) => other.score - one.score);
  for (let [best] = open; best !== undefined; [best] = open) {
    const { score } = best;
    // None is better, because they are sorted.
    const level = open.filter((match) => !(match.score < score));
    paired.push(...level.filter((match) => !level.some((rival) => rival !== match && touch(rival, match))));
    // Files of an ambiguous level are settled too: a worse match must not win because the better ones were equal.
    open = open.filter((match) => !level.some((settled) => touch(settled, match)));
  }
  return paired;
}

function touch(one: Match, other: Match): boolean {
  return one.removed === other.removed || one.added === other.added;
}

/** How many path segments two files share, counted from both ends: `a/x/lock` and `b/x/lock` share two. */
function sharedPath(one: LockFileRevision, other: LockFileRevision): number {
  const first = one.path.split('/');
  const second = other.path.split('/');
  const shared = (left: readonly string[], right: readonly string[]) => {
    const differs = left.findIndex((segment, index) => segment !== right[index]);
    return differs === -1 ? left.length : differs;
  };
  return shared(first, second) + shared(first.toReversed(), second.toReversed());
}

function applyRenames(files: readonly LockFileRevision[], matches: readonly Match[]): LockFileRevision[] {
  const byAdded = new Map(matches.map((match) => [match.added, match.removed]));
  const gone = new Set(matches.map((match) => match.removed));
  return files
    .filter((file) => !gone.has(file))
    .map((file): LockFileRevision => {
      const old = byAdded.get(file);
      return old === undefined
        ? file
        : { ...file, status: 'renamed', previousPath: old.path, base: old.base };
    })
    .sort((one, other) => (one.path < other.path ? -1 : 1));
}

/** One character per byte, so that nothing is lost in files that are not UTF-8. */
function textOf(content: LockFileRevision['base']): string {
  return content.kind === 'file' ? Buffer.from(content.bytes).toString('latin1') : '';
}

/** Git ignores line ends too when it searches for similar files. */
function linesOf(content: LockFileRevision['base']): string {
  return textOf(content).replaceAll(/\r\n/g, '\n');
}
