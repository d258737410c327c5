import { formatAddress, isBuiltIn, isLegacy, readAddress } from '../../address/address.ts';
import { nameForTool } from '../../finding/sentence.ts';
import { folderOf, isWithin, pathIn } from '../../paths.ts';
import { inTurns } from '../../semaphore.ts';
import { isAttributesFile } from '../../source/attributes.ts';
import { changedTexts } from '../../source/changed-texts.ts';
import { isConfiguration } from '../../source/configuration-file.ts';
import { isLockFileName, lockFileName } from '../../source/glob.ts';
import { changesBetween, filesAtATime } from '../../source/source.ts';
import type { TreeEntry } from '../../source/tree.ts';
import type { Around, UnarchivedFile } from '../../subject/subject.ts';
import { unchangedFile } from './bystanders.ts';
import { configuresCommandLine, mayConfigure } from './command-line-settings.ts';
import { isPlugin, pluginsBehindLinks } from './plugins.ts';
import type { ReadSide, ReadSides } from './read-side.ts';
import { calledFolder, isUnclear } from './requirements/module-folder.ts';

export async function readAround(
  sides: ReadSides,
): Promise<Pick<Around, 'submodules' | 'plugins' | 'unarchived' | 'unsearched' | 'stated'>> {
  const changed = (await changesBetween(sides.base.tree, sides.head.tree, isCarried)) ?? [];
  const { submodules, plugins } = carriedAmong(changed.flatMap((change) => change.head ?? []));
  const known = new Set(changed.flatMap(({ base }) => (base?.kind === 'submodule' ? [base.path] : [])));
  const { paths, left, stated, named } = await searchedIn(sides);
  const brought = new Set([...plugins, ...(await pluginsBehindLinks(sides)), ...paths]);
  return {
    submodules: (await submodulesInUse(submodules, sides)).map((each) => ({
      ...each,
      isNew: !known.has(each.path),
    })),
    plugins: [...brought].filter((path) => !named.has(path)).sort(),
    unarchived: await unarchivedIn(sides),
    unsearched: left,
    stated,
  };
}

/** The changed files that configure the command line, whatever they are called, and states; none where there is nothing to protect. */
async function searchedIn({ base, head }: ReadSides) {
  if (base.lockFiles.size + head.lockFiles.size === 0)
    return { paths: [], left: [], stated: [], named: new Set<string>() };
  const { entries, left } = await changedTexts(base.tree, head.tree);
  const read = await head.tree.read(entries);
  const files = entries.map(({ path }, at) => ({ path, text: Buffer.from(read[at] ?? []).toString() }));
  const paths = files.filter(({ text }) => configuresCommandLine(text)).map(({ path }) => path);
  const stated = await inTurns(files, filesAtATime, ({ path, text }) => lackedByState(path, text, head));
  const room = {
    bytes: mostInPieces,
    files: head.tree.ahead?.expect === undefined ? left.length : mostRequests,
  };
  const unclear = await inTurns(left, 1, async (entry) => {
    const pieces = room.files > 0 && !statePath.test(entry.path) ? head.tree.pieces?.(entry) : null;
    room.files -= 1;
    return pieces == null || (await mayConfigure(pieces, room)) ? [entry.path] : [];
  });
  // The name of a workspace. A path as a name leads to any state of the repository.
  const isName = ({ path, text }: (typeof files)[number]) =>
    /(?:^|\/)\.terraform\/environment$/.test(path) && /^[\w-][\w.-]*\s*$/.test(text);
  const named = new Set(files.filter(isName).map(({ path }) => path));
  return { paths, left: unclear.flat(), stated: stated.flat(), named };
}

/** For files that are not read whole. */
const mostInPieces = 256 * 1024 * 1024;
const mostRequests = 20;

