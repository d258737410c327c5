import { configurationIn, notListed, notListedNotice } from '../configuration/read-configurations.ts';
import { Patience } from '../hcl/convert.ts';
import { folderOf } from '../paths.ts';
import { inTurns } from '../semaphore.ts';
import { moduleMoves } from '../source/moved-module.ts';
import type { Snapshot } from '../source/source.ts';
import { filesAtATime } from '../source/source.ts';
import type { TreeEntry } from '../source/tree.ts';
import { carriedAmong, readAround } from './around.ts';
import { fateOf } from './fate.ts';
import { readFiles } from './read-files.ts';
import { type ReadSide, type ReadSides, sideOf } from './read-side.ts';
import { requiresUnlocked } from './required-entry.ts';
import { type Around, nothingAround, type ReviewedFile, type RewrittenFile } from './subject.ts';

export interface Modules {
  readonly files: readonly ReviewedFile[];
  readonly around: Around;
  /** The same for what the merge makes of the base branch, where the source knows it. */
  readonly merge?: Pick<Modules, 'files' | 'around'>;
  /** What a reader should know; one sentence each. */
  readonly notices: readonly string[];
}

/**
 * Lays the root modules beside the lock files: what they require at head, what they required at base where that decides something, and what
 * became of them where the lock file went; and what else the change brings. Only what is needed is read, so that most pull requests cost no request
 * more than the files at head.
 */
export async function withRootModules(files: readonly ReviewedFile[], snapshot: Snapshot): Promise<Modules> {
  const patience = new Patience();
  const modules = await modulesBeside(files, snapshot, patience);
  if (snapshot.merge === undefined) return modules;
  // Most files of the merge are those of head, and these are known by now.
  const merge = await modulesBeside(readFiles(snapshot.merge), snapshot.merge, patience);
  return { ...modules, merge, notices: [...new Set([...modules.notices, ...merge.notices])] };
}

async function modulesBeside(
  files: readonly ReviewedFile[],
  { surroundings, brought }: Pick<Snapshot, 'surroundings' | 'brought'>,
  patience: Patience,
): Promise<Modules> {
  if (surroundings === undefined) return withoutSurroundings(files, brought ?? []);
  const texts = new Map<string, string>();
  const head = sideOf(surroundings.head, patience, texts);
  const base = surroundings.base === undefined ? null : sideOf(surroundings.base, patience);
  const sides = base === null ? null : { base, head, movedTo: moduleMoves(base.tree, head.tree) };
  const roots = files.filter(isPresent).map(folderAtHead);
  await head.bring(roots);
  const now = await head.configuration.readRoots(roots);
  const rewritten = await rewrittenAmong(texts, head);
  const configured = files.map((file): ReviewedFile => {
    const unread = now.unread.get(folderAtHead(file));
    const configuration = now.byFolder.get(folderAtHead(file)) ?? null;
    return { ...file, configuration, ...(unread === undefined ? {} : { configurationUnread: unread }) };
  });
  const told = await withTheirPast(configured, sides);
  const { around, notices } =
    sides === null ? { around: nothingAround, notices: [] } : await readAround(files, sides);
  return {
    files: told.files,
    around: { ...around, rewritten },
    notices: [...new Set([...now.notices, ...told.notices, ...notices])],
  };
}

/** A repository that GitHub does not list completely. */
function withoutSurroundings(files: readonly ReviewedFile[], brought: readonly TreeEntry[]): Modules {
  const isThere = files.some(isPresent);
  return {
    files: files.map((file) => (isPresent(file) ? { ...file, configurationUnread: notListed } : file)),
    around: { ...nothingAround, ...carriedAmong(brought) },
    notices: isThere || brought.length > 0 ? [notListedNotice] : [],
  };
}

/** The configuration that a checkout or an archive holds with other bytes than those that were read. */
async function rewrittenAmong(
  texts: ReadonlyMap<string, string>,
  { attributesOf }: ReadSide,
): Promise<readonly RewrittenFile[]> {
  const files = await inTurns([...texts], filesAtATime, async ([path, text]) => ({
    path,
    text,
    attributes: await attributesOf(path),
  }));
  return files.filter(({ attributes: { found, unread } }) => found.length + unread.length > 0);
}

/** What was required before, where an entry is missing that may always have been; and what became of the modules of lock files that went. */
async function withTheirPast(
  files: readonly ReviewedFile[],
  sides: ReadSides | null,
): Promise<Pick<Modules, 'files' | 'notices'>> {
  if (sides === null) return { files, notices: [] };
  const doubtful = files.filter(requiresUnlocked);
  const rootsBefore = doubtful.map(folderAtBase);
  await sides.base.bring(rootsBefore);
  const before = await sides.base.configuration.readRoots(rootsBefore);
  const left = files.filter((file) => !isPresent(file)).map(folderAtBase);
  await sides.head.bring(left);
  // Where they went is asked for all at once: one by one, each costs a source requests of its own.
  const moved = await Promise.all(left.map(sides.movedTo));
  await sides.head.bring(
    moved.flat().map(({ folder }) => folder),
    'alone',
  );
  const told: ReviewedFile[] = [];
  for (const file of files) {
    const fate = await fateOf(file, sides);
    const configurationBefore = doubtful.includes(file) ? configurationIn(folderAtBase(file), before) : null;
    told.push({ ...file, configurationBefore, ...(fate === null ? {} : { fate }) });
  }
  return { files: told, notices: before.notices };
}

function isPresent({ revision }: ReviewedFile): boolean {
  return revision.head.kind === 'file';
}

function folderAtHead({ revision }: ReviewedFile): string {
  return folderOf(revision.path);
}

function folderAtBase({ revision }: ReviewedFile): string {
  return folderOf(revision.previousPath ?? revision.path);
}
