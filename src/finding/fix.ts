import type { z } from 'zod';
import { distinct } from '../distinct.ts';
import { folderOf } from '../paths.ts';
import type { fixSchema } from './schemas.ts';
import { type DeepReadonly, toolFor } from './sentence.ts';

export type Fix = DeepReadonly<z.output<ReturnType<typeof fixSchema>>>;
export type Step = Fix[number];
export type Place = Extract<Step, { do: 'delete' }>['places'][number];
export type Command = Extract<Step, { do: 'run' }>['commands'][number];

export const placeKey = ({ path, line }: Place): string => `${line}:${path}`;

/** An entry as the key of a set; no place has the same. */
export const entryKey = ({ path, provider }: { path: string; provider: string | null }): string =>
  `${provider}:${path}`;

/** Locks a provider again, after every edit: `providers lock` never removes a planted hash (F4, F5). */
export function lockAgain(path: string, address: string, platforms: readonly string[], h1 = 1): Step {
  const command = commandIn(path, toolFor(address), 'providers lock', allOf(platforms, h1));
  return { do: 'run', commands: [{ ...command, providers: [address] }] };
}

/** As in Terraform's help: a command with it stops until somebody has replaced it. @param h1 how many platforms there are */
export const allOf = (platforms: readonly string[], h1: number): readonly string[] =>
  h1 <= Math.max(1, platforms.length) ? platforms : [...platforms, 'OS_ARCH'];

export const forEachPlatform = 'with a "-platform=OS_ARCH" for each platform that you use';

/** For an entry with a single h1: nothing shows what wrote it, but there is a usual cause. */
export const lookForCache: Step = consider(
  'look whether a plugin cache or a mirror folder was in use (the usual cause of an entry with one h1 and no zh)',
);

export const confirmKey = (which: string): Step =>
  consider(
    `look for ${which} in the release notes or on the publisher's website before you merge; don't rely on the registry alone`,
  );

export function initAgain(path: string, address: string): Step {
  return { do: 'run', commands: [commandIn(path, toolFor(address), 'init')] };
}

/** `init` installs the modules too, and needs no backend here. */
export function firstLock(path: string, platforms: readonly string[]): Extract<Step, { do: 'run' }> {
  const init = commandIn(path, 'terraform', 'init -backend=false');
  const lock = commandIn(path, 'terraform', 'providers lock', platforms);
  return { do: 'run', commands: platforms.length === 0 ? [init] : [init, lock] };
}

/** Terragrunt runs Terraform in a copy of a unit, and copies the lock file back. */
export function inUnit({ commands, when = '' }: Extract<Step, { do: 'run' }>): Step {
  const names = commands.map((each) => `\`terragrunt ${each.subcommand.replace(' -backend=false', '')}\``);
  const platforms = commands.at(-1)?.subcommand === 'providers lock' ? ` ${forEachPlatform}` : '';
  const advice = `run ${names.join(' and ')} in the unit${platforms}, and commit the lock file`;
  return consider(advice, /^(?:if |otherwise)[^,]*/.exec(when)?.[0]);
}

export function commandIn(
  path: string,
  tool: Command['tool'],
  subcommand: Command['subcommand'],
  platforms: readonly string[] = [],
): Command {
  return { tool, subcommand, folder: folderOf(path), providers: [], platforms };
}

export function deleteAt(what: 'hash' | 'hashes' | 'entry', path: string, line: number): Step {
  return { do: 'delete', what, places: [{ path, line }] };
}

export function restore(what: 'file' | 'entry' | 'hashes' | 'h1', path: string): Step {
  return { do: 'restore', what, paths: [path] };
}

/** A constraint that no release meets would stop every command. */
export const reconsider: Step = consider('change the version constraint if no release meets it');

export function consider(advice: string, when?: string): Extract<Step, { do: 'consider' }> {
  return { do: 'consider', advice, ...(when === undefined ? {} : { when }) };
}

export function askPublisher(provider: string, question: string, when?: string): Step {
  return { do: 'ask-publisher', provider, question, ...(when === undefined ? {} : { when }) };
}

/** Fixes that differ only in places, folders, providers or platforms become one, at the first place. */
export function mergeFixes(fixes: readonly Fix[]): readonly Fix[] {
  const alike = Map.groupBy(fixes, (fix) => JSON.stringify(fix.map(shapeOf)));
  return [...alike.values()].map((same) =>
    (same[0] ?? []).map((step, index) =>
      mergeStep(
        step,
        same.flatMap((fix) => fix[index] ?? []),
      ),
    ),
  );
}

function shapeOf(step: Step): unknown {
  const tools = step.do === 'run' ? step.commands.map(({ tool, subcommand }) => [tool, subcommand]) : null;
  return { ...step, places: null, paths: null, items: null, commands: tools };
}

/** @param same all steps with the shape of this one, including itself */
function mergeStep(step: Step, same: readonly Step[]): Step {
  if (step.do === 'delete')
    return { ...step, places: distinct(same.flatMap((one) => (one.do === 'delete' ? one.places : []))) };
  if (step.do === 'restore')
    return { ...step, paths: distinct(same.flatMap((one) => (one.do === 'restore' ? one.paths : []))) };
  if (step.do !== 'run') return step;
  const commands = same.flatMap((one) => (one.do === 'run' ? one.commands : []));
  return { ...step, commands: oneForEachFolder(commands) };
}

/** It does no harm to lock a provider for the platforms of the others too. */
function oneForEachFolder(commands: readonly Command[]): readonly Command[] {
  const folders = Map.groupBy(commands, ({ tool, subcommand, folder }) =>
    JSON.stringify([tool, subcommand, folder]),
  );
  return [...folders.values()].flatMap((same) =>
    same.slice(0, 1).map((command) => ({
      ...command,
      providers: distinct(same.flatMap(({ providers }) => providers)).toSorted(),
      platforms: distinct(same.flatMap(({ platforms }) => platforms)).toSorted(),
    })),
  );
}
