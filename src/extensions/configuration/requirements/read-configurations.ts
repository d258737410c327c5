import { posix } from 'node:path';
import { shortText } from '../../../finding/sentence.ts';
import { Patience } from '../../../hcl/convert.ts';
import { isConfiguration, kindOfFile } from '../../../source/configuration-file.ts';
import { type Destination, entryBehind, follow, type RevisionTree } from '../../../source/revision-tree.ts';
import type { TreeEntry } from '../../../source/tree.ts';
import type { Configuration, ConfigurationFile, Declaring, UnreadFile, Unseen } from './configuration.ts';
import { type PlacedModule, readModule } from './module.ts';
import { isLocal, localFolder, longestAt } from './module-folder.ts';
import { mergeRequirements } from './requirement.ts';

/** Real modules nest a few levels; each level of a hostile chain costs a source a request. */
export const mostLevels = 20;

/** Modules call each other more than twenty levels deep. */
export class TooDeep extends Error {
  readonly lacks = `${mostLevels} levels of modules`;
  readonly roots: readonly string[];

  constructor(roots: readonly string[]) {
    super();
    this.roots = roots;
  }
}

/** Reads modules of one revision. Each folder is read once, however many roots reach it. */
export class ConfigurationReader {
  readonly #tree: RevisionTree;
  readonly #patience: Patience;
  /** By the path by which a module is reached, which may lead through symlinks. */
  readonly #modules = new Map<string, PlacedModule>();
  readonly #configurations = new Map<string, Configuration | null>();
  /** The paths of the files that were read so far. */
  readonly read = new Set<string>();
  /** What hides so far, by its path. */
  readonly hidden = new Map<string, Unseen>();

  /** @param patience for all files together. A file past it counts as unreadable. */
  constructor(tree: RevisionTree, patience = new Patience()) {
    this.#tree = tree;
    this.#patience = patience;
  }

  /** The requirements of root modules, with all that they reach; `null` for a folder without configuration. @throws TooDeep */
  async readRoots(folders: readonly string[]): Promise<readonly (Configuration | null)[]> {
    const reached = new Set(folders);
    let level: readonly string[] = [...reached];
    for (let levels = 0; level.length > 0; levels += 1) {
      if (levels > mostLevels) throw new TooDeep(folders);
      const modules = await this.readModules(level);
      const called = modules.flatMap(({ calls, place }) =>
        calls.flatMap(({ source }) => localFolder(source, place) ?? []),
      );
      level = [...new Set(called)].filter((folder) => !reached.has(folder));
      for (const folder of level) reached.add(folder);
    }
    return folders.map((folder) => {
      const found = this.#configurations.get(folder) ?? requirementsOf(folder, this.#modules);
      this.#configurations.set(folder, found);
      return found;
    });
  }

