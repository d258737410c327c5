import { type Command, Option } from 'commander';
import type { Settings } from '../policy/settings.ts';
import { settingsFrom } from '../policy/settings-from.ts';
import { formats } from './formats.ts';

/** The flags that the commands share, as Commander reads them. */
export interface Flags {
  readonly format: string;
  readonly output?: string;
  readonly base?: string;
  readonly head?: string;
  /** The action's inputs as flags, and the flags of extensions, by their names in camel case. */
  readonly [input: string]: unknown;
}

/** The action's inputs that make sense on a command line, with their meaning there. */
const settingFlags: readonly {
  readonly name: string;
  readonly argument: string | null;
  readonly meaning: string;
}[] = [
  {
    name: 'lock-files',
    argument: '<glob>',
    meaning: 'glob of the lock files; repeat for several (default: **/.terraform.lock.hcl)',
  },
  {
    name: 'fail-on',
    argument: '<severity>',
    meaning: 'lowest severity that gives exit code 1: error, warning, never (default: error)',
  },
  {
    name: 'on-unavailable',
    argument: '<how>',
    meaning: 'when a registry cannot be asked: fail (exit code 3) or warn (default: fail)',
  },
  {
    name: 'accept-asserted',
    argument: null,
    meaning: 'accept hashes that only an unsigned statement of a registry or mirror supports',
  },
  {
    name: 'announced-h1',
    argument: '<how>',
    meaning:
      'an h1 that the registry of the provider announces beside a signed zh: sample (compute some packages, one of them by chance), compute (all), accept (none) (default: sample)',
  },
  {
    name: 'advisories',
    argument: '<whether>',
    meaning:
      "ask GitHub's advisory database, where GITHUB_TOKEN or GH_TOKEN is set: true, false (default: true)",
  },
  {
    name: 'platforms',
    argument: '<platform>',
    meaning: 'platform that every entry must cover; repeat for several',
  },
  {
    name: 'registries',
    argument: '<host[=url]>',
    meaning: 'additional host that may be asked; repeat for several',
  },
  {
    name: 'config',
    argument: '<path>',
    meaning: 'policy file; review reads it at the base revision (default: .github/lockproof.yml)',
  },
  {
    name: 'cache',
    argument: '<folder>',
    meaning:
      'keep hashes of packages in this folder; "" keeps none (default: lockproof in your cache folder)',
  },
  { name: 'max-download', argument: '<bytes>', meaning: 'download limit for packages (default: 16GiB)' },
];

export function addOutputOptions(command: Command): Command {
  const names = formats.map(({ name }) => name);
  return command
    .addOption(new Option('--format <format>', 'how to show the result').choices(names).default(names[0]))
    .addOption(new Option('--output <file>', 'write the result to a file instead of standard output'));
}

export function addSettingOptions(command: Command): Command {
  addOutputOptions(command);
  return addInputOptions(command);
}

/** The action's inputs alone. */
export function addInputOptions(command: Command): Command {
  for (const { name, argument, meaning } of settingFlags)
    command.addOption(
      argument === null ? new Option(`--${name}`, meaning) : repeatable(`--${name} ${argument}`, meaning),
    );
  return command;
}

/** @throws UserError for a wrong value, with the flag's input and its allowed values */
export function settingsFromFlags(
  flags: Flags,
  scope: Settings['scope'],
  lockFiles: readonly string[] = [],
): Settings {
  const raw = new Map<string, string>([['scope', scope]]);
  for (const { name } of settingFlags) {
    const value = flags[camelCase(name)];
    if (value !== undefined) raw.set(name, Array.isArray(value) ? value.join('\n') : String(value));
  }
  if (lockFiles.length > 0) raw.set('lock-files', lockFiles.join('\n'));
  return { ...settingsFrom(raw, (name) => `--${name}`), surface: 'command line' };
}

export function repeatable(flags: string, meaning: string): Option {
  return new Option(flags, meaning).argParser((value: string, previous: string[] | undefined) => [
    ...(previous ?? []),
    value,
  ]);
}

function camelCase(name: string): string {
  return name.replaceAll(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
}
