import { type Command, Option } from 'commander';
import { allSettings } from '../extensions/index.ts';
import { flagName, propertyOf, type Setting, standardText } from '../policy/kind.ts';
import type { Settings } from '../policy/settings.ts';
import { settingsFrom } from '../policy/settings-from.ts';
import { formats } from './formats.ts';

export interface Flags {
  readonly format: string;
  readonly output?: string;
  readonly base?: string;
  readonly head?: string;
  /** The action's inputs as flags, and the flags of extensions, by their names in camel case. */
  readonly [input: string]: unknown;
}

const all = formats.map(({ name }) => name);
/** The others are about whole lock files. A review refuses them, and says why. */
const aboutChanges = formats.flatMap(({ name, refuse }) => (refuse === undefined ? [name] : []));

export function addOutputOptions(command: Command, names = all, offered = names): Command {
  const format = (choices: readonly string[]) =>
    new Option('--format <format>', 'how to show the result').choices(choices).default(names[0]);
  return command
    .addOption(Object.assign(format(offered), { parseArg: format(names).parseArg }))
    .addOption(new Option('--output <file>', 'write the result to a file instead of standard output'));
}

export function addSettingOptions(command: Command, rows = allSettings): Command {
  const offered = command.name() === 'review' ? aboutChanges : all;
  return addInputOptions(addOutputOptions(command, all, offered), rows);
}

export function addInputOptions(command: Command, rows = allSettings): Command {
  for (const row of rows.filter(({ places }) => places.includes('flag'))) {
    const [flag, meaning] = flagOf(row);
    const option = (text: string) =>
      Object.assign(row.kind.argument === undefined ? new Option(text, meaning) : repeatable(text, meaning), {
        attributeName: () => propertyOf(row.name),
      });
    const isTaken = command.options.some(({ long }) => long === `--${flagName(row)}`);
    if (!isTaken) command.addOption(option(flag));
    // The name of the setting is understood as well.
    if (row.flag !== undefined)
      command.addOption(option(flag.replace(`--${row.flag}`, `--${row.name}`)).hideHelp());
  }
  return command;
}

function flagOf(row: Setting): readonly [flag: string, meaning: string] {
  const { kind, written } = row;
  const name = flagName(row);
  const meaning = row.says
    .replaceAll('`', '')
    .replace(/^./, (letter) => letter.toLowerCase())
    .replace(/\.$/, '');
  if (kind.argument === undefined) return [`--${name}`, meaning];
  const text = standardText(row);
  const many = Array.isArray(written) ? '; repeat for several' : '';
  return [`--${name} ${kind.argument}`, `${meaning}${many}${text === '' ? '' : ` (default: ${text})`}`];
}

export function settingsFromFlags(
  flags: Flags,
  scope: Settings['scope'],
  lockFiles: readonly string[] = [],
  rows = allSettings,
): Settings {
  const raw = new Map<string, string>([['scope', scope]]);
  for (const { name } of rows) {
    const value = flags[propertyOf(name)];
    if (value !== undefined) raw.set(name, Array.isArray(value) ? value.join('\n') : String(value));
  }
  if (lockFiles.length > 0) raw.set('lock-files', lockFiles.join('\n'));
  return { ...settingsFrom(raw, { rows, called: (row) => `--${flagName(row)}` }), surface: 'command line' };
}

export function repeatable(flags: string, meaning: string): Option {
  return new Option(flags, meaning).argParser((value: string, previous: string[] | undefined) => [
    ...(previous ?? []),
    value,
  ]);
}
