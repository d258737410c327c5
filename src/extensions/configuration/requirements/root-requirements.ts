import type { Configuration, Declaring, ModuleCall, Requirement, Unseen } from './configuration.ts';
import type { Module, PlacedModule } from './module.ts';
import { calledFolder, isLocal, localFolder } from './module-folder.ts';
import { mergeRequirements } from './requirement.ts';

/** The requirements of a root module, as each of the tools reads it. */
export function configurationOf(root: string, modules: ReadonlyMap<string, PlacedModule>): Configuration {
  const calls = callsOf(root, root, modules.get(root)).length > 0;
  const configuration = { ...requirementsOf(root, modules), ...(calls ? { callsModules: calls } : {}) };
  const differs = [...modules.values()].some(({ asTerraform }) => asTerraform !== undefined);
  if (!differs) return configuration;
  const asTerraform = new Map(
    [...modules].map(([folder, each]) => [folder, { ...each, ...each.asTerraform }]),
  );
  return { ...configuration, asTerraform: requirementsOf(root, asTerraform) };
}

/** The requirements of a root module and every local module that it reaches; a folder that is missing among `modules` is unseen. */
export function requirementsOf(root: string, modules: ReadonlyMap<string, PlacedModule>): Configuration {
  const reached = new Set([root]);
  const unseen: Unseen[] = [];
  for (const folder of reached) {
    for (const call of callsOf(folder, root, modules.get(folder))) {
      const place = modules.get(folder)?.place ?? folder;
      const [own, target] = [localFolder(call.source, place), calledFolder(call.source, place)];
      const isFound = target !== null && modules.get(target)?.isEmpty === false;
      if (isFound) reached.add(target);
      if (!isFound || own === null) unseen.push({ kind: kindOfUnseen(call, target, modules), ...call });
    }
  }
  const found = [...reached].flatMap((folder) => modules.get(folder) ?? []);
  const own = modules.get(root);
  // Terragrunt generates into a copy of the module, which may name the sources; only a module that is read tells.
  const copied = own?.isUnit ? modules.get(localFolder(own.calls[0]?.source ?? '', root) ?? '\0') : undefined;
  const named = copied?.requirements.flatMap((each) => (each.isImplied ? [] : each.localNames));
  const isNamed = ({ isImplied, localNames }: Requirement): boolean =>
    own?.isUnit === true && isImplied === true && localNames.some((name) => named?.includes(name) !== false);
  const required = found.flatMap((module) =>
    module.requirements.filter((each) => module !== own || !isNamed(each)),
  );
  return {
    requirements: mergeRequirements(required),
    unseen: [...found.flatMap((module) => module.unseen), ...unseen],
    problems: found.flatMap(({ problems }) => problems),
    declared: mergeDeclared(found.flatMap(({ declared }) => declared)),
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
