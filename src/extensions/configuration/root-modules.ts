import { Patience } from '../../hcl/convert.ts';
import { folderOf } from '../../paths.ts';
import { inTurns } from '../../semaphore.ts';
import type { Snapshot } from '../../source/source.ts';
import type { TreeEntry } from '../../source/tree.ts';
import { readFiles } from '../../subject/read-files.ts';
import { type Modules, nothingAround, type ReviewedFile } from '../../subject/subject.ts';
import { readAround } from './around.ts';
import { bystandersOf } from './bystanders.ts';
import type { Beyond } from './configuration-unread.ts';
import { fateOf } from './fate.ts';
import { ignoredAmong } from './ignored.ts';
import { isPlugin } from './plugins.ts';
import { type ReadSide, sideOf } from './read-side.ts';
import { addressIn, isDoubtful, movedFrom, needsRoot, outsideConstraints } from './required-entry.ts';
import { type Configurations, configurationIn } from './requirements/read-configurations.ts';
import { rootTest, type TestRoot } from './roots.ts';
import { unlockedRootsIn } from './unlocked-roots.ts';

/** Lays the root modules beside the lock files, at head and, if that decides something, at base. */
export async function withRootModules(
  files: readonly ReviewedFile[],
  snapshot: Compared & Partial<Pick<Snapshot, 'merge'>>,
  read = modulesBeside,
): Promise<Modules> {
  const modules = await read(files, snapshot);
  if (snapshot.merge === undefined) return modules;
  const merge = await read(readFiles(snapshot.merge), snapshot.merge);
  return { ...modules, merge, notices: [...new Set([...modules.notices, ...merge.notices])] };
}

type Compared = Pick<Snapshot, 'surroundings' | 'brought'>;

export async function modulesBeside(
  files: readonly ReviewedFile[],
  compared: Compared,
  patience = new Patience(),
): Promise<Modules> {
  return concluded(await readModules(files, compared, patience));
}

function concluded({ files, around, ...modules }: Modules): Modules {
  const bystanders = around.bystanders.map(withConclusions);
  return { ...modules, files: files.map(withConclusions), around: { ...around, bystanders } };
}

/** The file with what the rules and remedies of the core have to know of its configuration. */
function withConclusions(file: ReviewedFile): ReviewedFile {
  const moved = (file.head?.lockFile?.providers ?? []).flatMap((lock) => {
    const old = movedFrom(lock, file);
    return old === null ? [] : [[lock.address, old.address] as const];
  });
  return {
    ...file,
    ...declaredFor(file),
    ...(file.configuration?.callsModules === true ? { callsModules: true } : {}),
    ...(moved.length === 0 ? {} : { movedFrom: new Map(moved) }),
    ...notAllowedBy(file),
  };
}

/** What the configuration declares, with the addresses that the lock file has. */
function declaredFor({ head, configuration }: ReviewedFile): Pick<ReviewedFile, 'declared'> {
  if (configuration == null) return {};
  const locked = head?.lockFile ?? { providers: [] };
  const types = (configuration.declared ?? []).map((each) => ({
    ...each,
    provider: addressIn(locked, each.provider),
  }));
  const callsElsewhere = configuration.unseen.some(({ kind }) => kind === 'remote-module');
  return { declared: { types, callsElsewhere } };
}

/** Whether the lock file of the base has a version that the configuration at head does not allow. */
function notAllowedBy(file: ReviewedFile): Pick<ReviewedFile, 'notAllowed'> {
  const { base, configuration } = file;
  const lockFile = base?.lockFile ?? null;
  if (lockFile === null || configuration == null) return {};
  const outside = outsideConstraints({
    file: { ...file, configurationBefore: null },
    configuration,
    lockFile,
  });
  return outside.length === 0 ? {} : { notAllowed: outside.map(({ lock }) => lock.address) };
}