/** The submodules that configuration or a symlink leads into, or that take the place of lock files (T65). */
async function submodulesInUse(submodules: readonly string[], { base, head }: ReadSides) {
  if (submodules.length === 0) return [];
  const all = [...(head.tree.whole?.values() ?? [])];
  const files = all.filter(
    (entry) =>
      entry.kind === 'symlink' ||
      isConfiguration(entry) ||
      (entry.kind === 'file' && /\.(?:hcl|tfvars)$/.test(entry.path) && !isLockFileName(entry.path)),
  );
  if (files.length > mostFiles) return submodules.map((path) => ({ path }));
  await head.tree.ahead?.bring(files);
  const texts = (await head.tree.read(files)).map((bytes) => Buffer.from(bytes ?? []).toString());
  // Text with an escape sequence or a template may say something else.
  const others = files.filter((file, at) => isConfiguration(file) && /\\|[$%]\{/.test(texts[at] ?? ''));
  const modules = await head.configuration.readModules(others.map((file) => folderOf(file.path)));
  return submodules.flatMap((path) => {
    const name = (path.split('/').at(-1) ?? '').replaceAll(/[^\w-]/g, '\\$&');
    // The name of its folder, as a part of a path.
    const inText = new RegExp(`["'}/]${name}/|/${name}["']`);
    const inPath = new RegExp(`(?:^|[}/])${name}(?:/|$)`);
    // Only a run knows what any other path is relative to. A plain name before it is that of the folder around it.
    const around = path.split('/').at(-2);
    const leadsInto = (from: string) => (text: string) => {
      const at = inPath.exec(text)?.index;
      const [before = ''] = text.slice(0, at).split('/').slice(-1);
      const isElsewhere = /^[\w-]/.test(before) && before !== around;
      const folder = calledFolder(text, folderOf(from));
      return at !== undefined && (folder === null ? !isElsewhere : isWithin(folder, path));
    };
    const at = files.findIndex(({ kind, path: from }, index) => {
      const text = texts[index] ?? '';
      if (kind === 'symlink') return leadsInto(from)(text.startsWith('/') ? text : `./${text}`);
      return inText.test(text) && text.split(/["']/).some(leadsInto(from));
    });
    const had = [...base.lockFiles.keys()].find((file) => file.startsWith(`${path}/`));
    const called = others.find((file, index) => {
      const { calls, place = folderOf(file.path) } = modules[index] ?? {};
      return (
        calls === undefined ||
        calls.some((call) => isUnclear(call) || isWithin(calledFolder(call.source, place) ?? '', path))
      );
    });
    const by = files[at]?.path ?? called?.path ?? had;
    return by === undefined ? [] : [{ path, by }];
  });
}

/** With more files, nothing checks which of them leads into a submodule (T68). */
const mostFiles = 4_000;

/** Submodules and plugins among what a change brings to head. */
export function carriedAmong(
  brought: readonly TreeEntry[],
): Pick<Around, 'plugins'> & { readonly submodules: readonly string[] } {
  const carried = brought.filter(isCarried);
  return {
    submodules: carried.filter(({ kind }) => kind === 'submodule').map(({ path }) => path),
    plugins: carried.filter(({ kind }) => kind !== 'submodule').map(({ path }) => path),
  };
}

function isCarried(entry: TreeEntry): boolean {
  return entry.kind === 'submodule' || (entry.kind !== 'directory' && isPlugin(entry));
}

/** The lock files that other attributes than before may keep out of archives, while configuration beside them stays in. */
async function unarchivedIn({ base, head }: ReadSides): Promise<readonly UnarchivedFile[]> {
  const changed = await changesBetween(base.tree, head.tree, isAttributesFile);
  if (changed === null || changed.length === 0) return [];
  const files: UnarchivedFile[] = [];
  for (const path of head.lockFiles.keys()) {
    const by = (await head.attributesOf(path)).found.find(({ name }) => name === 'export-ignore');
    if (by === undefined || !(await mayBeArchived(base, path))) continue;
    const beside = (await head.tree.within(folderOf(path))).filter(isConfiguration);
    const kept = await Promise.all(beside.map((file) => mayBeArchived(head, file.path)));
    if (kept.includes(true)) files.push({ path, by });
  }
  return files;
}

/** No line leaves it out, or a line takes it back. */
async function mayBeArchived({ attributesOf }: ReadSide, path: string): Promise<boolean> {
  const names = (await attributesOf(path)).found.map(({ name }) => name);
  const isTakenBack = names.includes('-export-ignore') || names.includes('!export-ignore');
  return isTakenBack || !names.includes('export-ignore');
}

const statePath = /^((?:.*?\/)??)(?:terraform\.tfstate\.d\/[^/]+\/)?terraform\.tfstate$/isu;

/** The providers that `terraform init` installs because of a state, although the lock file of the root module has no entry for them (T51). */
async function lackedByState(path: string, text: string, head: ReadSide): Promise<Around['stated']> {
  const [, root] = statePath.exec(path) ?? [];
  const lockFile = pathIn(folderOf(`${root}x`), lockFileName);
  if (root === undefined || !head.lockFiles.has(lockFile)) return [];
  const { head: read } = await unchangedFile(lockFile, head.tree);
  const locked = read?.lockFile?.providers.map(({ address }) => nameForTool(address));
  return providersIn(text)
    .filter((provider) => locked?.includes(nameForTool(provider)) === false)
    .map((provider) => ({ path: lockFile, state: path, provider }));
}

/** Not by the structure of the JSON, of which two readers may see different keys. */
function providersIn(text: string): readonly string[] {
  const plain = text.replaceAll(/\\(?:u([\da-f]{4})|(.))/gi, (_, code, sign) => {
    return code === undefined ? sign : String.fromCharCode(Number.parseInt(code, 16));
  });
  const named = new Set([...plain.matchAll(/provider\s*\[\s*"([^"]{1,500})"/g)].map(([, name = '']) => name));
  const addresses = [...named].flatMap((name) => readAddress(name) ?? []);
  return addresses.filter((each) => !isBuiltIn(each) && !isLegacy(each)).map(formatAddress);
}
