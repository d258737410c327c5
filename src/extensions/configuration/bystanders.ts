import { readLockFile } from '../../lockfile/read.ts';
import { folderOf } from '../../paths.ts';
import { isConfiguration } from '../../source/configuration-file.ts';
import { fileContent } from '../../source/content.ts';
import { follow, type RevisionTree } from '../../source/revision-tree.ts';
import { changesBetween } from '../../source/tree-changes.ts';
import type { ReviewedFile } from '../../subject/subject.ts';
import type { ReadSides } from './read-side.ts';
import type { PlacedModule } from './requirements/module.ts';

/** Lock files that stay while the configuration beside them, or a module that they may call, changes. */
export async function bystandersOf(
  files: readonly ReviewedFile[],
  sides: ReadSides,
): Promise<readonly ReviewedFile[]> {
  const { base, head } = sides;
  const reviewed = new Set(files.map(({ revision }) => revision.path));
  const others = [...head.lockFiles.keys()].filter((path) => !reviewed.has(path));
  const changed = others.length === 0 ? [] : await changesBetween(base.tree, head.tree, isConfiguration);
  const touched = new Set((changed ?? []).map(({ path }) => folderOf(path)));
  const locked = new Set([...head.lockFiles.keys()].map(folderOf));
  const isForAll = await requireOtherwise(
    [...touched].filter((folder) => !locked.has(folder)),
    sides,
  );
  const beside = others.filter((path) => isForAll || touched.has(folderOf(path)));
  // It is read next, so it comes with the lock files.
  const configuration = (await Promise.all(beside.map((path) => head.tree.within(folderOf(path)))))
    .flat()
    .filter(isConfiguration);
  head.tree.ahead?.expect(configuration.filter(({ kind }) => kind === 'file'));
  return Promise.all(beside.map((path) => unchangedFile(path, head.tree)));
}

/** Each costs a part of a request and time of the parser on both sides. With more, it is taken for granted. */
const mostModules = 200;

/** Whether one of the folders that were modules before requires other providers, calls other modules, or can be read less. */
async function requireOtherwise(folders: readonly string[], { base, head }: ReadSides): Promise<boolean> {
  const there = await Promise.all(
    folders.map(async (folder) => (await base.tree.within(folder)).some(isConfiguration)),
  );
  const old = folders.filter((_, at) => there[at]);
  if (old.length > mostModules) return true;
  const [before, now] = [
    await base.configuration.readModules(old),
    await head.configuration.readModules(old),
  ];
  return old.some((_, at) => requiredBy(before[at]) !== requiredBy(now[at]));
}

/** Without the places, which say nothing of what is required. */
function requiredBy(module: PlacedModule | null | undefined): string {
  return JSON.stringify([
    module?.requirements.map(({ address, constraints }) => [address, constraints.map(({ text }) => text)]),
    module?.calls.map(({ source }) => source),
    module?.unseen.map(({ kind }) => kind),
  ]);
}

/** A lock file may be a symlink to one. */
async function unchangedFile(path: string, tree: RevisionTree): Promise<ReviewedFile> {
  const there = await follow(tree, path);
  const isFile = there.kind === 'found' && there.entry.kind === 'file';
  const [bytes] = isFile ? await tree.read([there.entry]) : [];
  const content = fileContent(bytes ?? new Uint8Array());
  const reading = content.kind === 'file' ? readLockFile(content.bytes, { path }) : null;
  return {
    revision: { path, status: 'unchanged', base: content, head: content },
    base: reading,
    head: reading,
  };
}