async function readModules(
  files: readonly ReviewedFile[],
  { surroundings, brought }: Compared,
  patience: Patience,
): Promise<Modules> {
  if (surroundings === undefined) return withoutSurroundings(files, brought ?? []);
  const head = sideOf(surroundings.head, patience);
  const testRoot = rootTest(head, surroundings.base?.tree);
  const now = await head.configuration.readRoots(files.filter(isPresent).map(folderAtHead));
  if (surroundings.base === undefined) {
    const around = { ...nothingAround, beyond: await beyondLimits(head) };
    const audited = await inTurns(files, 1, (file) => withRoot(configured(file, now), testRoot));
    return { files: audited, around, notices: [] };
  }
  const sides = { base: sideOf(surroundings.base, patience), head };
  const bystanders = await bystandersOf(files, sides);
  const all = await head.configuration.readRoots([...files, ...bystanders].map(folderAtHead));
  const configuredRoot = (file: ReviewedFile) => withRoot(configured(file, all), testRoot);
  const reviewed = await inTurns(files, 1, configuredRoot);
  const beside = await inTurns(bystanders, 1, configuredRoot);
  const lacking = beside.filter(isDoubtful);
  const changed = reviewed.filter(({ revision }) => revision.status !== 'unchanged');
  const doubtful = new Set([...changed.filter(isDoubtful), ...lacking]);
  const before = await sides.base.configuration.readRoots([...doubtful].map(folderAtBase));
  const withPast = async (file: ReviewedFile): Promise<ReviewedFile> => {
    const fate = await fateOf(file, sides, testRoot);
    const past = doubtful.has(file)
      ? { configurationBefore: configurationIn(folderAtBase(file), before) }
      : {};
    return { ...file, ...past, ...(fate === null ? {} : { fate }) };
  };
  const told = await inTurns(reviewed, 1, withPast);
  const unlockedRoots = await unlockedRootsIn(told, sides, testRoot);
  const around = await readAround(sides);
  const gone = told.filter(({ fate }) => fate !== undefined).map(({ revision }) => revision.path);
  const ignored = await ignoredAmong([...gone, ...unlockedRoots.map(({ path }) => path)], sides);
  return {
    files: told,
    around: {
      ...around,
      bystanders: await inTurns(lacking, 1, withPast),
      unlockedRoots,
      ignored,
      beyond: await beyondLimits(head, sides.base),
    },
    notices: [],
  };
}

/** What was too much to be read, and whether that was so before: a change may not buy silence (T68). */
async function beyondLimits(head: ReadSide, base?: ReadSide): Promise<readonly Beyond[]> {
  const now = [...head.configuration.beyond.values()];
  const entries = await head.tree.identify(now.flatMap(({ path }) => head.tree.whole?.get(path) ?? []));
  const shas = new Map(entries.map(({ path, sha }) => [path, sha]));
  const old = new Set([...(base?.tree.whole?.values() ?? [])].map(({ sha }) => sha));
  await base?.configuration.readModules(now.map(({ path }) => folderOf(path)));
  await base?.configuration.readRoots(now.flatMap(({ root }) => root ?? []));
  return now.map(({ path, why, root }) => ({
    of: root === undefined ? 'file' : 'depth',
    paths: [path],
    why,
    byChange:
      base !== undefined &&
      !base.configuration.beyond.has(path) &&
      (root !== undefined || !old.has(shas.get(path) ?? '')),
  }));
}

/** A repository that GitHub does not list completely. */
function withoutSurroundings(files: readonly ReviewedFile[], brought: readonly TreeEntry[]): Modules {
  const notListed = 'The files of this repository could not be listed completely';
  const notice = `${notListed}, so the lock files are not compared with what the configuration requires; \`lockproof review\` in a clone does it.`;
  return {
    files: files.map((file) => (isPresent(file) ? { ...file, configurationUnread: `${notListed}.` } : file)),
    around: { ...nothingAround, plugins: brought.filter(isPlugin).map(({ path }) => path) },
    notices: files.some(isPresent) || brought.length > 0 ? [notice] : [],
  };
}

/** Only where a finding needs it: it may take a reading of the whole repository. */
async function withRoot(file: ReviewedFile, testRoot: TestRoot): Promise<ReviewedFile> {
  if (!needsRoot(file)) return file;
  const { kind } = await testRoot(folderAtHead(file), file.revision.base.kind !== 'missing');
  return kind === 'root' ? { ...file, isRoot: true } : file;
}

function configured(file: ReviewedFile, read: Configurations): ReviewedFile {
  const folder = folderAtHead(file);
  const reason = read.generated.get(folder);
  const unread = reason === undefined ? {} : { configurationUnread: reason };
  const unit = read.units.has(folder) ? ({ isUnit: true } as const) : {};
  return { ...file, configuration: read.byFolder.get(folder) ?? null, ...unread, ...unit };
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
