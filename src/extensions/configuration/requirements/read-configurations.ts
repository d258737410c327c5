import { posix } from 'node:path';
import { quoted } from '../../../errors.ts';
import { Patience } from '../../../hcl/convert.ts';
import { kindOfFile } from '../../../source/configuration-file.ts';
import type { Configuration, FolderReader, PlaceOf } from './configuration.ts';
import { type PlacedModule, readModuleMeanwhile } from './module.ts';
import { localFolder } from './module-folder.ts';
import { callsOf, requirementsOf } from './root-requirements.ts';

/** Real modules nest a few levels; each level of a hostile chain costs a source a request. */
export const mostLevels = 20;

export interface Configurations {
  /** By root folder. None for a folder without configuration. */
  readonly byFolder: ReadonlyMap<string, Configuration>;
  /** Why it is not known what is required in a folder whose only configuration is written by a program; a whole sentence. */
  readonly generated: ReadonlyMap<string, string>;
  /** The roots that have a file of Terragrunt and no configuration of their own. */
  readonly units: ReadonlySet<string>;
}

/** A file that cannot be read, or a call that is not followed, because of a limit of Lockproof. */
export interface BeyondLimit {
  readonly path: string;
  /** The end of a sentence: `it is too large`. */
  readonly why: string;
  /** The root module that was followed so far; left out for a file. */
  readonly root?: string;
}

interface ReaderOptions {
  /** For all files together. A file past it counts as unreadable. */
  readonly patience?: Patience;
  /** Announces the next folders, so that a source that queries a server needs one request for all of them. */
  readonly bring?: (folders: readonly string[]) => Promise<void>;
  readonly placeOf?: PlaceOf;
}

/** Reads modules of one revision. Each folder is read once, however many roots reach it. */
export class ConfigurationReader {
  /** By the path by which a module is reached, which may lead through symlinks. */
  readonly #modules = new Map<string, PlacedModule>();
  /** The modules that were read with their tests. */
  readonly #roots = new Set<string>();
  /** What was met so far, by its path. */
  readonly beyond = new Map<string, BeyondLimit>();
  readonly #readFolder: FolderReader;
  readonly #options: Required<ReaderOptions>;

  constructor(
    readFolder: FolderReader,
    {
      patience = new Patience(),
      bring = async () => {},
      placeOf = async (folder) => folder,
    }: ReaderOptions = {},
  ) {
    this.#readFolder = readFolder;
    this.#options = { patience, bring, placeOf };
  }

  /** The requirements of root modules, with all that they reach. @throws as the folder reader does */
  async readRoots(folders: readonly string[]): Promise<Configurations> {
    const roots = [...new Set(folders)];
    const fresh = roots.filter((root) => !this.#roots.has(root));
    await this.#bring(fresh.flatMap((root) => [root, posix.join(root, 'tests')]));
    for (const root of fresh) await this.#readOne(root, true);
    await this.#readReachable(roots);
    const byFolder = new Map<string, Configuration>();
    const generated = new Map<string, string>();
    for (const root of roots) {
      const { isEmpty = true, unseen: [writer] = [] } = this.#modules.get(root) ?? {};
      if (!isEmpty) byFolder.set(root, requirementsOf(root, this.#modules));
      else if (writer?.kind === 'generator')
        generated.set(root, `${quoted(writer.path)} generates the configuration.`);
    }
    const why = `modules call each other more than ${mostLevels} levels deep`;
    for (const [root, { unseen }] of byFolder)
      for (const { kind, path } of unseen)
        if (kind === 'deep-module') this.beyond.set(path, { path, why, root });
    return { byFolder, generated, units: new Set(roots.filter((root) => this.#modules.get(root)?.isUnit)) };
  }

  /** Modules by themselves, in the order of their folders. */
  async readModules(folders: readonly string[]): Promise<readonly PlacedModule[]> {
    await this.#bring(folders);
    const modules: PlacedModule[] = [];
    for (const folder of folders) modules.push(await this.#readOne(folder));
    return modules;
  }

  async #bring(folders: readonly string[]): Promise<void> {
    const fresh = [...new Set(folders)].filter((folder) => !this.#modules.has(folder));
    if (fresh.length > 0) await this.#options.bring(fresh);
  }

  /** The modules that the roots reach, level by level for few requests. */
  async #readReachable(roots: readonly string[]): Promise<void> {
    let level = roots.map((root) => ({ root, folders: [root], reached: new Set([root]) }));
    for (let levels = 0; levels < mostLevels && level.length > 0; levels += 1) {
      level = level
        .map((each) => ({ ...each, folders: this.#calledBy(each) }))
        .filter(({ folders }) => folders.length > 0);
      await this.#bring(level.flatMap(({ folders }) => folders));
      for (const { folders } of level) for (const folder of folders) await this.#readOne(folder);
    }
  }

  /** The folders that modules call and that were not reached before. */
  #calledBy({ root, folders, reached }: { root: string; folders: string[]; reached: Set<string> }): string[] {
    const calls = folders.flatMap((folder) =>
      callsOf(folder, root, this.#modules.get(folder)).flatMap(
        ({ source }) => localFolder(source, this.#modules.get(folder)?.place ?? folder) ?? [],
      ),
    );
    const found = [...new Set(calls)].filter((folder) => !reached.has(folder));
    for (const folder of found) reached.add(folder);
    return found;
  }

  /** @param asRoot with its tests, which may call further modules */
  async #readOne(folder: string, asRoot = false): Promise<PlacedModule> {
    const known = this.#modules.get(folder);
    if (known !== undefined && (!asRoot || this.#roots.has(folder))) return known;
    const own = await this.#readFolder(folder);
    const beside = asRoot && own.length > 0 ? await this.#readFolder(posix.join(folder, 'tests')) : [];
    const tests = beside.filter(({ path }) => kindOfFile(posix.basename(path)) === 'test');
    const { patience, placeOf } = this.#options;
    const place = await placeOf(folder);
    const module = { ...(await readModuleMeanwhile([...own, ...tests], patience)), place };
    this.#modules.set(folder, module);
    if (asRoot) this.#roots.add(folder);
    for (const each of module.unseen)
      if (each.kind === 'unreadable-file' && each.isLimit)
        this.beyond.set(each.path, { path: each.path, why: each.reason });
    return module;
  }
}

/** Nothing is required if the folder has no configuration. */
export function configurationIn(
  folder: string,
  { byFolder }: Pick<Configurations, 'byFolder'>,
): Configuration {
  return byFolder.get(folder) ?? { requirements: [], unseen: [], problems: [] };
}
