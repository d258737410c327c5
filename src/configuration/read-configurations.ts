import { posix } from 'node:path';
import { Patience } from '../hcl/convert.ts';
import type {
  Configuration,
  ConfigurationFile,
  FolderReader,
  ModuleCall,
  ReadLimit,
  Unseen,
} from './configuration.ts';
import { type Module, readModuleMeanwhile } from './module.ts';
import { isLocal, kindOfFile, localFolder } from './module-folder.ts';
import { mergeRequirements } from './requirement.ts';

/** Real repositories are far smaller. The parser needs about a second per megabyte. */
const limitOfRun: ReadLimit = { files: 400, bytes: 8 * 1024 * 1024 };
const mostFolders = 400;

interface Configurations {
  /** By root folder. A folder without configuration is missing, and so is one beyond the limits. */
  readonly byFolder: ReadonlyMap<string, Configuration>;
  /** Messages for the reader; one sentence each. */
  readonly notices: readonly string[];
}

/**
 * Reads the requirements of root modules, and follows their local modules inside the repository. It reads each folder once, even if several
 * roots reach it.
 *
 * @param roots folders of lock files, relative to the repository.
 * @param readFolder left out if the folders cannot be listed; a notice says so.
 * @param limit for all roots together; beyond it nothing more is read, and a notice says so.
 * @param patience for all files together; a file that would take longer counts as unreadable, and a notice says so.
 * @throws every error of `readFolder`
 */
export async function readConfigurations(
  roots: readonly string[],
  readFolder: FolderReader | undefined,
  limit: ReadLimit = limitOfRun,
  patience: Patience = new Patience(),
): Promise<Configurations> {
  const folders = new Set(roots);
  if (readFolder === undefined)
    return { byFolder: new Map(), notices: roots.length === 0 ? [] : [notListed] };
  const reading = new Reading(readFolder, limit, patience);
  const byFolder = new Map<string, Configuration>();
  for (const [index, root] of [...folders].entries()) {
    if (!(await reading.readRoot(root)) || !(await reading.readReachable(root))) {
      return { byFolder, notices: [limitNotice(limit, folders.size - index), ...timeNotice(patience)] };
    }
    if (reading.modules.get(root)?.isEmpty === false) {
      byFolder.set(root, requirementsOf(root, reading.modules));
    }
  }
  return { byFolder, notices: timeNotice(patience) };
}

/** The folders read so far. Its methods return `false` if the limit is reached. */
class Reading {
  readonly modules = new Map<string, Module>();
  readonly #readFolder: FolderReader;
  readonly #patience: Patience;
  #left: ReadLimit;

  constructor(readFolder: FolderReader, limit: ReadLimit, patience: Patience) {
    this.#readFolder = readFolder;
    this.#left = limit;
    this.#patience = patience;
  }

  /** A root module has tests, which may call further modules. */
  async readRoot(root: string): Promise<boolean> {
    const own = await this.#read(root);
    const beside = own === null || own.length === 0 ? [] : await this.#read(posix.join(root, 'tests'));
    if (own === null || beside === null) return false;
    const tests = beside.filter(({ path }) => kindOfFile(posix.basename(path)) === 'test');
    this.modules.set(root, await readModuleMeanwhile([...own, ...tests], this.#patience));
    return true;
  }

  async readReachable(root: string): Promise<boolean> {
    const reached = new Set([root]);
    for (const folder of reached) {
      if (!this.modules.has(folder)) {
        const files = await this.#read(folder);
        if (files === null) return false;
        this.modules.set(folder, await readModuleMeanwhile(files, this.#patience));
      }
      for (const { source } of callsOf(folder, root, this.modules)) {
        const target = localFolder(source, folder);
        if (target !== null) reached.add(target);
      }
    }
    return true;
  }

  async #read(folder: string): Promise<readonly ConfigurationFile[] | null> {
    const files = this.modules.size < mostFolders ? await this.#readFolder(folder, this.#left) : null;
    if (files === null) return null;
    const bytes = files.reduce((sum, { text }) => sum + Buffer.byteLength(text), 0);
    this.#left = { files: this.#left.files - files.length, bytes: this.#left.bytes - bytes };
    return files;
  }
}

/**
 * The requirements of a root module: its own and those of every module that it reaches through local paths, merged by provider.
 *
 * @param root the folder of the lock file, relative to the repository.
 * @param modules every folder that was read. A folder that is missing here may require more and is listed as unseen.
 */
export function requirementsOf(root: string, modules: ReadonlyMap<string, Module>): Configuration {
  const reached = new Set([root]);
  const unseen: Unseen[] = [];
  for (const folder of reached) {
    for (const call of callsOf(folder, root, modules)) {
      const target = localFolder(call.source, folder);
      if (target !== null && modules.get(target)?.isEmpty === false) reached.add(target);
      else unseen.push({ kind: isLocal(call.source) ? 'local-module' : 'remote-module', ...call });
    }
  }
  const found = [...reached].flatMap((folder) => modules.get(folder) ?? []);
  return {
    requirements: mergeRequirements(found.flatMap(({ requirements }) => requirements)),
    unseen: [...found.flatMap((module) => module.unseen), ...unseen],
    problems: found.flatMap(({ problems }) => problems),
  };
}

/** The modules that tests call count only for the root. */
function callsOf(folder: string, root: string, modules: ReadonlyMap<string, Module>): readonly ModuleCall[] {
  const module = modules.get(folder);
  if (module === undefined) return [];
  return folder === root ? [...module.calls, ...module.testCalls] : module.calls;
}

const notListed =
  'The files of this repository could not be listed completely, so the lock files are not compared with what the configuration requires; `lockproof review` in a clone compares them.';

function limitNotice({ files, bytes }: ReadLimit, skipped: number): string {
  const lockFiles = skipped === 1 ? 'one lock file is' : `${skipped} lock files are`;
  return `At most ${files} configuration files and ${bytes} bytes are read in one run, so ${lockFiles} not compared with what the configuration requires.`;
}

function timeNotice({ refused, limits }: Patience): readonly string[] {
  if (refused === 0) return [];
  const files = refused === 1 ? 'One configuration file was' : `${refused} configuration files were`;
  const lasts = `${limits.one / 1000} seconds for one file and ${limits.all / 1000} seconds for all`;
  return [
    `${files} not read, because the HCL parser took longer than ${lasts}, so the lock files are not compared with what they may require.`,
  ];
}
