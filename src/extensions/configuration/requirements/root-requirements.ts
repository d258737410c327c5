import type { Configuration, Declaring, ModuleCall, Unseen } from './configuration.ts';
import type { Module, PlacedModule } from './module.ts';
import { isLocal, localFolder } from './module-folder.ts';
import { mergeRequirements } from './requirement.ts';

/** The requirements of a root module and every local module that it reaches; a folder that is missing among `modules` is unseen. */
export function requirementsOf(root: string, modules: ReadonlyMap<string, PlacedModule>): Configuration {
  const reached = new Set([root]);
  const unseen: Unseen[] = [];
  for (const folder of reached) {
    for (const call of callsOf(folder, root, modules.get(folder))) {
      const target = localFolder(call.source, modules.get(folder)?.place ?? folder);
      if (target !== null && modules.get(target)?.isEmpty === false) reached.add(target);
      else unseen.push({ kind: kindOfUnseen(call, target, modules), ...call });
    }
  }
  const found = [...reached].flatMap((folder) => modules.get(folder) ?? []);
  return {
    requirements: mergeRequirements(found.flatMap(({ requirements }) => requirements)),
    unseen: [...found.flatMap((module) => module.unseen), ...unseen],
    problems: found.flatMap(({ problems }) => problems),
    declared: mergeDeclared(found.flatMap(({ declared }) => declared)),
    ...(callsOf(root, root, modules.get(root)).length > 0 ? { callsModules: true } : {}),
  };
}

function mergeDeclared(declared: readonly Declaring[]): readonly Declaring[] {
  const groups = Map.groupBy(declared, ({ kind, type, provider }) => `${kind} ${type} ${provider.address}`);
  return [...groups.values()].flatMap(([first, ...others]) => {
    const paths = [first, ...others].flatMap((each) => each?.paths ?? []);
    return first === undefined ? [] : [{ ...first, paths: [...new Set(paths)] }];
  });
}

function kindOfUnseen(
  { source }: ModuleCall,
  target: string | null,
  modules: ReadonlyMap<string, PlacedModule>,
): 'remote-module' | 'local-module' | 'deep-module' {
  if (!isLocal(source)) return 'remote-module';
  return target === null || modules.has(target) ? 'local-module' : 'deep-module';
}

/** The modules that tests call count only for the root. */
export function callsOf(folder: string, root: string, module: Module | undefined): readonly ModuleCall[] {
  if (module === undefined) return [];
  return folder === root ? [...module.calls, ...module.testCalls] : module.calls;
}
