import type { Finding } from '../finding/finding.ts';
import { type Command, consider, deleteAt, type Fix, inUnit, lockAgain, type Step } from '../finding/fix.ts';
import { isOfFiles } from '../hash.ts';
import type { ProviderLock } from '../lockfile/lock-file.ts';
import { folderOf } from '../paths.ts';
import { entriesAnew, mostH1, platformsOfFile, platformsToLock } from '../subject/locked-entry.ts';
import type { ReviewedFile, Subject } from '../subject/subject.ts';

/** Fits fixes to the place where people follow them; `base`: the commit that files can be restored from. */
export function fitterFor(
  subject: Subject,
  base: string | null,
): (finding: Pick<Finding, 'fix' | 'provider'>) => Fix {
  const { files, around, merge, entries, settings } = subject;
  const changed = new Map(files.map((file) => [file.revision.path, changedIn(file)]));
  const unrestorable = new Set([...changed].filter(([, pairs]) => !isOnlyLoss(pairs)).map(([path]) => path));
  // Once restored, they would not meet the constraints of the configuration.
  const outdated = new Map(files.map(({ notAllowed, revision }) => [revision.path, notAllowed]));
  const atBase = new Set(
    files
      .filter(({ revision: { base: had, status } }) => had.kind === 'file' && status !== 'renamed')
      .map(({ revision }) => revision.path),
  );
  const others = [...around.bystanders, ...(merge?.files ?? []), ...(merge?.around.bystanders ?? [])];
  const withModules = new Set(
    [...files, ...others]
      .filter(({ callsModules }) => callsModules === true)
      .map(({ revision }) => folderOf(revision.path)),
  );
  // In a fresh clone `providers lock` refuses modules that are not installed; `get` installs just them.
  const withNeeds = (command: Command, at: number): readonly Command[] =>
    // A command before it is `init`, which installs them.
    command.subcommand === 'providers lock' && withModules.has(command.folder) && at === 0
      ? [{ ...command, subcommand: 'get', providers: [], platforms: [] }, command]
      : [command];
  const units = new Set(
    [...files, ...others].filter(({ isUnit }) => isUnit).map(({ revision }) => folderOf(revision.path)),
  );
  const isFlag = settings.surface === 'command line';
  const isWhole = (step: Step) =>
    step.do === 'restore' &&
    step.paths.every((path) => atBase.has(path) && (step.what === 'file' || !unrestorable.has(path)));
  const byPlace = new Map(entries.map((entry) => [`${entry.path} ${entry.lock.address}`, entry]));
  // No command of git restores a part of a file: an entry is copied, anything else locked again.
  const anew = (step: Step, isLocked: boolean, address: string | null): Fix => {
    if (step.do !== 'restore') return [step];
    const [path = ''] = step.paths;
    const { canonical, lockFile: before } = files.find(({ revision }) => revision.path === path)?.base ?? {};
    const old = outdated.get(path);
    if (step.what === 'file' && old !== undefined && !isLocked && before != null)
      return [step, ...entriesAnew(path, before, old, subject)];
    if (step.what === 'file' || address === null) return [step];
    // If only the state requires it, `providers lock` refuses it.
    if (step.what === 'entry' && step.when?.startsWith('if ') === true)
      return [consider('commit the lock file that it writes', step.when)];
    const entry = byPlace.get(`${path} ${address}`);
    const had = entry?.base?.hashes.filter(isOfFiles).length;
    const platforms = entry ? platformsToLock(entry, subject) : platformsOfFile(path, subject);
    const list = step.what === 'hashes' ? (entry?.lock.lines.hashesArgument ?? null) : null;
    const again = lockAgain(path, address, platforms, had ?? (before == null ? 0 : mostH1(before)));
    const were = before?.providers.find((lock) => lock.address === address)?.lines;
    // A new lock takes the newest version. With the entry of the base, it only puts that in its place.
    if (step.what === 'entry' && were !== undefined && base !== null && !old?.includes(address)) {
      const end = canonical ? were.hashes.at(-1) : undefined;
      const lines = end === undefined ? {} : { lines: [were.block, end + 2] as const };
      return [{ ...step, ...lines }, lockAgain(path, address, platforms, 0)];
    }
    return [
      ...(list === null ? [] : [deleteAt('hashes', path, list)]),
      ...(isLocked ? [] : [step.when === undefined ? again : { ...again, when: step.when }]),
    ];
  };
  return ({ fix, provider }) => {
    const isLocked = fix.some((step) => step.do === 'run');
    const isOld = (step: Step) =>
      !isLocked && step.do === 'restore' && step.paths.some((path) => outdated.get(path) !== undefined);
    const whole = base !== null && fix.some((step) => isWhole(step) && !isOld(step));
    const steps = whole ? fix : fix.flatMap((step) => anew(step, isLocked, provider));
    return steps.flatMap((step, at): readonly Step[] => {
      // Once the file is restored, this line is not left to delete.
      if (whole && step.do === 'delete' && steps.slice(at).some(isWhole)) return [];
      if (step.do === 'restore' && base !== null && step.paths.every((path) => atBase.has(path)))
        return [{ ...step, what: whole ? 'file' : step.what, commit: base }];
      if (step.do === 'run' && step.commands.every(({ folder }) => units.has(folder))) return [inUnit(step)];
      if (step.do === 'run') return [{ ...step, commands: step.commands.flatMap(withNeeds) }];
      return [step.do === 'set' && step.file === null && isFlag ? { ...step, flag: true } : step];
    });
  };
}

type Sides = readonly [address: string, before: ProviderLock | undefined, after: ProviderLock | undefined];

function changedIn({ base, head }: ReviewedFile): readonly Sides[] {
  const text = (lock?: ProviderLock) => JSON.stringify([lock?.version, lock?.constraints, lock?.hashes]);
  const [before, after] = [base, head].map(
    (reading) => new Map(reading?.lockFile?.providers.map((lock) => [lock.address, lock])),
  ) as [Map<string, ProviderLock>, Map<string, ProviderLock>];
  return [...new Set([...before.keys(), ...after.keys()])]
    .map((address): Sides => [address, before.get(address), after.get(address)])
    .filter(([, old, now]) => text(old) !== text(now));
}

/** Whether one entry changes, or each that does only loses hashes: then the file of the base has all that is good. */
function isOnlyLoss(pairs: readonly Sides[]): boolean {
  const isLoss = ([, old, now]: Sides) => {
    if (old?.version !== now?.version || old?.constraints !== now?.constraints) return false;
    const had = new Set(old?.hashes);
    return now?.hashes.every((hash) => had.has(hash)) === true;
  };
  return pairs.length === 1 || (pairs.length > 0 && pairs.every(isLoss));
}
