import { openMemory } from '../../memory.ts';
import { folderOf, foldersAbove, isWithin, pathIn } from '../../paths.ts';
import { isEmptied } from '../../rules/lock-file-removed.ts';
import { inTurns } from '../../semaphore.ts';
import { isConfiguration } from '../../source/configuration-file.ts';
import { lockFileName } from '../../source/glob.ts';
import { follow, type RevisionTree } from '../../source/revision-tree.ts';
import { configuredFolders, filesAtATime } from '../../source/source.ts';
import type { TreeEntry } from '../../source/tree.ts';
import type { ReviewedFile } from '../../subject/subject.ts';
import type { PlacedModule } from './requirements/module.ts';
import { isOpen, localFolder } from './requirements/module-folder.ts';
import type { ReadSide, ReadSides } from './requirements/read-configurations.ts';

/** Folders with configuration and symlinks, at base: a change may not buy silence. Beyond so many, nobody asks what they lead to. */
export const mostWays = 500;

/** Tells whether a folder is surely a root module. @param wasLocked whether it had a lock file before the change */
export type RootTest = (folder: string, wasLocked: boolean) => Promise<boolean>;

type Way = ReturnType<typeof wayOf>;

export function rootTest(head: ReadSide, base = head): RootTest {
  const isMuch =
    base.tree.whole === null || configuredFolders(base.tree).size + linksIn(base.tree).length > mostWays;
  const known = openMemory<Promise<readonly Way[]>>();
  return async (folder, wasLocked) => {
    const [module] = await head.configuration.readModules([folder]);
    // Terragrunt runs the module that a unit names, in a copy of it.
    if (module == null || module.isUnit) return false;
    const { rootSign: sign } = module;
    const isSigned = sign !== null && sign.what !== 'provider';
    if (isSigned && (wasLocked || isMuch)) return true;
    if (isMuch || (sign === null && !wasLocked)) return false;
    const isWay = ({ from, mayLeadTo }: Way) => from !== folder && mayLeadTo(folder);
    const now = await known('head', () => waysIn(head));
    // Root modules may share the file that names their backend: a locked one has a symlink to it, which calls nothing.
    const isLink = ({ from, calls }: Way) =>
      calls.size === 0 && head.lockFiles.has(pathIn(from, lockFileName));
    if (!wasLocked) return !now.some((way) => isWay(way) && (!isSigned || isLink(way)));
    // A change may not excuse itself: of its own ways count only calls from beside another lock file.
    const callers = now
      .filter(({ calls }) => calls.has(folder))
      .map(({ from }) => pathIn(from, lockFileName));
    if (callers.some((each) => folderOf(each) !== folder && head.lockFiles.has(each))) return false;
    return !(await known('base', () => waysIn(base))).some(isWay);
  };
}

function linksIn({ whole }: RevisionTree): readonly TreeEntry[] {
  return [...(whole?.values() ?? [])].filter(({ kind }) => kind === 'symlink');
}

async function waysIn({ tree, configuration }: ReadSide): Promise<readonly Way[]> {
  const links = linksIn(tree);
  await tree.bring?.(links);
  const folders = [...configuredFolders(tree)];
  const modules = await configuration.readModules(folders);
  const linked = await inTurns(links, filesAtATime, (link) => wayOfLink(link, tree));
  return [...linked.flat(), ...modules.map((module, at) => wayOf(module, folders[at] ?? ''))];
}

function wayOf({ calls, unseen, place }: PlacedModule, from: string) {
  const targets = new Set(calls.map(({ source }) => localFolder(source, place)));
  const isUnknown = (path: string): boolean => calls.every((call) => call.path !== path);
  const isAnywhere =
    calls.some(({ source }) => isOpen(source)) ||
    unseen.some(({ kind, path }) => kind === 'generator' && isUnknown(path));
  // Tests call modules below them.
  const isTested = unseen.some(({ kind }) => kind === 'test');
  const mayLeadTo = (folder: string): boolean =>
    isAnywhere || targets.has(folder) || (isTested && isWithin(folder, from));
  return { from, calls: targets, mayLeadTo };
}

async function wayOfLink({ path }: TreeEntry, tree: RevisionTree): Promise<readonly Way[]> {
  const there = await follow(tree, path);
  if (there.kind !== 'found') return [];
  const { entry } = there;
  const mayLeadTo = (folder: string): boolean =>
    entry.kind === 'directory'
      ? isWithin(folder, entry.path)
      : isConfiguration(entry) && folderOf(entry.path) === folder;
  return [{ from: folderOf(path), calls: new Set(), mayLeadTo }];
}

/** In the standard layout of a module, examples and tests are run for a moment, to lock nothing. */
export const examples = /(?:^|\/)(?:examples|tests)(?:\/|$)/;

/** The state of the folder of a lock file that was removed or emptied; `null` for others. */
export async function fateOf(file: ReviewedFile, { base, head }: ReadSides, isRoot: RootTest) {
  const { path, ...revision } = file.revision;
  const isKept = revision.head.kind !== 'missing';
  if (isKept && !isEmptied(file)) return null;
  const folder = folderOf(path);
  // Behind a symlink or a submodule the content is not known (T44).
  const way = foldersAbove(path).map((each) => head.tree.whole?.get(each)?.kind);
  if (way.includes('symlink') || way.includes('submodule')) return 'unclear';
  const isIn = async ({ tree }: ReadSide) => (await tree.within(folder)).some(isConfiguration);
  // Something else writes the configuration of a lock file that was kept without any.
  if (!(await isIn(head))) return !isKept && (await isIn(base)) ? 'gone' : 'unclear';
  const requires = (isKept || !examples.test(folder)) && file.configuration?.requirements[0] !== undefined;
  return requires && (await isRoot(folder, true)) ? 'stays' : 'unclear';
}
