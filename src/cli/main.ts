import { Argument, Command, type Command as CommanderCommand, CommanderError, Option } from 'commander';
import type { CommandLine, Environment, Flag, Flags } from '../command.ts';
import { bugReport, NotJudgedError, UserError } from '../errors.ts';
import type { Extension } from '../extension.ts';
import { extensions, rules } from '../extensions/index.ts';
import { terminalText } from '../report/escape.ts';
import { toolVersion } from '../tool.ts';
import { filesAsTheyAre, reviewFiles, runReview, runVerify } from './commands.ts';
import { completionScript, shells } from './completion.ts';
import { runExplain } from './explain.ts';
import { type InitFlags, runInit } from './init.ts';
import {
  addInputOptions,
  addOutputOptions,
  addSettingOptions,
  type Flags as CliFlags,
  repeatable,
  settingsFromFlags,
} from './options.ts';
import { openOutput, render, withdrawOutput } from './output.ts';
import { addPolicyOptions, type PolicyFlags, runPolicy } from './policy.ts';
import { forScreen, heldBack, lookOf, ownProgram, type Session, type Streams } from './session.ts';

/** The command line. @returns the exit code: 0, 1 findings, 2 wrong usage or configuration, 3 incomplete */
export async function main(
  args: readonly string[],
  env: Environment,
  streams: Streams = process,
): Promise<number> {
  const session = { env, streams, exitCode: 0 };
  const held = heldBack(streams);
  const program = describeProgram(streams, async (work) => {
    session.exitCode = await work(session);
  }).hook('preAction', (_, command) => {
    if (command.opts().quiet === true) session.streams = held;
  });
  try {
    await program.parseAsync(args, { from: 'user' });
    if (session.exitCode !== 0) held.release();
    return session.exitCode;
  } catch (error) {
    held.release();
    if (error instanceof CommanderError && error.exitCode === 0) return 0;
    withdrawOutput(args);
    if (error instanceof CommanderError) return 2;
    const isExpected = error instanceof UserError || error instanceof NotJudgedError;
    const message = isExpected ? error.message : bugReport(error);
    // Several mistakes of a user are several lines; text from outside is only in quotes.
    for (const line of error instanceof UserError ? message.split('\n') : [message]) say(streams, line);
    if (error instanceof UserError && error.code === 'invalid-policy' && args[0] === 'review')
      streams.stderr.write(
        "❌ Lockproof: not reviewed. Don't merge yet: nothing was checked.\n  → Fix the policy on the base branch, then run this again.\n",
      );
    return error instanceof UserError ? 2 : 3;
  }
}

const exitCodes = `Exit codes:
  0  passed, or done
  1  findings at or above --fail-on
  2  wrong usage or configuration
  3  incomplete: something could not be reached, read or written`;

/** The flags that people look for; the rest would hide them. */
const isOftenUsed = ({ long }: Option): boolean =>
  /^--(?:base|head|format|output|quiet|config|fail-on|on-unavailable|platform|registries)$/.test(long ?? '');

const quiet = ['--quiet', 'print nothing if the exit code is 0'] as const;

