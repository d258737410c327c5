import type { Configuration, FolderReader } from './configuration/configuration.ts';
import { folderOf } from './configuration/folder.ts';
import { readConfigurations } from './configuration/read-configurations.ts';
import { Patience } from './hcl/patience.ts';
import { requiresUnlocked } from './rules/missing-from-lock.ts';
import type { ReviewedFile } from './rules/rule.ts';
import type { Snapshot } from './source/source.ts';

/**
 * Lays the root modules beside the lock files: what they require at head, what they required at base where that decides something, and whether
 * they went with the lock file. Only what is needed is read, so that most pull requests cost no request more than the files at head.
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
  return {
    files: configured.map((file) => ({
      ...file,
      configurationBefore: of(base.byFolder, folderAtBase(file)),
      moduleGone: gone.has(file.revision.path),
    })),
    notices: [...new Set([...head.notices, ...base.notices])],
  };
}

/** No file may be read, so a folder that answers with none has none. */
const nothing = { files: 0, bytes: 0 };

/** The removed lock files whose folder had configuration at base and has none at head, nor behind a link. */
async function goneWithModule(
  files: readonly ReviewedFile[],
  { readFolder, readBaseFolder, readFile }: Snapshot,
): Promise<ReadonlySet<string>> {
  const gone = new Set<string>();
  if (readFolder === undefined || readBaseFolder === undefined || readFile === undefined) return gone;
  const isLink = async (path: string) => {
    const content = await readFile(path, 'head');
    return content.kind === 'not-a-file' && content.what !== 'directory';
  };
  for (const { revision } of files.filter(({ revision }) => revision.head.kind === 'missing')) {
    const folder = folderOf(revision.path);
    const had = (await readBaseFolder(folder, nothing)) === null;
    const has = (await readFolder(folder, nothing)) === null;
    if (!had || has) continue;
    const links = await Promise.all(wayTo(folder).map(isLink));
    if (!links.includes(true)) gone.add(revision.path);
  }
  return gone;
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
