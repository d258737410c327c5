import { posix } from 'node:path';
import { distinct } from '../../../distinct.ts';
import { shortText } from '../../../finding/sentence.ts';
import { isConfiguration, kindOfFile } from '../../../source/configuration-file.ts';
import { type Destination, entryBehind, follow, type RevisionTree } from '../../../source/revision-tree.ts';
import type { Surroundings } from '../../../source/source.ts';
import type { TreeEntry } from '../../../source/tree.ts';
import type { Configuration, ConfigurationFile, UnreadFile, Unseen } from './configuration.ts';
import { openReadings, type PlacedModule, readModule } from './module.ts';
import { isLocal, localFolder, longestAt } from './module-folder.ts';
import { mergeRequirements } from './requirement.ts';

export interface Sides<T> {
  readonly base?: T | undefined;
  readonly head: T;
}

export type Revision = Omit<Surroundings, 'attributesOf'>;

/** One revision with the configuration that is read of it, each folder once. */
export interface ReadSide extends Revision {
  readonly configuration: ConfigurationReader;
}

export type ReadSides = Required<Sides<ReadSide>> & { readonly base: ReadSide };

/** Real modules nest a few levels; each level of a hostile chain costs a source a request. */
export const mostLevels = 20;

/** Its cause is the list of the roots. */
export class TooDeep extends Error {}

/** Reads modules of one revision. Each folder is read once, however many roots reach it. */
export class ConfigurationReader {
  readonly #tree: RevisionTree;
  readonly #readings: ReturnType<typeof openReadings>;
  /** By the path by which a module is reached, which may lead through symlinks. */
  readonly #modules = new Map<string, PlacedModule>();
  /** What hides so far, by its path. */
  readonly hidden = new Map<string, Unseen>();

  /** @param readings may be shared by two revisions */
  constructor(tree: RevisionTree, readings = openReadings()) {
    this.#tree = tree;
    this.#readings = readings;
  }

  /** The requirements of root modules, with all that they reach; `null` for a folder without configuration. @throws TooDeep */
  async readRoots(folders: readonly string[]): Promise<readonly (Configuration | null)[]> {
    const reached = new Set(folders);
    let level: readonly string[] = [...reached];
    for (let levels = 0; level.length > 0; levels += 1) {
      if (levels > mostLevels) throw new TooDeep(`${mostLevels} levels of modules`, { cause: folders });
      const modules = await this.readModules(level);
      const called = modules.flatMap(({ calls, place }) =>
        calls.flatMap(({ source }) => localFolder(source, place) ?? []),
      );
      level = [...new Set(called)].filter((folder) => !reached.has(folder));
      for (const folder of level) reached.add(folder);
    }
    return folders.map((folder) => requirementsOf(folder, this.#modules));
  }

  async readModules(folders: readonly string[]): Promise<readonly PlacedModule[]> {
    const fresh = [...new Set(folders)].filter((folder) => !this.#modules.has(folder));
    const found = await Promise.all(fresh.map((folder) => filesIn(this.#tree, folder)));
    // All at once: one by one, each folder may cost a source a request.
    await this.#tree.bring?.(found.flat().flatMap(({ entry }) => entry ?? []));
    for (const [at, folder] of fresh.entries()) {
      const module = readModule(await textsOf(this.#tree, found[at] ?? []), this.#readings);
      this.#modules.set(folder, { ...module, place: await folderBehind(this.#tree, folder) });
      for (const each of module.unseen) if (each.hides !== undefined) this.hidden.set(each.path, each);
    }
    return folders.flatMap((folder) => this.#modules.get(folder) ?? []);
  }
}

/** A file to read, or the reason why it is none. */
type FoundFile =
  | { readonly path: string; readonly entry: TreeEntry }
  | (UnreadFile & { readonly entry?: never });

/** The configuration directly in a folder, sorted, through symlinks. */
export async function filesIn(tree: RevisionTree, folder: string): Promise<readonly FoundFile[]> {
  const place = await folderBehind(tree, folder);
  const own = (await tree.within(place)).filter(isConfiguration);
  const tests = own.length === 0 ? [] : await tree.within(posix.join(place, 'tests'));
  const found = [...own, ...tests.filter(isTest)].map(async (entry): Promise<FoundFile> => {
    const path = posix.join(folder, posix.relative(place, entry.path));
    if (isTest(entry)) return { path, unread: 'it is a test' };
    const there: Destination =
      entry.kind === 'symlink' ? await follow(tree, entry.path) : { kind: 'found', entry };
    if (there.kind !== 'found') {
      const why = there.kind === 'nowhere' ? there.why : 'leads to something in some checkouts only';
      return { path, unread: `it is a symlink that ${why}`, hides: 'link' };
    }
    const { kind, size } = there.entry;
    if (size > longestAt(path)) return { path, unread: 'it is too large', hides: 'size' };
    return kind === 'file' ? { path, entry: there.entry } : { path, unread: `it is a ${kind}` };
  });
  return (await Promise.all(found)).toSorted((one, other) => (one.path < other.path ? -1 : 1));
}

function isTest({ path }: TreeEntry): boolean {
  return kindOfFile(posix.basename(path)) === 'test';
}

/** A folder that is named from outside of the repository is taken as it is. */
async function folderBehind(tree: RevisionTree, folder: string): Promise<string> {
  if (folder.startsWith('..') || folder.startsWith('/')) return folder;
  return (await entryBehind(tree, folder, 'any'))?.path ?? folder;
}

export async function textsOf(tree: RevisionTree, found: readonly FoundFile[]) {
  const contents = (await tree.read(found.flatMap(({ entry }) => entry ?? []))).values();
  return found.map((file): ConfigurationFile | UnreadFile => {
    if (file.entry === undefined) return file;
    const bytes = contents.next().value ?? null;
    // A listing of git has no sizes, and a hundred paths of a blob would be a hundred texts.
    if (bytes === null || bytes.length > longestAt(file.path))
      return { path: file.path, unread: 'it is too large', hides: 'size' };
    return { path: file.path, text: Buffer.from(bytes).toString() };
  });
}

/** The requirements of a root module and every local module that it reaches; a folder that is missing among `modules` is unseen. */
export function requirementsOf(root: string, modules: ReadonlyMap<string, PlacedModule>) {
  const own = modules.get(root);
  if (own === undefined || own.isEmpty) return null;
  const reached = new Set([root]);
  const unseen: Unseen[] = [];
  for (const folder of reached) {
    const { calls = [], place = folder } = modules.get(folder) ?? {};
    for (const { path, line, name, source, version } of calls) {
      const target = localFolder(source, place);
      if (target !== null && modules.get(target)?.isEmpty === false) {
        reached.add(target);
        continue;
      }
      const from = version === undefined ? shortText(source) : `${shortText(source)} ${shortText(version)}`;
      const [kind, what] = isLocal(source)
        ? (['local-module', `at ${from} (not read)`] as const)
        : (['remote-module', `from ${from} (not in this repository)`] as const);
      unseen.push({ kind, what: `the module "${shortText(name)}" ${what}`, path, line });
    }
  }
  const found = [...reached].flatMap((folder) => modules.get(folder) ?? []);
  // Terraform runs the tests of the root module only.
  const parts = found.flatMap((each) => each.unseen.filter(({ kind }) => kind !== 'test' || each === own));
  return {
    requirements: mergeRequirements(found.flatMap(({ requirements }) => requirements)),
    unseen: [...parts, ...unseen],
    declared: distinct(found.flatMap(({ declared }) => declared)),
    callsModules: own.calls.length > 0,
  };
}
