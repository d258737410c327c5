import type { Configuration, ModuleCall, Unseen } from './configuration.ts';
import { isLocal, localFolder } from './folder.ts';
import type { Module } from './read-module.ts';
import { mergeRequirements } from './requirement.ts';

/**
 * The requirements of a root module: its own and those of every module it reaches through local paths, merged by provider.
 *
 * @param root the folder of the lock file, relative to the repository.
 * @param modules every folder that was read. One that is missing here may require more, and is named so.
 */
export function requirementsOf(root: string, modules: ReadonlyMap<string, Module>): Configuration {
  const reached = new Set([root]);
  const unseen: Unseen[] = [];
  for (const folder of reached) {
    for (const call of callsOf(folder, root, modules)) {
      const target = localFolder(call.source, folder);
      if (target !== null && modules.get(target)?.isEmpty === false) reached.add(target);
      else unseen.push({ kind: isLocal(call.source) ? 'local-module' : 'remote-module', ...call });
    }
  }
  const found = [...reached].flatMap((folder) => modules.get(folder) ?? []);
  return {
    requirements: mergeRequirements(found.flatMap(({ requirements }) => requirements)),
    unseen: [...found.flatMap((module) => module.unseen), ...unseen],
    problems: found.flatMap(({ problems }) => problems),
  };
}

/** Modules that tests call count for the root only. */
export function callsOf(
  folder: string,
  root: string,
  modules: ReadonlyMap<string, Module>,
): readonly ModuleCall[] {
  const module = modules.get(folder);
  if (module === undefined) return [];
  return folder === root ? [...module.calls, ...module.testCalls] : module.calls;
}
