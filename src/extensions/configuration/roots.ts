import { folderOf, isWithin } from '../../paths.ts';
import { inTurns } from '../../semaphore.ts';
import { isConfiguration } from '../../source/configuration-file.ts';
import { follow, type RevisionTree } from '../../source/revision-tree.ts';
import { configuredFolders, filesAtATime } from '../../source/source.ts';
import type { Place } from '../../subject/subject.ts';
import type { PlacedModule } from './requirements/module.ts';
import { isOpen, localFolder } from './requirements/module-folder.ts';
import type { ReadSide } from './sides.ts';

/** Folders with configuration, and symlinks, at base: a change may not buy silence. Of more, nobody asks what they lead to. */
const most = { folders: 400, links: 500 };

export type RootTest =
  | { readonly kind: 'root' }
  /** Something in the repository leads there. */
  | { readonly kind: 'child'; readonly by: Place }
  | { readonly kind: 'unclear' };

/** Tells whether a folder is surely a root module. @param wasLocked whether it had a lock file before the change */
export type TestRoot = (folder: string, wasLocked: boolean) => Promise<RootTest>;

/** What leads out of a folder: `null` to a folder that nobody can name. */
interface Way {
  readonly by: Place;
  readonly from: string;
  leadsTo(folder: string): boolean | null;
}

export function rootTest(side: ReadSide, base: RevisionTree = side.tree): TestRoot {
  let found: Promise<readonly Way[] | null> | undefined;
  return async (folder, wasLocked) => {
    const [module] = await side.configuration.readModules([folder]);
    // Terragrunt runs the module that a unit names, in a copy of it.
    if (module == null || module.isUnit) return { kind: 'unclear' };
    const { rootSign: sign } = module;
    if (sign?.what === 'backend' || sign?.what === 'cloud') return { kind: 'root' };
    if (sign === null && !wasLocked) return { kind: 'unclear' };
    found ??= isMuch(base) ? Promise.resolve(null) : waysIn(side);
    const ways = (await found)?.filter(({ from }) => from !== folder);
    const way = ways?.find(({ leadsTo }) => leadsTo(folder) === true);
    if (way !== undefined) return { kind: 'child', by: way.by };
    const isClear = ways?.every(({ leadsTo }) => leadsTo(folder) === false) === true;
    return { kind: isClear ? 'root' : 'unclear' };
  };
}

function isMuch(tree: RevisionTree): boolean {
  const links = [...(tree.whole?.values() ?? [])].filter(({ kind }) => kind === 'symlink');
  return configuredFolders(tree).size > most.folders || links.length > most.links;
}

/** All that leads from one folder of a revision to another; `null` if not all is listed. */
async function waysIn({ tree, configuration }: ReadSide): Promise<readonly Way[] | null> {
  const folders = [...configuredFolders(tree)];
  const links = [...(tree.whole?.values() ?? [])].filter(({ kind }) => kind === 'symlink');
  if (tree.whole === null) return null;
  await tree.bring?.(links);
  const modules = await configuration.readModules(folders);
  const linked = await inTurns(links, filesAtATime, ({ path }) => waysOfLink(tree, path));
  return [...linked.flat(), ...folders.flatMap((folder, at) => waysOfModule(folder, modules[at]))];
}

function waysOfModule(from: string, module: PlacedModule | undefined): readonly Way[] {
  const { calls = [], unseen = [], place = from } = module ?? {};
  const ways = calls.map(({ source, path, line }): Way => {
    const target = localFolder(source, place);
    return { by: { path, line }, from, leadsTo: (folder) => (isOpen(source) ? null : folder === target) };
  });
  // Tests call modules below them, and Terragrunt any.
  const open = unseen.filter(({ kind, path }) =>
    kind === 'generator' ? calls.every((call) => call.path !== path) : kind === 'test',
  );
  const leadsTo = (kind: string) => (folder: string) =>
    kind === 'generator' || isWithin(folder, from) ? null : false;
  return [
    ...ways,
    ...open.map(({ kind, path }): Way => ({ by: { path, line: null }, from, leadsTo: leadsTo(kind) })),
  ];
}

async function waysOfLink(tree: RevisionTree, path: string): Promise<readonly Way[]> {
  const there = await follow(tree, path);
  if (there.kind !== 'found') return [];
  const { entry } = there;
  const leadsTo = (folder: string) =>
    entry.kind === 'directory'
      ? isWithin(folder, entry.path)
      : isConfiguration(entry) && folderOf(entry.path) === folder;
  return [{ by: { path, line: null }, from: folderOf(path), leadsTo }];
}
