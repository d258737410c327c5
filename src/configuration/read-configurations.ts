import { posix } from 'node:path';
import { Patience } from '../hcl/convert.ts';
import { quoted } from '../quoted.ts';
import type {
  Configuration,
  ConfigurationFile,
  FolderReader,
  PlaceOf,
  ReadLimit,
  UnreadFile,
} from './configuration.ts';
import { type Module, type PlacedModule, readModuleMeanwhile } from './module.ts';
import { kindOfFile, localFolder } from './module-folder.ts';
import { callsByEither, configurationOf, isDeep } from './root-requirements.ts';

/** 300 root modules of one pull request stay below. The parser needs about a second for a megabyte. */
export const limitOfRun: ReadLimit = { files: 4_000, bytes: 8 * 1024 * 1024 };
const mostFolders = 2_000;
/** How far modules are followed that call each other. Real ones nest a few levels; each level of a hostile chain costs a source a request. */
export const mostLevels = 20;

/** Says which folders are read next, so that a source that asks a server needs one request for all of them. */
type BringFolders = (folders: readonly string[]) => Promise<void>;

interface Configurations {
  /** By root folder. None for a folder without configuration, and for those that were not read. */
  readonly byFolder: ReadonlyMap<string, Configuration>;
  /** The roots that were not read, each with the reason as a whole sentence. */
  readonly unread: ReadonlyMap<string, string>;
  /** The roots whose modules call each other deeper than they are followed. What lies deeper is unseen. */
  readonly deep: readonly string[];
  /** What a reader should know; one sentence each. */
  readonly notices: readonly string[];
}

/**
 * Reads what root modules require, and follows their local modules inside the repository.
 *
 * @param roots folders of lock files, relative to the repository.
 * @param readFolder left out where the folders cannot be listed; a notice says so.
 * @throws what `readFolder` throws
 */
export async function readConfigurations(
  roots: readonly string[],
  readFolder: FolderReader | undefined,
  limit?: ReadLimit,
  patience?: Patience,
): Promise<Configurations> {
  if (readFolder !== undefined) return new ConfigurationReader(readFolder, limit, patience).readRoots(roots);
  const unread = new Map(roots.map((folder) => [folder, notListed]));
  return { byFolder: new Map(), unread, deep: [], notices: roots.length === 0 ? [] : [notListedNotice] };
}

/** Reads modules of one revision. Each folder is read once, however many roots reach it. */
export class ConfigurationReader {
  /** By the path by which a module is reached, which may lead through symlinks. */
  readonly #modules = new Map<string, PlacedModule>();
  /** The modules that were read with their tests. */
  readonly #roots = new Set<string>();
  readonly #readFolder: FolderReader;
  readonly #limit: ReadLimit;
  readonly #patience: Patience;
  readonly #bring: BringFolders;
  readonly #placeOf: PlaceOf;
  #left: ReadLimit;

  /**
   * @param limit for everything that is read; a root that goes past it is not read, and a notice says so.
   * @param patience for all files together; a file that is not read for want of time counts as unreadable, and a notice says so.
   */
  constructor(
    readFolder: FolderReader,
    limit: ReadLimit = limitOfRun,
    patience: Patience = new Patience(),
    bring: BringFolders = async () => {},
    placeOf: PlaceOf = async (folder) => folder,
  ) {
    this.#placeOf = placeOf;
    this.#bring = bring;
    this.#readFolder = readFolder;
    this.#limit = limit;
    this.#left = limit;
    this.#patience = patience;
  }

