import { distinct } from '../distinct.ts';
import { folderOf } from '../paths.ts';
import { toolFor } from './names.ts';

/** What to do about a finding, as data: steps in their order. `report/remedy.ts` makes sentences and commands of it. */
export type Fix = readonly Step[];

export type Step = Action & {
  /** The condition of the step, as the beginning of a sentence: `if the new packages are right`. Left out: none. */
  readonly when?: string;
};

type Action =
  /** Lines of lock files at head: a hash, or the first line of a list of hashes or of a provider's block. */
  | { readonly do: 'delete'; readonly what: 'hash' | 'hashes' | 'entry'; readonly places: readonly Place[] }
  /** As it is on the base branch. */
  | {
      readonly do: 'restore';
      readonly what: 'file' | 'entry' | 'hashes' | 'h1';
      readonly paths: readonly string[];
    }
  | { readonly do: 'run'; readonly commands: readonly Command[] }
  | {
      readonly do: 'set';
      readonly how: 'set' | 'add' | 'raise' | 'change';
      /** An input of the workflow, or a key of the policy. */
      readonly setting: string;
      /** `null` where only the user can choose it. */
      readonly value: string | null;
      /** The policy file, if only the policy has the setting. */
      readonly file: string | null;
      /** The review ran on a command line, where the setting is a flag. */
      readonly flag?: true;
    }
  /** A waiver for one release, ready for the policy; only the user knows the reason and the last day. */
  | {
      readonly do: 'waive';
      readonly rule: string;
      readonly provider: string;
      readonly version: string;
      /** The policy file. */
      readonly file: string;
    }
  /** `when` says what must happen before. */
  | { readonly do: 'run-again' }
  | { readonly do: 'ask-publisher'; readonly provider: string; readonly question: string }
  /** What only a person can do or judge, as a clause without a full stop. */
  | { readonly do: 'consider'; readonly advice: string };

export interface Place {
  readonly path: string;
  /** 1-based. */
  readonly line: number;
}

/** A place as the key of a set. */
export function placeKey({ path, line }: Place): string {
  return `${line}:${path}`;
}

/** One call of Terraform or OpenTofu. */
export interface Command {
  readonly tool: 'terraform' | 'tofu';
  readonly subcommand: 'init' | 'init -backend=false' | 'get' | 'providers lock';
  /** Where to run it, relative to the repository; empty for its root. */
  readonly folder: string;
  /** Canonical source addresses; empty: all that the folder requires. */
  readonly providers: readonly string[];
  /** Empty: the platform of the machine. */
  readonly platforms: readonly string[];
}

/** Locks a provider again, after every edit: `providers lock` merges into the file, never removes a planted hash and never reports one (F4, F5). */
export function lockAgain(path: string, address: string, platforms: readonly string[]): Step {
  const command = commandIn(path, toolFor(address), 'providers lock', platforms);
  return { do: 'run', commands: [{ ...command, providers: [address] }] };
}

/** Where one h1 is all that an entry has, nobody can see what wrote it, but there is a usual cause. */
export const lookForCache: Step = consider(
  'look whether a plugin cache or a mirror folder was in use (the usual cause of an entry with one h1 and no zh)',
);

/** @param address the provider whose registry determines the tool; `null` where there is none */
export function initAgain(path: string, address: string | null): Step {
  return { do: 'run', commands: [commandIn(path, toolFor(address ?? ''), 'init')] };
}

/** A call for all providers that the folder of a lock file requires. */
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

export function consider(advice: string, when?: string): Step {
  return { do: 'consider', advice, ...(when === undefined ? {} : { when }) };
}

export function askPublisher(provider: string, question: string, when?: string): Step {
  return { do: 'ask-publisher', provider, question, ...(when === undefined ? {} : { when }) };
}

/**
 * Merges the fixes of several findings: fixes that differ only in places, folders, providers or platforms become one. The order is that of
 * the first fix of each kind.
 */
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

/** A step without the parts that may differ between merged steps. */
function shapeOf(step: Step): unknown {
  switch (step.do) {
    case 'delete':
      return { ...step, places: null };
    case 'restore':
      return { ...step, paths: null };
    case 'run':
      return { ...step, commands: step.commands.map(({ tool, subcommand }) => [tool, subcommand]) };
    default:
      return step;
  }
}

/** @param same all steps with the shape of this one, including itself */
function mergeStep(step: Step, same: readonly Step[]): Step {
  switch (step.do) {
    case 'delete':
      return { ...step, places: distinct(same.flatMap((one) => (one.do === 'delete' ? one.places : []))) };
    case 'restore':
      return { ...step, paths: distinct(same.flatMap((one) => (one.do === 'restore' ? one.paths : []))) };
    case 'run':
      return {
        ...step,
        commands: oneForEachFolder(same.flatMap((one) => (one.do === 'run' ? one.commands : []))),
      };
    default:
      return step;
  }
}

/** Makes one command for each folder. It does no harm to lock a provider for the platforms of another one too. */
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
