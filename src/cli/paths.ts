import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, posix, relative, resolve, sep } from 'node:path';
import { invalidInput, quoted, shellPath } from '../errors.ts';
import { isWithin, possibleTrees, realPath, repositoryAround } from '../paths.ts';
import { sharedFileIn } from '../policy/text-kinds.ts';
import { answerOf, openRepository } from '../source/git/git.ts';

/** Globs from the working tree `root` of the files at or below paths. @throws UserError outside of it */
export function globsBelow(paths: readonly string[], root: string): string[] {
  return paths.flatMap((path) => {
    const places = spellingsOf(resolve(path)).filter((place) => isWithin(place, root));
    if (places.length === 0)
      throw invalidInput(`The path ${quoted(path)} is outside the repository ${root}; name one inside.`);
    return places.map((place) => globBelow(relative(root, place), isFile(path)));
  });
}

function globBelow(inside: string, isLockFile: boolean): string {
  const literal = inside
    .split(sep)
    .join('/')
    .replaceAll(/[\\*?[\]{}()!+@|^$]/g, '\\$&');
  if (isLockFile) return literal;
  return literal === '' ? '**/.terraform.lock.hcl' : `${literal}/**/.terraform.lock.hcl`;
}

/** A path with the symlinks to folders followed: git knows nothing behind a link. A lock file stays. */
function spellingsOf(path: string): string[] {
  const spellings = [path];
  for (let at = isFile(path) ? dirname(path) : path; at !== dirname(at); at = dirname(at))
    spellings.push(join(realPath(at), relative(at, path)));
  return [...new Set(spellings)];
}

/** A path that is not in the working tree may still name a lock file of the base; its name shows that. */
function isFile(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isFile() ?? path.endsWith('.lock.hcl');
}

/** The git working trees around paths, or the trees that they are in without git; that around a submodule too, as the change may write to it (T25). */
export function workingTreesOf(paths: readonly string[]): string[] {
  return [...new Set(paths.flatMap((path) => [resolve(path), realPath(path)]).flatMap(treesAround))];
}

/** The folders whose symlinks may be committed: those of the files under review, and the git tree here. */
export function foldersUnderReview(paths: readonly string[]): readonly string[] {
  const here = workingTreesOf(['.']).filter((tree) => existsSync(join(tree, '.git')));
  return [...new Set([...here, ...workingTreesOf(paths)])];
}

function treesAround(path: string): string[] {
  const folder = isFile(path) ? dirname(path) : path;
  const trees: string[] = [];
  for (let at = folder; at !== dirname(at); at = dirname(at)) {
    if (!existsSync(join(at, '.git'))) continue;
    trees.push(at);
    // In a submodule `.git` is a file.
    if (!isFile(join(at, '.git')) && isRepository(at)) break;
  }
  return trees.some(isRepository) ? trees : [...trees, ...possibleTrees(folder)];
}

/** An unpacked archive may have an empty `.git` too, or the file of a submodule, which leads nowhere there (T75). */
function isRepository(tree: string): boolean {
  const place = join(tree, '.git');
  if (!isFile(place)) return existsSync(join(place, 'HEAD'));
  const [, to] = /^gitdir: (.+)$/m.exec(readFileSync(place, 'utf8')) ?? [];
  return to !== undefined && existsSync(resolve(tree, to, 'HEAD'));
}

/** The current folder, or the nearest above it in the repository, that has the policy at `config`. */
export function folderWithPolicy(config: string): string {
  const here = process.cwd();
  const root = repositoryAround(here);
  if (root === null) return here;
  if (sharedFileIn(config) !== null) return root;
  for (let at = here; ; at = dirname(at)) {
    if (existsSync(join(at, config))) return at;
    if (at === root) return here;
  }
}

/** In a folder below the root, what a review prints is not for that folder. */
export function noticesOfRoot(root: string): readonly string[] {
  const way = relative(realPath('.'), root);
  return way === '' ? [] : [`Paths and commands are for the root of the repository: run "cd ${way}" first.`];
}

/** Says which policy above this folder is used, and without git that none is: it may be of a different tree. */
export function noticesOfPolicy(config: string): readonly string[] {
  const here = process.cwd();
  const folder = folderWithPolicy(config);
  const where = (tree: string) => relative('.', join(tree, config));
  if (folder !== here) return [`The policy is ${where(folder)}, of the repository around this folder.`];
  const trees = repositoryAround(here) === null ? possibleTrees(here) : [];
  const above = trees.find((tree) => existsSync(join(tree, config))) ?? here;
  if (above === here) return [];
  return [
    `The policy ${where(above)} is not used: there is no .git; run lockproof in the folder above that has it.`,
  ];
}

/** A sparse checkout may leave the policy out, and nothing on disk shows that git knows one. Without git, the files on disk are all there is. */
export async function refuseSkippedPolicy(config: string): Promise<void> {
  const root = repositoryAround(process.cwd());
  if (root === null || sharedFileIn(config) !== null || existsSync(join(folderWithPolicy(config), config)))
    return;
  const repository = await openRepository('.').catch(() => null);
  if (repository === null) return;
  const folders = ['', ...relative(root, process.cwd()).split(sep)].map((_, at, all) => all.slice(0, at + 1));
  const paths = folders.map((names) => `:(literal)${posix.join(...names, config)}`);
  const listed = await answerOf(repository, ['ls-files', '-t', '--', ...paths]);
  const [, path] = /^S (.+)$/m.exec(listed ?? '') ?? [];
  if (path === undefined) return;
  const place = shellPath(relative('.', root) || '.');
  throw invalidInput(
    `The sparse checkout leaves out the policy ${quoted(path)}; run git -C ${place} sparse-checkout add ${shellPath(posix.dirname(path))}`,
  );
}