  /** What some root modules require, with all that they reach. */
  async readRoots(roots: readonly string[]): Promise<Configurations> {
    const wanted = [...new Set(roots)];
    const failed = new Set<string>();
    for (const root of wanted) if (!(await this.#readRoot(root))) failed.add(root);
    await this.#readReachable(wanted, failed);
    const byFolder = new Map<string, Configuration>();
    for (const root of wanted) {
      if (failed.has(root) || this.#modules.get(root)?.isEmpty !== false) continue;
      byFolder.set(root, configurationOf(root, this.#modules));
    }
    const deep = [...byFolder].filter(([, each]) => isDeep(each)).map(([root]) => root);
    return {
      byFolder,
      unread: new Map([...failed].map((root) => [root, pastLimit(this.#limit)])),
      deep,
      notices: [
        ...limitNotice(this.#limit, failed.size),
        ...depthNotice(deep),
        ...timeNotice(this.#patience),
      ],
    };
  }

  /** One module by itself; `null` where the limit is reached. */
  async readModule(folder: string): Promise<Module | null> {
    return (await this.#readOne(folder)) ? (this.#modules.get(folder) ?? null) : null;
  }

  /** Whether a root module calls a folder, itself or through local modules. `false` where that was not read. */
  async reaches(root: string, folder: string): Promise<boolean> {
    if ((await this.readRoots([root])).unread.has(root)) return false;
    const reached = new Set([root]);
    for (const each of reached) {
      const place = this.#modules.get(each)?.place ?? each;
      if (place === folder && each !== root) return true;
      this.#calledBy([each], root, reached);
    }
    return false;
  }

  /** A root module has tests, which may call further modules. */
  async #readRoot(root: string): Promise<boolean> {
    if (this.#roots.has(root)) return true;
    const own = await this.#read(root);
    const beside = own === null || own.length === 0 ? [] : await this.#read(posix.join(root, 'tests'));
    if (own === null || beside === null) return false;
    const tests = beside.filter(({ path }) => kindOfFile(posix.basename(path)) === 'test');
    await this.#keep(root, [...own, ...tests]);
    this.#roots.add(root);
    return true;
  }

  /**
   * The modules that the roots reach, level by level for all roots together, so that each level costs a source few requests.
   *
   * @param failed gets the roots for which the limit is reached
   */
  async #readReachable(roots: readonly string[], failed: Set<string>): Promise<void> {
    const reached = new Map(roots.map((root) => [root, new Set([root])]));
    let level = new Map(roots.map((root): [string, readonly string[]] => [root, [root]]));
    for (let levels = 0; levels < mostLevels; levels += 1) {
      level = new Map(
        [...level]
          .filter(([root]) => !failed.has(root))
          .map(([root, folders]) => [root, this.#calledBy(folders, root, reached.get(root) ?? new Set())]),
      );
      const fresh = new Set([...level.values()].flat().filter((folder) => !this.#modules.has(folder)));
      if (fresh.size > 0) await this.#bring([...fresh]);
      for (const [root, folders] of level) {
        for (const folder of folders) {
          if (await this.#readOne(folder)) continue;
          failed.add(root);
          break;
        }
      }
      if ([...level.values()].every(({ length }) => length === 0)) return;
    }
  }

  /** The folders that modules call and that were not reached before. @param reached gets them too */
  #calledBy(folders: readonly string[], root: string, reached: Set<string>): readonly string[] {
    const found: string[] = [];
    for (const folder of folders) {
      for (const { source } of callsByEither(folder, root, this.#modules)) {
        const target = localFolder(source, this.#modules.get(folder)?.place ?? folder);
        if (target === null || reached.has(target)) continue;
        reached.add(target);
        found.push(target);
      }
    }
    return found;
  }

  /** `false` where the limit is reached. */
  async #readOne(folder: string): Promise<boolean> {
    if (this.#modules.has(folder)) return true;
    const files = await this.#read(folder);
    if (files === null) return false;
    await this.#keep(folder, files);
    return true;
  }

  async #keep(folder: string, files: readonly (ConfigurationFile | UnreadFile)[]): Promise<void> {
    const module = await readModuleMeanwhile(files, this.#patience);
    this.#modules.set(folder, { ...module, place: await this.#placeOf(folder) });
  }

  async #read(folder: string): Promise<readonly (ConfigurationFile | UnreadFile)[] | null> {
    const files = this.#modules.size < mostFolders ? await this.#readFolder(folder, this.#left) : null;
    if (files === null) return null;
    const bytes = files.reduce((sum, file) => sum + ('text' in file ? Buffer.byteLength(file.text) : 0), 0);
    this.#left = { files: this.#left.files - files.length, bytes: this.#left.bytes - bytes };
    return files;
  }
}

/** What the root module in a folder requires: nothing where the folder has no configuration; `null` where that was not read. */
export function configurationIn(
  folder: string,
  { byFolder, unread }: Pick<Configurations, 'byFolder' | 'unread'>,
): Configuration | null {
  const none = unread.has(folder) ? null : { requirements: [], unseen: [], problems: [] };
  return byFolder.get(folder) ?? none;
}

export const notListed = 'The files of this repository could not be listed completely.';

export const notListedNotice =
  'The files of this repository could not be listed completely, so the lock files are not compared with what the configuration requires; `lockproof review` in a clone does it.';

function pastLimit({ files, bytes }: ReadLimit): string {
  return `Of the configuration at most ${files} files and ${bytes} bytes are read in one run, and it is more.`;
}

function limitNotice({ files, bytes }: ReadLimit, skipped: number): readonly string[] {
  if (skipped === 0) return [];
  const lockFiles = skipped === 1 ? 'one lock file is' : `${skipped} lock files are`;
  return [
    `Of the configuration ${files} files and ${bytes} bytes are read in one run at most, so ${lockFiles} not compared with what the configuration requires.`,
  ];
}

/** @param deep as in {@link Configurations} */
export function depthNotice(deep: readonly string[]): readonly string[] {
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
