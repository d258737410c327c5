import type { Configuration, FolderReader } from '../configuration/configuration.ts';
import { readConfigurations } from '../configuration/read-configurations.ts';
import { Patience } from '../hcl/convert.ts';
import { folderOf } from '../paths.ts';
import type { Snapshot } from '../source/source.ts';
import { requiresUnlocked } from './required-entry.ts';
import type { ReviewedFile } from './subject.ts';

/**
 * Reads the root modules of the lock files: their requirements at head, those at base where a decision depends on them, and whether a module
 * was removed together with its lock file. It reads only what is needed, so most pull requests cost only the requests for the files at head.
 */
export async function withRootModules(
  files: readonly ReviewedFile[],
  snapshot: Snapshot,
): Promise<{ readonly files: readonly ReviewedFile[]; readonly notices: readonly string[] }> {
  const patience = new Patience();
  const read = (folders: readonly string[], reader: FolderReader | undefined) =>
    readConfigurations(folders, reader, undefined, patience);
  const present = files.filter(({ revision }) => revision.head.kind === 'file');
  const head = await read(present.map(folderAtHead), snapshot.readFolder);
  const configured = files.map((file) => ({ ...file, configuration: of(head.byFolder, folderAtHead(file)) }));
  const doubtful = snapshot.readBaseFolder === undefined ? [] : configured.filter(requiresUnlocked);
  const base = await read(doubtful.map(folderAtBase), snapshot.readBaseFolder);
  const gone = await goneWithModule(files, snapshot);
  const moved = await movedWithoutModule(files, snapshot);
  return {
    files: configured.map((file) => ({
      ...file,
      configurationBefore: of(base.byFolder, folderAtBase(file)),
      moduleGone: gone.has(file.revision.path),
      moduleStays: moved.has(file.revision.path),
    })),
    notices: [...new Set([...head.notices, ...base.notices])],
  };
}

/** A budget of nothing: a folder with a file to read exceeds it and gives `null`. */
const nothing = { files: 0, bytes: 0 };

/** The removed lock files whose folder had configuration at base and has none at head, not even behind a link. */
async function goneWithModule(
  files: readonly ReviewedFile[],
  { readFolder, readBaseFolder, readFile }: Snapshot,
): Promise<ReadonlySet<string>> {
  const gone = new Set<string>();
  if (readFolder === undefined || readBaseFolder === undefined || readFile === undefined) return gone;
  for (const { revision } of files.filter(({ revision }) => revision.head.kind === 'missing')) {
    const folder = folderOf(revision.path);
    const had = (await readBaseFolder(folder, nothing)) === null;
    if (had && (await isLeft(folder, { readFolder, readFile }))) gone.add(revision.path);
  }
  return gone;
}

/**
 * The renamed lock files whose old folder has configuration at head, or a link to it: for Terraform in that folder they are removed (T44).
 * Where this cannot be known, they count as removed.
 */
async function movedWithoutModule(
  files: readonly ReviewedFile[],
  { readFolder, readFile }: Snapshot,
): Promise<ReadonlySet<string>> {
  const moved = new Set<string>();
  for (const { path, previousPath } of files.map(({ revision }) => revision)) {
    if (previousPath === undefined) continue;
    const folder = folderOf(previousPath);
    const seen = readFolder !== undefined && readFile !== undefined;
    if (!seen || !(await isLeft(folder, { readFolder, readFile }))) moved.add(path);
  }
  return moved;
}

/** Whether a folder at head has nothing that Terraform reads, and its path has no link. */
async function isLeft(
  folder: string,
  { readFolder, readFile }: Required<Pick<Snapshot, 'readFolder' | 'readFile'>>,
): Promise<boolean> {
  if ((await readFolder(folder, nothing)) === null) return false;
  const standing = await Promise.all(wayTo(folder).map((path) => readFile(path, 'head')));
  return !standing.some((content) => content.kind === 'not-a-file' && content.what !== 'directory');
}

/** `a/b/c`: `a`, `a/b` and `a/b/c`. */
function wayTo(folder: string): readonly string[] {
  const names = folder === '' ? [] : folder.split('/');
  return names.map((_, index) => names.slice(0, index + 1).join('/'));
}

function folderAtHead({ revision }: ReviewedFile): string {
  return folderOf(revision.path);
}

function folderAtBase({ revision }: ReviewedFile): string {
  return folderOf(revision.previousPath ?? revision.path);
}

function of(configurations: ReadonlyMap<string, Configuration>, folder: string): Configuration | null {
  return configurations.get(folder) ?? null;
}