  /** Modules by themselves, in the order of their folders. */
  async readModules(folders: readonly string[]): Promise<readonly PlacedModule[]> {
    const fresh = [...new Set(folders)].filter((folder) => !this.#modules.has(folder));
    await bringFolders(this.#tree, fresh);
    for (const folder of fresh) {
      const files = await readFolder(this.#tree, folder);
      const module = readModule(files, this.#patience);
      this.#modules.set(folder, { ...module, place: await folderBehind(this.#tree, folder) });
      for (const file of files) if ('text' in file) this.read.add(file.path);
      for (const each of module.unseen) if (each.hides !== undefined) this.hidden.set(each.path, each);
    }
    return folders.flatMap((folder) => this.#modules.get(folder) ?? []);
  }
}

interface FoundFile {
  readonly path: string;
  readonly there: Destination;
}

async function filesIn(tree: RevisionTree, folder: string): Promise<readonly FoundFile[]> {
  const place = await folderBehind(tree, folder);
  const own = (await tree.within(place)).filter(isConfiguration);
  const tests = own.length === 0 ? [] : await tree.within(posix.join(place, 'tests'));
  const named = [...own, ...tests.filter(isTest)];
  const found = await Promise.all(
    named.map(async (entry): Promise<FoundFile> => {
      const isLink = entry.kind === 'symlink' && !isTest(entry);
      const path = posix.join(folder, posix.relative(place, entry.path));
      return { path, there: isLink ? await follow(tree, entry.path) : { kind: 'found', entry } };
    }),
  );
  return found.toSorted((one, other) => (one.path < other.path ? -1 : 1));
}

function isTest({ path }: { readonly path: string }): boolean {
  return kindOfFile(posix.basename(path)) === 'test';
}

/** A folder that is named from outside of the repository is taken as it is. */
async function folderBehind(tree: RevisionTree, folder: string): Promise<string> {
  if (folder.startsWith('..') || folder.startsWith('/')) return folder;
  return (await entryBehind(tree, folder, 'any'))?.path ?? folder;
}

function isFile(there: Destination): there is Extract<Destination, { kind: 'found' }> {
  return there.kind === 'found' && there.entry.kind === 'file' && !isTest(there.entry);
}

/** All at once: one by one, each folder may cost a source a request. */
async function bringFolders(tree: RevisionTree, folders: readonly string[]): Promise<void> {
  if (tree.bring === undefined) return;
  const found = await Promise.all(folders.map((folder) => filesIn(tree, folder)));
  await tree.bring(filesAmong(found.flat()).filter(isShort));
}

function filesAmong(found: readonly FoundFile[]): readonly TreeEntry[] {
  return found.flatMap(({ there }) => (isFile(there) ? [there.entry] : []));
}

/** A file that is too long to be parsed is not read. */
function isShort({ path, size }: TreeEntry): boolean {
  return size <= longestAt(path);
}

/** The configuration directly in a folder, sorted, through symlinks. */
export async function readFolder(tree: RevisionTree, folder: string) {
  const found = await filesIn(tree, folder);
  const there = await tree.measure(filesAmong(found));
  const files = there.filter(isShort);
  const contents = await tree.read(files);
  const texts = new Map(files.map((file, at) => [file.path, contents[at] ?? null]));
  return found.map(({ path, there }): ConfigurationFile | UnreadFile => {
    if (there.kind !== 'found') {
      const why = there.kind === 'nowhere' ? there.why : 'leads to something in some checkouts only';
      return { path, unread: `it is a symlink that ${why}`, hides: 'link' };
    }
    const { kind } = there.entry;
    if (isTest({ path }) || kind !== 'file') return { path, unread: `it is a ${kind}` };
    const bytes = texts.get(there.entry.path) ?? null;
    if (bytes === null) return { path, unread: 'it is too large', hides: 'size' };
    return { path, text: Buffer.from(bytes).toString() };
  });
}

/** The requirements of a root module and every local module that it reaches; a folder that is missing among `modules` is unseen. */
export function requirementsOf(
  root: string,
  modules: ReadonlyMap<string, PlacedModule>,
): Configuration | null {
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
  const inModules = found.flatMap((module) =>
    module.unseen.filter(({ kind }) => kind !== 'test' || module === own),
  );
  return {
    requirements: mergeRequirements(found.flatMap(({ requirements }) => requirements)),
    unseen: [...inModules, ...unseen],
    declared: mergeDeclared(found.flatMap(({ declared }) => declared)),
    ...(own.calls.length > 0 ? { callsModules: true } : {}),
  };
}

function mergeDeclared(declared: readonly Declaring[]): readonly Declaring[] {
  const groups = Map.groupBy(declared, ({ kind, type, provider }) => `${kind} ${type} ${provider.address}`);
  return [...groups.values()].flatMap(([first, ...others]) => {
    const paths = [first, ...others].flatMap((each) => each?.paths ?? []);
    return first === undefined ? [] : [{ ...first, paths: [...new Set(paths)] }];
  });
}
