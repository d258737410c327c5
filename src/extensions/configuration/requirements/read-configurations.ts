import { posix } from 'node:path';
import { quoted } from '../../../errors.ts';
import { Patience } from '../../../hcl/convert.ts';
import { kindOfFile } from '../../../source/configuration-file.ts';
import type {
  Configuration,
  ConfigurationFile,
  FolderReader,
  Include,
  PlaceOf,
  ReadLimit,
  UnreadFile,
} from './configuration.ts';
import { type PlacedModule, readModuleMeanwhile } from './module.ts';
import { calledFolder } from './module-folder.ts';
import { callsOf, configurationOf } from './root-requirements.ts';

/** 300 root modules of one pull request stay below. The parser needs about a second for a megabyte. */
export const limitOfRun: ReadLimit = { files: 4_000, bytes: 2.5 * 1024 * 1024 };
const mostFolders = 2_000;
/** Real modules nest a few levels; each level of a hostile chain costs a source a request. */
export const mostLevels = 20;

export interface Configurations {
  /** By root folder. None for a folder without configuration, and for those that were not read. */
  readonly byFolder: ReadonlyMap<string, Configuration>;
  /** The roots that were not read, each with the reason as a whole sentence. */
  readonly unread: ReadonlyMap<string, string>;
  /** Why it is not known what is required in a folder whose only configuration is written by a program; a whole sentence. */
  readonly generated: ReadonlyMap<string, string>;
  /** The roots that have a file of Terragrunt and no configuration of their own. */
  readonly units: ReadonlySet<string>;
  readonly notices: readonly string[];
}

interface ReaderOptions {
  /** For everything that is read; a root that goes past it is not read, and a notice says so. */
  readonly limit?: ReadLimit;
  /** For all files together. A file past it counts as unreadable, and a notice says so. */
  readonly patience?: Patience;
  /** Announces the next folders, so that a source that queries a server needs one request for all of them. */
  readonly bring?: (folders: readonly string[], most: ReadLimit) => Promise<void>;
  readonly placeOf?: PlaceOf;
  readonly include?: Include;
}

/** Reads modules of one revision. Each folder is read once, however many roots reach it. */
export class ConfigurationReader {
  /** By the path by which a module is reached, which may lead through symlinks. */
  readonly #modules = new Map<string, PlacedModule>();
  /** The modules that were read with their tests. */
  readonly #roots = new Set<string>();
  readonly #readFolder: FolderReader;
  readonly #options: Required<ReaderOptions>;
  #left: ReadLimit;

  constructor(
    readFolder: FolderReader,
    {
      limit = limitOfRun,
      patience = new Patience(),
      bring = async () => {},
      placeOf = async (folder) => folder,
      include = async () => null,
    }: ReaderOptions = {},
  ) {
    this.#readFolder = readFolder;
    this.#options = { limit, patience, bring, placeOf, include };
    this.#left = limit;
  }

