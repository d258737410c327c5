import { folderOf } from '../../src/paths.ts';
import { attributeReader } from '../../src/source/attributes.ts';
import { globs } from '../../src/source/glob.ts';
import { encodePath } from '../../src/source/path-bytes.ts';
import { listedTree, type RevisionTree } from '../../src/source/revision-tree.ts';
import { takeSnapshot } from '../../src/source/snapshot.ts';
import type { RevisionView, Selection, Snapshot, Source } from '../../src/source/source.ts';
import { blobSha, isUnderReview, listingOf, type TreeEntry } from '../../src/source/tree.ts';
import type { Planted } from './github-double/repository.ts';

/* Revisions without git, for rules about what two of them have: the listing, the bytes and the attributes are in memory. */

export type PlantedFiles = Readonly<Record<string, Planted>>;

/** The ids of the two commits. */
export const [idOfBase, idOfHead] = ['b'.repeat(40), 'a'.repeat(40)];

/** What a commit has once the changes of another are made to it. Who writes to a path takes away what was above it and below it. */
export function changedBy(files: PlantedFiles, changes: PlantedFiles): PlantedFiles {
  const written = Object.entries(changes)
    .filter(([, planted]) => planted !== null)
    .map(([path]) => path);
  const isInTheWay = (path: string) =>
    written.some((each) => each.startsWith(`${path}/`) || path.startsWith(`${each}/`));
  const kept = Object.entries(files).filter(([path]) => !(path in changes || isInTheWay(path)));
  return Object.fromEntries([...kept, ...Object.entries(changes).filter(([, planted]) => planted !== null)]);
}

interface Stored {
  readonly entry: TreeEntry;
  readonly bytes: Uint8Array;
}

function store(path: string, planted: Exclude<Planted, null>): Stored {
  const file = (text: string | Uint8Array): Stored => {
    const bytes = Buffer.from(text);
    return { bytes, entry: { path, kind: 'file', sha: blobSha(bytes, idOfBase), size: bytes.length } };
  };
  if (typeof planted === 'string' || planted instanceof Uint8Array) return file(planted);
  if ('executable' in planted) return file(planted.executable);
  if ('submodule' in planted)
    return { bytes: Buffer.of(), entry: { path, kind: 'submodule', sha: planted.submodule, size: 0 } };
  const { bytes, entry } = file(encodePath(planted.symlink));
  return { bytes, entry: { ...entry, kind: 'symlink', size: 0 } };
}

function storedIn(files: PlantedFiles): readonly Stored[] {
  return Object.entries(files).flatMap(([path, planted]) => (planted === null ? [] : [store(path, planted)]));
}

/** The entries of a commit as `git ls-tree -r -t` tells them: folders too. */
export function entriesOf(files: PlantedFiles): readonly TreeEntry[] {
  const entries = storedIn(files).map(({ entry }) => entry);
  const folders = new Set<string>();
  for (const { path } of entries)
    for (let folder = folderOf(path); folder !== ''; folder = folderOf(folder)) folders.add(folder);
  return [
    ...[...folders].map((path): TreeEntry => ({ path, kind: 'directory', sha: `tree ${path}`, size: 0 })),
    ...entries,
  ];
}

export function treeOf(files: PlantedFiles): RevisionTree {
  const blobs = blobsOf(files);
  return listedTree({ whole: listingOf(entriesOf(files)), readBlobs: async () => blobs });
}

export function blobsOf(...revisions: readonly PlantedFiles[]): ReadonlyMap<string, Uint8Array> {
  return new Map(revisions.flatMap(storedIn).map(({ entry, bytes }) => [entry.sha, bytes]));
}

const everyLockFile = ['**/.terraform.lock.hcl'];

export function viewOf(
  files: PlantedFiles,
  sha: string,
  patterns: readonly string[] = everyLockFile,
): RevisionView & { readonly sha: string } {
  const tree = treeOf(files);
  const matches = globs(patterns);
  const lockFiles = listingOf(entriesOf(files).filter((entry) => isUnderReview(entry, matches)));
  return { sha, tree, lockFiles, matches, attributesOf: attributeReader(tree) };
}

/** Two commits as a source reads them; without a base there is nothing to compare with. */
export async function snapshotBetween(
  base: PlantedFiles | null,
  head: PlantedFiles,
  { scope = 'changed', patterns = everyLockFile }: Partial<Selection> = {},
): Promise<Snapshot> {
  const before = base === null ? null : viewOf(base, idOfBase, patterns);
  const now = viewOf(head, idOfHead, patterns);
  const snapshot = await takeSnapshot({ base: before, head: now }, scope);
  return { ...snapshot, surroundings: { head: now, ...(before === null ? {} : { base: before }) } };
}

/** A source of a commit and of the changes that another makes to it. */
export function inMemorySource(base: PlantedFiles, changes: PlantedFiles): Source {
  return { read: (selection) => snapshotBetween(base, changedBy(base, changes), selection) };
}
