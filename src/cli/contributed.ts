import { type Command as CommanderCommand, Option } from 'commander';
import type { CommandLine, Flag, Flags } from '../command.ts';
import type { Extension } from '../extension.ts';
import { rules } from '../extensions/index.ts';
import { terminalText } from '../report/escape.ts';
import { filesAsTheyAre, reviewFiles } from './commands.ts';
import {
  addInputOptions,
  addOutputOptions,
  type Flags as CliFlags,
  repeatable,
  settingsFromFlags,
} from './options.ts';
import { openOutput, render } from './output.ts';
import { forScreen, lookOf, type Session } from './session.ts';

/* Makes options and commands of what extensions state. */

export function addFlags(command: CommanderCommand, flags: readonly Flag[]): CommanderCommand {
  for (const flag of flags) command.addOption(optionOf(flag));
  return command;
}

function optionOf({ name, argument, meaning, choices, conflicts, read, many, hidden }: Flag): Option {
  const flag = argument === undefined ? `--${name}` : `--${name} ${argument}`;
  const option = many ? repeatable(flag, meaning) : new Option(flag, meaning);
  if (hidden) option.hideHelp();
  if (choices !== undefined) option.choices(choices);
  if (conflicts !== undefined) option.conflicts(conflicts);
  if (read !== undefined) option.argParser(read);
  return option;
}

/** The end of a help. @param call without the name of the program */
export function exampleOf(call: string): string {
  return `\nExample:\n  lockproof ${call}`;
}

export type Run = (work: (session: Session) => Promise<number>) => Promise<void>;

export function addCommands(program: CommanderCommand, extensions: readonly Extension[], run: Run): void {
  for (const stated of extensions.flatMap(({ commands = [] }) => commands)) {
    const command = addFlags(program.command(stated.name).description(stated.description), stated.flags);
    command.addHelpText('after', exampleOf(`${stated.name} ${stated.example}`));
    if (stated.argument !== undefined) command.argument(...stated.argument);
    if (stated.shows) addOutputOptions(command);
    if (stated.settings) addInputOptions(command);
    command.action((...given: readonly unknown[]) => {
      // Commander passes the arguments if the command has some, then the flags.
      const [args, flags] = stated.argument === undefined ? [[], given[0]] : given;
      return run((session) =>
        stated.run(args as readonly string[], flags as Flags, lineOf(session, extensions)),
      );
    });
  }
}

function lineOf(session: Session, extensions: readonly Extension[]): CommandLine {
  const { env, streams } = session;
  return {
    rules,
    extensions,
    environment: env,
    say: (line) =>
      void streams.stderr.write(`${forScreen(`lockproof: ${terminalText(line)}`, streams.stderr)}\n`),
    openOutput: ({ output }, options = {}) =>
      openOutput(output as string | undefined, streams, { reviewed: [], ...options }),
    show(shown, { format, output }) {
      const look = output === undefined ? lookOf(streams, env) : { colour: false };
      return render(shown, format as string, { ...look, env });
    },
    write: (text) => void streams.stdout.write(forScreen(text, streams.stdout)),
    settings: (flags, scope) => settingsFromFlags(flags as CliFlags, scope),
    filesAsTheyAre,
    review: (options) => reviewFiles(options, session),
  };
}
