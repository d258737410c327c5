import { folderOf } from '../paths.ts';
import { toolFor } from './names.ts';

/** What to do about a finding, as data: steps in their order. Sentences and commands are made of it by `report/remedy.ts`. */
export type Fix = readonly Step[];

export type Step = Action & {
  /** On what the step depends, as the beginning of a sentence: `if the new packages are right`. Left out: on nothing. */
  readonly when?: string | undefined;
};

type Action =
  /** Lines of lock files at head: one hash each, a whole list of hashes, or a provider's block, by the line where it begins. */
  | { readonly do: 'delete'; readonly what: 'hash' | 'hashes' | 'entry'; readonly places: readonly Place[] }
  /** As it is on the base branch. */
  | { readonly do: 'restore'; readonly what: 'file' | 'hashes' | 'h1'; readonly paths: readonly string[] }
  | { readonly do: 'run'; readonly commands: readonly Command[] }
  | {
      readonly do: 'set';
      readonly how: 'set' | 'add' | 'raise' | 'change';
      /** An input of the workflow, or a key of the policy. */
      readonly setting: string;
      /** `null` where it is not for us to say. */
      readonly value: string | null;
      /** The policy file, where the setting is of the policy alone. */
      readonly file: string | null;
    }
  /** `when` says after what. */
  | { readonly do: 'run-again' }
  | { readonly do: 'ask-publisher'; readonly provider: string; readonly question: string }
  /** What only a person can do or judge, as a clause without a final stop. */
  | { readonly do: 'consider'; readonly advice: string };

export interface Place {
  readonly path: string;
  /** 1-based. */
  readonly line: number;
}

/** One call of Terraform or OpenTofu. */
export interface Command {
  readonly tool: 'terraform' | 'tofu';
  readonly subcommand: 'init' | 'init -upgrade' | 'providers lock';
  /** Where to run it, relative to the repository; empty for its root. */
  readonly folder: string;
  /** Canonical source addresses; empty: all that the folder requires. */
  readonly providers: readonly string[];
  /** Empty: that of the machine. */
  readonly platforms: readonly string[];
}

/** Locks a provider again. It belongs after every edit: `providers lock` merges with what the file holds, never removes a planted hash and never complains about one (F4, F5). */
export function lockAgain(path: string, address: string, platforms: readonly string[]): Step {
  return {
    do: 'run',
    commands: [
      {
        tool: toolFor(address),
        subcommand: 'providers lock',
        folder: folderOf(path),
        providers: [address],
        platforms,
      },
    ],
  };
}

/** @param address the provider whose registry tells the tool; `null` where it is about none */
export function initAgain(
  path: string,
  address: string | null,
  subcommand: 'init' | 'init -upgrade' = 'init',
): Step {
  const tool = toolFor(address ?? '');
  return {
    do: 'run',
    commands: [{ tool, subcommand, folder: folderOf(path), providers: [], platforms: [] }],
  };
}

export function deleteAt(what: 'hash' | 'hashes' | 'entry', path: string, line: number): Step {
  return { do: 'delete', what, places: [{ path, line }] };
}

export function restore(what: 'file' | 'hashes' | 'h1', path: string): Step {
  return { do: 'restore', what, paths: [path] };
}

export function consider(advice: string, when?: string): Step {
  return { do: 'consider', advice, ...(when === undefined ? {} : { when }) };
}

export function askPublisher(provider: string, question: string, when?: string): Step {
  return { do: 'ask-publisher', provider, question, ...(when === undefined ? {} : { when }) };
}

/**
 * Fixes of several findings as few as possible: what differs in places, folders, providers or platforms only is done in one go. In the order
 * of the first of each.
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

/** A step without what may differ between steps that are done in one go. */
function shapeOf(step: Step): unknown {
  switch (step.do) {
    case 'delete':
      return { ...step, places: null };
    case 'restore':
      return { ...step, paths: null };
    case 'run':
      return { ...step, commands: step.commands.map(({ tool, subcommand }) => [tool, subcommand]) };
    case 'set':
    case 'run-again':
    case 'ask-publisher':
    case 'consider':
      return step;
  }
}

/** @param same steps of the shape of this one, itself among them */
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
    case 'set':
    case 'run-again':
    case 'ask-publisher':
    case 'consider':
      return step;
  }
}

/** All that is run in one folder is one command. Platforms that one provider is locked for do no harm to the others. */
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

function distinct<T>(items: readonly T[]): readonly T[] {
  return [...new Map(items.map((item) => [JSON.stringify(item), item])).values()];
}