  /** The requirements of root modules, with all that they reach. @throws as the folder reader does */
  async readRoots(folders: readonly string[]): Promise<Configurations> {
    const roots = [...new Set(folders)];
    const failed = new Set<string>();
    const fresh = roots.filter((root) => !this.#roots.has(root));
    await this.#bring(fresh.flatMap((root) => [root, posix.join(root, 'tests')]));
    for (const root of fresh) if (!(await this.#readOne(root, true))) failed.add(root);
    await this.#readReachable(roots, failed);
    const byFolder = new Map<string, Configuration>();
    const generated = new Map<string, string>();
    for (const root of roots) {
      const { isEmpty = true, unseen: [writer] = [] } = this.#modules.get(root) ?? {};
      if (failed.has(root)) continue;
      if (!isEmpty) byFolder.set(root, configurationOf(root, this.#modules));
      else if (writer?.kind === 'generator')
        generated.set(root, `${quoted(writer.path)} generates the configuration.`);
    }
    const isDeep = ({ unseen }: Configuration): boolean => unseen.some(({ kind }) => kind === 'deep-module');
    const deep = [...byFolder].filter(([, each]) => isDeep(each)).map(([root]) => root);
    const { limit, patience } = this.#options;
    return {
      byFolder,
      unread: new Map([...failed].map((root) => [root, `${mostRead(limit)}, and it is more.`])),
      generated,
      units: new Set(roots.filter((root) => this.#modules.get(root)?.isUnit)),
      notices: [...limitNotice(limit, failed.size), ...depthNotice(deep), ...timeNotice(patience)],
    };
  }

  /** Modules by themselves, in the order of their folders; `null` from where the limit is reached. */
  async readModules(folders: readonly string[]): Promise<readonly (PlacedModule | null)[]> {
    await this.#bring(folders);
    const modules: (PlacedModule | null)[] = [];
    for (const folder of folders)
      modules.push((await this.#readOne(folder)) ? (this.#modules.get(folder) ?? null) : null);
    return modules;
  }

  async #bring(folders: readonly string[]): Promise<void> {
    const fresh = [...new Set(folders)].filter((folder) => !this.#modules.has(folder));
    // Each costs memory, and no more are read than folders with their tests.
    if (fresh.length > 0) await this.#options.bring(fresh.slice(0, 2 * mostFolders), this.#left);
  }

  /** The modules that the roots reach, level by level for few requests; `failed` gets roots beyond limits. */
  async #readReachable(roots: readonly string[], failed: Set<string>): Promise<void> {
    let level = roots.map((root) => ({ root, folders: [root], reached: new Set([root]) }));
    for (let levels = 0; levels < mostLevels && level.length > 0; levels += 1) {
      level = level
        .filter(({ root }) => !failed.has(root))
        .map((each) => ({ ...each, folders: this.#calledBy(each) }))
        .filter(({ folders }) => folders.length > 0);
      await this.#bring(level.flatMap(({ folders }) => folders));
      for (const { root, folders } of level)
        for (const folder of folders) if (!(await this.#readOne(folder))) failed.add(root);
    }
  }

  /** The folders that modules call and that were not reached before. */
  #calledBy({ root, folders, reached }: { root: string; folders: string[]; reached: Set<string> }): string[] {
    const calls = folders.flatMap((folder) =>
      callsOf(folder, root, this.#modules.get(folder)).flatMap(
        ({ source }) => calledFolder(source, this.#modules.get(folder)?.place ?? folder) ?? [],
      ),
    );
    const found = [...new Set(calls)].filter((folder) => !reached.has(folder));
    for (const folder of found) reached.add(folder);
    return found;
  }

  /** `false` where the limit is reached. @param asRoot with its tests, which may call further modules */
  async #readOne(folder: string, asRoot = false): Promise<boolean> {
    if ((asRoot ? this.#roots : this.#modules).has(folder)) return true;
    const own = await this.#read(folder);
    const beside =
      asRoot && own !== null && own.length > 0 ? await this.#read(posix.join(folder, 'tests')) : [];
    if (own === null || beside === null) return false;
    const tests = beside.filter(({ path }) => kindOfFile(posix.basename(path)) === 'test');
    const { patience, placeOf, include } = this.#options;
    const place = await placeOf(folder);
    // Behind a symlink it is not known which folders are above.
    const above: Include = async (paths) => (place === folder ? include(paths) : null);
    const module = await readModuleMeanwhile([...own, ...tests], patience, above);
    this.#modules.set(folder, { ...module, place });
    if (asRoot) this.#roots.add(folder);
    return true;
  }

  async #read(folder: string): Promise<readonly (ConfigurationFile | UnreadFile)[] | null> {
    const files = this.#modules.size < mostFolders ? await this.#readFolder(folder, this.#left) : null;
    if (files === null) return null;
    const bytes = files.reduce((sum, file) => sum + ('text' in file ? Buffer.byteLength(file.text) : 0), 0);
    this.#left = { files: this.#left.files - files.length, bytes: this.#left.bytes - bytes };
    return files;
  }
}

/** Nothing is required if the folder has no configuration; `null` if it was not read. */
export function configurationIn(
  folder: string,
  { byFolder, unread }: Pick<Configurations, 'byFolder' | 'unread'>,
): Configuration | null {
  const none = unread.has(folder) ? null : { requirements: [], unseen: [], problems: [] };
  return byFolder.get(folder) ?? none;
}

function mostRead({ files, bytes }: ReadLimit): string {
  return `Of the configuration at most ${files} files and ${bytes} bytes in ${mostFolders} folders are read in one run`;
}

function limitNotice(limit: ReadLimit, skipped: number): readonly string[] {
  if (skipped === 0) return [];
  const lockFiles = skipped === 1 ? 'one lock file is' : `${skipped} lock files are`;
  return [`${mostRead(limit)}, so ${lockFiles} not compared with what the configuration requires.`];
}

function depthNotice(deep: readonly string[]): readonly string[] {
  const [first] = deep;
  if (first === undefined) return [];
  const folder = quoted(first === '' ? '.' : first);
  const more = deep.length === 1 ? '' : ` and ${deep.length - 1} more`;
  return [
    `Modules that call each other are followed ${mostLevels} calls deep, and those of ${folder}${more} go deeper, so the lock file is not compared with what lies beyond.`,
  ];
}

function timeNotice({ refused, limits }: Patience): readonly string[] {
  if (refused === 0) return [];
  const files = refused === 1 ? 'One configuration file was' : `${refused} configuration files were`;
  const lasts = `${limits.one / 1000} seconds for one file and ${limits.all / 1000} seconds for all`;
  return [
    `${files} not read, because the HCL parser took longer than ${lasts}, so the lock files are not compared with what they may require.`,
  ];
}
