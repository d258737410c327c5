import type { Command, Fix, Step } from '../finding/fix.ts';
import type { ProviderLock } from '../lockfile/lock-file.ts';
import { folderOf } from '../paths.ts';
import type { LockedEntry, ReviewedFile, Subject } from '../subject/subject.ts';
import { isRefuted } from '../subject/worth.ts';

/**
 * Fits fixes to where people follow them: the name of a setting there, a command that comes first, the file of the base where only damage is lost.
 *
 * @param base the commit of the base; `null` where there is none
 */
export function fitterFor(
  { files, entries, settings }: Pick<Subject, 'files' | 'entries' | 'settings'>,
  base: string | null,
): (fix: Fix) => Fix {
  const changed = new Map(files.map((file) => [file.revision.path, changedIn(file)]));
  // By the one entry that changes: a shard sees no other, and says the same as a whole run.
  const unrestorable = new Set(
    [...changed].filter(([, addresses]) => addresses.length !== 1).map(([path]) => path),
  );
  for (const entry of entries)
    if (changed.get(entry.path)?.includes(entry.lock.address) && !addsOnlyDamage(entry))
      unrestorable.add(entry.path);
  const atBase = new Set(
    files
      .filter(({ revision }) => revision.base.kind === 'file' && revision.status !== 'renamed')
      .map(({ revision }) => revision.path),
  );
  const withModules = new Set(
    files.filter(({ callsModules }) => callsModules === true).map(({ revision }) => folderOf(revision.path)),
  );
  // In a fresh clone `providers lock` refuses modules that are not installed; `get` installs just them.
  const withNeeds = (command: Command): readonly Command[] =>
    command.subcommand === 'providers lock' && withModules.has(command.folder)
      ? [{ ...command, subcommand: 'get', providers: [], platforms: [] }, command]
      : [command];
  const isFlag = settings.surface === 'command line';
  const isWhole = (step: Step) =>
    step.do === 'restore' &&
    step.paths.every((path) => atBase.has(path) && (step.what === 'file' || !unrestorable.has(path)));
  return (steps) => {
    // Once the file is restored, no line is left to delete.
    const whole = base !== null && steps.some(isWhole);
    return steps.flatMap((step): readonly Step[] => {
      if (whole && step.do === 'delete') return [];
      if (step.do === 'restore' && base !== null && step.paths.every((path) => atBase.has(path)))
        return [{ ...step, what: whole ? 'file' : step.what, commit: base }];
      if (step.do === 'run') return [{ ...step, commands: step.commands.flatMap(withNeeds) }];
      return [step.do === 'set' && step.file === null && isFlag ? { ...step, flag: true } : step];
    });
  };
}

/** The addresses of the entries that are not the same on both sides. */
function changedIn({ base, head }: ReviewedFile): readonly string[] {
  const text = ({ version, constraints, hashes }: ProviderLock) =>
    JSON.stringify([version, constraints, hashes]);
  const [before, after] = [base, head].map(
    (reading) => new Map(reading?.lockFile?.providers.map((lock) => [lock.address, text(lock)])),
  ) as [Map<string, string>, Map<string, string>];
  return [...new Set([...before.keys(), ...after.keys()])].filter(
    (address) => before.get(address) !== after.get(address),
  );
}

/** Whether the file of the base has all that is good about an entry at head, and nothing that the change repairs. */
function addsOnlyDamage({ base, lock, hashes, reviewed: { evidence } }: LockedEntry): boolean {
  if (base === null || base.address !== lock.address) return false;
  if (base.version !== lock.version || base.constraints !== lock.constraints) return false;
  const before = new Set(base.hashes);
  return (
    hashes.every(({ hash, worth }) => before.has(hash) !== isRefuted(worth)) &&
    base.hashes.every((hash) => evidence?.dropped.get(hash)?.level !== 'none')
  );
}
