import type { Command, Fix, Step } from '../finding/fix.ts';
import { folderOf } from '../paths.ts';
import type { Settings } from '../policy/settings.ts';
import type { Subject } from '../subject/subject.ts';

/** Fits fixes to the place where they are followed: what a setting is called there, and what a command needs before it. */
export function fitterFor({ files, settings }: Pick<Subject, 'files' | 'settings'>): (fix: Fix) => Fix {
  const withModules = new Set(
    files
      .filter(({ configuration }) => configuration?.callsModules === true)
      .map(({ revision }) => folderOf(revision.path)),
  );
  return (fix) => fix.map((step) => fitted(step, settings, withModules));
}

function fitted(step: Step, { surface }: Settings, withModules: ReadonlySet<string>): Step {
  switch (step.do) {
    case 'set':
      return surface === 'command line' && step.file === null ? { ...step, flag: true } : step;
    case 'run':
      return { ...step, commands: step.commands.flatMap((command) => withNeeds(command, withModules)) };
    default:
      return step;
  }
}

/** In a fresh clone `providers lock` refuses a configuration whose modules are not installed; `get` installs them, and nothing else. */
function withNeeds(command: Command, withModules: ReadonlySet<string>): readonly Command[] {
  if (command.subcommand !== 'providers lock' || !withModules.has(command.folder)) return [command];
  return [{ ...command, subcommand: 'get', providers: [], platforms: [] }, command];
}
