import type { Finding } from '../finding/finding.ts';
import { type Command, consider, deleteAt, type Fix, inUnit, lockAgain, type Step } from '../finding/fix.ts';
import { isOfFiles } from '../hash.ts';
import { decodeUtf8 } from '../hcl/text.ts';
import { compareLockFiles } from '../lockfile/compare.ts';
import { type ProviderLock, printProvider } from '../lockfile/lock-file.ts';
import { openWeakMemory } from '../memory.ts';
import { folderOf } from '../paths.ts';
import type { Content } from '../source/tree.ts';
import { entriesAnew, mostH1, platformsOfFile, platformsToLock } from '../subject/locked-entry.ts';
import { mayComeBack } from '../subject/removal.ts';
import type { ReviewedFile, Subject } from '../subject/subject.ts';
import { safeFolder } from './remedy.ts';

/** Fits fixes to the place where people follow them; `base`: the commit that files can be restored from. */
export function fitterFor(
  subject: Subject,
  base: string | null,
): (finding: Pick<Finding, 'fix' | 'provider'>) => Fix {
  const { files, around, merge, entries, settings } = subject;
  const fileAt = new Map(files.map((file) => [file.revision.path, file]));
  const lossy = new Set(files.flatMap((file) => (isOnlyLoss(file) ? file.revision.path : [])));
  for (const entry of entries) if (!mayComeBack(entry)) lossy.delete(entry.path);
  /** The path of a file at the base; left out: it is not there. */
  const atBase = (at: string): string | undefined => {
    const { path, previousPath = path, base: had } = fileAt.get(at)?.revision ?? {};
    return had?.kind === 'file' ? previousPath : undefined;
  };
  const merged = [...(merge?.files ?? []), ...(merge?.around.bystanders ?? [])];
  const foldersOf = (is: (file: ReviewedFile) => boolean | undefined) =>
    new Set(
      [...files, ...around.bystanders, ...merged].filter(is).map(({ revision }) => folderOf(revision.path)),
    );
  const withModules = foldersOf(({ callsModules }) => callsModules);
  const units = foldersOf(({ isUnit }) => isUnit);
  // In a fresh clone `providers lock` refuses modules that are not installed; `get` installs just them.
  const withNeeds = (command: Command, at: number): readonly Command[] =>
    // A command before it is `init`, which installs them.
    command.subcommand === 'providers lock' && withModules.has(command.folder) && at === 0
      ? [{ ...command, subcommand: 'get', providers: [], platforms: [] }, command]
      : [command];
  const isFlag = settings.surface === 'command line';
  const isWhole = (step: Step) =>
    step.do === 'restore' &&
    step.paths.every((path) => atBase(path) && (step.what === 'file' || lossy.has(path)));
  const byPlace = new Map(entries.map((entry) => [`${entry.path} ${entry.lock.address}`, entry]));
  // No command of git restores a part of a file: an entry is copied, anything else locked again.
  const anew = (step: Step, isLocked: boolean, address: string | null): Fix => {
    if (step.do !== 'restore') return [step];
    const [path = ''] = step.paths;
    // Once restored, the old ones would not meet the constraints of the configuration.
    const { revision, base: had, notAllowed: old } = fileAt.get(path) ?? {};
    const before = had?.lockFile;
    if (step.what === 'file' && old !== undefined && !isLocked && before != null)
      return [step, ...entriesAnew(path, before, old, subject)];
    if (step.what === 'file' || address === null) return [step];
    // If only the state requires it, `providers lock` refuses it.
    if (step.what === 'entry' && step.when?.startsWith('if ') === true)
      return [consider('commit the lock file that it writes', step.when)];
    const entry = byPlace.get(`${path} ${address}`);
    const count = entry?.base?.hashes.filter(isOfFiles).length;
    const platforms = entry ? platformsToLock(entry, subject) : platformsOfFile(path, subject);
    const list = step.what === 'hashes' ? (entry?.lock.lines.hashesArgument ?? null) : null;
    const again = lockAgain(path, address, platforms, count ?? (before == null ? 0 : mostH1(before)));
    const were = before?.providers.find((lock) => lock.address === address);
    // A new lock takes the newest version. With the entry of the base, it only puts that in its place.
    if (step.what === 'entry' && were !== undefined && base !== null && !old?.includes(address)) {
      const lines = revision && safeFolder.test(atBase(path) ?? '') ? wholeLines(were, revision.base) : null;
      return lines ? [{ ...step, lines }, lockAgain(path, address, platforms, 0)] : [step];
    }
    return [
      ...(list === null ? [] : [deleteAt('hashes', path, list)]),
      ...(isLocked ? [] : [step.when === undefined ? again : { ...again, when: step.when }]),
    ];
  };
  return ({ fix, provider }) => {
    const isLocked = fix.some((step) => step.do === 'run');
    const isOld = (step: Step) =>
      !isLocked &&
      step.do === 'restore' &&
      step.paths.some((path) => fileAt.get(path)?.notAllowed !== undefined);
    const whole = base !== null && fix.some((step) => isWhole(step) && !isOld(step));
    const steps = whole ? fix : fix.flatMap((step) => anew(step, isLocked, provider));
    return steps.flatMap((step, at): readonly Step[] => {
      // Once the file is restored, this line is not left to delete.
      if (whole && step.do === 'delete' && steps.slice(at).some(isWhole)) return [];
      const [path = ''] = step.do === 'restore' ? step.paths : [];
      const from = atBase(path);
      if (step.do === 'restore' && base !== null && from !== undefined)
        return [
          { ...step, what: whole ? 'file' : step.what, commit: base, ...(from === path ? {} : { from }) },
        ];
      if (step.do === 'run' && step.commands.every(({ folder }) => units.has(folder))) return [inUnit(step)];
      if (step.do === 'run') return [{ ...step, commands: step.commands.flatMap(withNeeds) }];
      return [step.do === 'set' && step.file === null && isFlag ? { ...step, flag: true } : step];
    });
  };
}

const linesOf = openWeakMemory((content: Content) =>
  content.kind === 'file' ? decodeUtf8(content.bytes).split('\n') : [],
);

/** The first and the last line of an entry at the base; `null` if they have something else, too. */
function wholeLines(lock: ProviderLock, content: Content): readonly [number, number] | null {
  const [block, first] = [printProvider(lock).trim().split('\n'), lock.lines.block];
  const lines = linesOf(content).slice(first - 1, first - 1 + block.length);
  const [is, has] = [block, lines].map((each) => each.join('').replaceAll(/\s/g, ''));
  return is === has ? [first, first + block.length - 1] : null;
}

/** Whether one entry changes, or each that does only loses hashes: then the file of the base has all that is good. */
function isOnlyLoss({ base, head }: ReviewedFile): boolean {
  const all = compareLockFiles(base?.lockFile ?? null, head?.lockFile ?? null);
  const changes = all.filter(({ kinds }) => !kinds.includes('format-only'));
  if (changes.length < 2) return changes[0]?.movedFrom === null;
  return changes.every(({ kinds }) => /^hashes-(?:removed|cleared)$/.test(String(kinds)));
}
