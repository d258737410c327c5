import { Patience } from '../../hcl/convert.ts';
import { folderOf } from '../../paths.ts';
import { inTurns } from '../../semaphore.ts';
import type { Snapshot } from '../../source/source.ts';
import type { TreeEntry } from '../../source/tree.ts';
import { readFiles } from '../../subject/read-files.ts';
import { type Modules, nothingAround, type ReviewedFile } from '../../subject/subject.ts';
import { isPlugin, readAround } from './around.ts';
import { bystandersOf } from './bystanders.ts';
import { hiddenIn } from './configuration-unread.ts';
import { ignoredAmong } from './ignored.ts';
import { addressIn, isDoubtful, movedFrom, needsRoot, outsideConstraints } from './required-entry.ts';
import { openReadings } from './requirements/module.ts';
import type { ReadSide, Revision, Sides } from './requirements/read-configurations.ts';
import { ConfigurationReader } from './requirements/read-configurations.ts';
import { fateOf, type RootTest, rootTest } from './roots.ts';
import { unlockedRootsIn } from './unlocked-roots.ts';

export type Beside = Pick<Modules, 'files' | 'around'>;

/** Lays the root modules beside the lock files, at head and, if that decides something, at base. */
export async function withRootModules(
  files: readonly ReviewedFile[],
  { surroundings, brought = [], merge }: Partial<Snapshot>,
  read: (files: readonly ReviewedFile[], sides: Sides<Revision>) => Promise<Beside> = modulesBeside,
): Promise<Modules> {
  const modules =
    surroundings === undefined
      ? withoutSurroundings(files, brought)
      : { ...(await read(files, surroundings)), notices: [] };
  if (merge === undefined) return modules;
  const merged = await withRootModules(readFiles(merge), { surroundings: merge.surroundings }, read);
  return { ...modules, merge: merged, notices: [...new Set([...modules.notices, ...merged.notices])] };
}

/** A repository that GitHub does not list completely. */
function withoutSurroundings(files: readonly ReviewedFile[], brought: readonly TreeEntry[]): Modules {
  const notice =
    'The files of this repository could not be listed completely, so the lock files are not compared with what the configuration requires; `lockproof review` in a clone does it.';
  const isCompared = files.some(({ revision }) => revision.head.kind === 'file');
  return {
    files,
    around: { ...nothingAround, plugins: brought.filter(isPlugin).map(({ path }) => path) },
    notices: isCompared || brought.length > 0 ? [notice] : [],
  };
}

/** @throws TooDeep */
export async function modulesBeside(
  files: readonly ReviewedFile[],
  sides: Sides<Revision>,
  patience = new Patience(),
): Promise<Beside> {
  const readings = openReadings(patience);
  const head = { ...sides.head, configuration: new ConfigurationReader(sides.head.tree, readings) };
  const old = sides.base;
  const base = old && { ...old, configuration: new ConfigurationReader(old.tree, readings) };
  const isRoot = rootTest(head, base);
  const reviewed = await configured(files, head, isRoot);
  if (base === undefined) {
    const around = { ...nothingAround, beyond: await hiddenIn({ head }) };
    return { files: reviewed.map(withConclusions), around };
  }
  const both = { base, head };
  const bystanders = await configured(await bystandersOf(files, both), head, isRoot);
  const changed = reviewed.filter(({ revision }) => revision.status !== 'unchanged');
  const doubtful = [...changed, ...bystanders].filter(isDoubtful);
  const before = await base.configuration.readRoots(
    doubtful.map(({ revision }) => folderOf(revision.previousPath ?? revision.path)),
  );
  const withPast = async (file: ReviewedFile): Promise<ReviewedFile> => {
    const fate = await fateOf(file, both, isRoot);
    const at = doubtful.indexOf(file);
    const past = at === -1 ? {} : { configurationBefore: before[at] ?? { requirements: [], unseen: [] } };
    return { ...file, ...past, ...(fate === null ? {} : { fate }) };
  };
  const told = await inTurns(reviewed, 1, withPast);
  const unlockedRoots = await unlockedRootsIn(told, both, isRoot);
  const gone = told.filter(({ fate }) => fate !== undefined).map(({ revision }) => revision.path);
  const around = {
    ...(await readAround(both)),
    bystanders: (await inTurns(bystanders.filter(isDoubtful), 1, withPast)).map(withConclusions),
    unlockedRoots,
    ignored: await ignoredAmong([...gone, ...unlockedRoots.map(({ path }) => path)], both),
    beyond: await hiddenIn(both),
  };
  return { files: told.map(withConclusions), around };
}

async function configured(files: readonly ReviewedFile[], head: ReadSide, isRoot: RootTest) {
  const folders = files.map(({ revision }) => folderOf(revision.path));
  const read = await head.configuration.readRoots(folders);
  const modules = await head.configuration.readModules(folders);
  const found: ReviewedFile[] = [];
  for (const [at, file] of files.entries()) {
    const each = { ...file, configuration: read[at] ?? null, isUnit: modules[at]?.isUnit === true };
    const wasLocked = file.revision.base.kind !== 'missing';
    // Only where a finding needs it: it may take a reading of the whole repository.
    found.push({ ...each, isRoot: needsRoot(each) && (await isRoot(folders[at] ?? '', wasLocked)) });
  }
  return found;
}

/** The file with what the rules and remedies of the core have to know of its configuration. */
function withConclusions(file: ReviewedFile): ReviewedFile {
  const { base, head, configuration } = file;
  if (configuration == null) return file;
  const locked = head?.lockFile ?? { providers: [] };
  const moved = locked.providers.flatMap((lock) => {
    const old = movedFrom(lock, file);
    return old === null ? [] : [[lock.address, old.address] as const];
  });
  const { declared = [] } = configuration;
  const types = declared.map((each) => ({ ...each, provider: addressIn(locked, each.provider) }));
  const callsElsewhere = configuration.unseen.some(({ kind }) => kind === 'remote-module');
  // The versions of the lock file at base that the configuration at head does not allow.
  const { lockFile = null } = base ?? {};
  const now = { file: { ...file, configurationBefore: null }, configuration };
  const outside = lockFile === null ? [] : outsideConstraints({ ...now, lockFile });
  return {
    ...file,
    declared: { types, callsElsewhere },
    callsModules: configuration.callsModules === true,
    ...(moved.length === 0 ? {} : { movedFrom: new Map(moved) }),
    ...(outside.length === 0 ? {} : { notAllowed: outside.map(({ lock }) => lock.address) }),
  };
}