function describeProgram(streams: Streams, run: Run): Command {
  const own = ownProgram();
  const footer = `\n${exitCodes}${own === 'lockproof' ? '' : `\n\n"lockproof" is short for: ${own}`}`;
  const program = new Command('lockproof')
    .description(
      'Proves every provider hash in .terraform.lock.hcl against the signed checksums of its registry.',
    )
    .version(toolVersion)
    .configureHelp({ minWidthToWrap: 20 })
    .configureOutput({
      writeOut: (text) => void streams.stdout.write(text),
      writeErr: (text) => void streams.stderr.write(text),
      // Commander suggests a similar name for a mistyped option; without one, the list is the next step.
      outputError: (text, write) =>
        write(
          text
            .replace(/^error: /, 'lockproof: ')
            .replace(/^(.*unknown (?:option|command) '.*')\n$/, '$1; add --help for the list.\n')
            .replace(/^(.*missing required argument '.*')\n$/, '$1; add --help for an example.\n'),
        ),
    })
    .addHelpText('after', footer)
    .exitOverride();

  const contributed = extensions.flatMap(({ flags = [] }) => flags);
  const review = addFlags(addSettingOptions(program.command('review')), contributed);
  review
    .description('prove each hash that changes between two revisions of the local git repository')
    .argument('[path...]', 'only lock files at or below these paths')
    .option('--base <ref>', 'base revision (default: where this branch left the default branch)')
    .option('--head <ref>', 'head revision (default: the working tree)')
    .option(...quiet)
    .addHelpText('after', '\nThe other flags are those of "lockproof verify --help".')
    .addHelpText('after', exampleOf('review --base v1.2.0 --head main infra/'))
    .action((paths: string[], flags) => run((session) => runReview(paths, flags, session)));

  addFlags(addSettingOptions(program.command('verify')), contributed)
    .description('prove every hash of the lock files as they are; needs no git')
    .argument(
      '[path...]',
      'lock files, or folders with lock files (default: this folder); skips .git, .terraform, .terragrunt-cache, node_modules and symlinks',
    )
    .option('--if-any', 'exit with 0 if there is no lock file')
    .option(...quiet)
    .addHelpText('after', exampleOf('verify --fail-on warning infra/'))
    .action((paths: string[], flags) => run((session) => runVerify(paths, flags, session)));

  program
    .command('init')
    .description('write a workflow and a policy that fit this repository, without overwriting files')
    .option('--action <owner/repo@ref>', 'the action to use (default: the commit of this clone)')
    .option('--update', 'only move existing workflows to that commit')
    .addHelpText('after', exampleOf('init'))
    .action((flags: InitFlags) => run((session) => runInit(flags, session)));

  addPolicyOptions(program.command('policy'))
    .description('check the policy and print what is in force')
    .argument('[path...]', 'lock files or folders for which to print what is in force (default: in general)')
    .addHelpText('after', exampleOf('policy envs/prod'))
    .action((paths: string[], flags: PolicyFlags) => run((session) => runPolicy(paths, flags, session)));

  addCommands(program, extensions, run);

  program
    .command('explain')
    .description('print the documentation of a rule')
    .argument('[rule]', 'its name (default: the list of all rules)')
    .addHelpText('after', exampleOf('explain unproven-hash'))
    .action((rule: string | undefined) => run(async ({ streams }) => runExplain(rule, streams)));

  program
    .command('completion')
    .description('print a script that teaches your shell to complete commands and flags')
    .addArgument(new Argument('<shell>', 'your shell').choices(shells))
    .addHelpText('after', exampleOf('completion bash >> ~/.bashrc'))
    .action((shell: (typeof shells)[number]) =>
      run(async ({ streams }) => {
        streams.stdout.write(completionScript(shell, program));
        return 0;
      }),
    );

  for (const command of program.commands.filter((each) => !['explain', 'completion'].includes(each.name())))
    command.addHelpText('after', footer);
  for (const command of program.commands) command.copyInheritedSettings(program);
  review.configureHelp({
    ...program.configureHelp(),
    visibleOptions: ({ options }) => options.filter(isOftenUsed),
  });
  return program;
}

/* Makes options and commands of what extensions state. */

function addFlags(command: CommanderCommand, flags: readonly Flag[]): CommanderCommand {
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
function exampleOf(call: string): string {
  return `\nExample:\n  lockproof ${call}`;
}

type Run = (work: (session: Session) => Promise<number>) => Promise<void>;

function addCommands(program: CommanderCommand, extensions: readonly Extension[], run: Run): void {
  const everywhere = extensions.flatMap(({ flags = [] }) => flags.filter(({ wherever }) => wherever));
  for (const stated of extensions.flatMap(({ commands = [] }) => commands)) {
    const command = addFlags(program.command(stated.name).description(stated.description), stated.flags);
    command.addHelpText('after', exampleOf(`${stated.name} ${stated.example}`));
    if (stated.argument !== undefined) command.argument(...stated.argument);
    if (stated.shows) addOutputOptions(command);
    if (stated.settings) addFlags(addInputOptions(command), everywhere);
    command.action((...given: readonly unknown[]) => {
      // Commander passes the arguments if the command has some, then the flags.
      const [args, flags] = stated.argument === undefined ? [[], given[0]] : given;
      return run((session) =>
        stated.run(args as readonly string[], flags as Flags, lineOf(session, extensions)),
      );
    });
  }
}

function say({ stderr }: Streams, line: string): void {
  stderr.write(`${forScreen(`lockproof: ${terminalText(line)}`, stderr)}\n`);
}

function lineOf(session: Session, extensions: readonly Extension[]): CommandLine {
  const { env, streams } = session;
  return {
    rules,
    extensions,
    environment: env,
    say: (line) => say(streams, line),
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
