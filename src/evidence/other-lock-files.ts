import { Patience } from '../hcl/convert.ts';
import type { ProviderLock } from '../lockfile/lock-file.ts';
import { readLockFile } from '../lockfile/read.ts';
import { folderOf, stepsBetween } from '../paths.ts';
import type { Snapshot, Surroundings } from '../source/source.ts';
import { fileContent, type TreeEntry } from '../source/tree.ts';

/** One content with every path that has it, the nearest first. */
export interface OtherLockFile {
  readonly path: string;
  readonly paths: readonly string[];
  /** As latin1: for a first look, because parsing takes longer. */
  readonly text: string;
  providers(): readonly ProviderLock[];
}

/** The lock files that are not under review, each content once, the nearest first, without symlinks. */
export async function chooseFrom(
  { lockFiles, tree }: Surroundings,
  files: Snapshot['files'],
  most: { readonly files: number; readonly bytes: number },
) {
  const reviewed = new Set(files.map(({ path }) => path));
  const rest = [...lockFiles.values()].filter(({ path, kind }) => kind === 'file' && !reviewed.has(path));
  const ordered = nearestFirst(rest, [...reviewed]);
  // In a working tree not every content has an id.
  const groups = [...Map.groupBy(ordered, ({ sha, path }) => (sha === '' ? path : sha)).values()];
  const distinct = groups.flatMap((same) => same.slice(0, 1));
  const sized = await tree.measure(distinct.slice(0, most.files));
  let left = most.bytes;
  // By place: measuring a file of a working tree may give it a different id.
  const chosen = sized.flatMap((entry, index) => {
    left -= entry.size;
    return left < 0 ? [] : [{ entry, paths: groups[index]?.map(({ path }) => path) ?? [] }];
  });
  return {
    covered: chosen.flatMap(({ paths }) => paths).length,
    all: rest.length,
    async read() {
      const contents = await tree.read(chosen.map(({ entry }) => entry));
      const patience = new Patience();
      return chosen.flatMap(({ entry: { path }, paths }, index): readonly OtherLockFile[] => {
        const bytes = contents[index] ?? null;
        if (bytes === null || fileContent(bytes).kind !== 'file') return [];
        const text = Buffer.from(bytes).toString('latin1');
        let parsed: readonly ProviderLock[] | undefined;
        const providers = () => {
          parsed ??= readLockFile(bytes, { path, patience }).lockFile?.providers ?? [];
          return parsed;
        };
        return [{ path, paths, text, providers }];
      });
    },
  };
}

/** Distances are measured from a few folders only: a change may touch thousands. */
const foldersToMeasureFrom = 8;

function nearestFirst(entries: readonly TreeEntry[], reviewed: readonly string[]): readonly TreeEntry[] {
  const from = [...new Set(reviewed.map(folderOf))].slice(0, foldersToMeasureFrom);
  const distances = new Map(
    entries.map(({ path }) => [
      path,
      Math.min(...from.map((folder) => stepsBetween(folder, folderOf(path)))),
    ]),
  );
  const distanceOf = ({ path }: TreeEntry): number => distances.get(path) ?? 0;
  return entries.toSorted(
    (one, other) => distanceOf(one) - distanceOf(other) || (one.path < other.path ? -1 : 1),
  );
}
