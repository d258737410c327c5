import type { ConfigurationFile, ConfigurationProblem, ModuleCall, Requirement } from './configuration.ts';
import { type Module, readModule } from './module.ts';
import { isLocal } from './module-folder.ts';

export interface RequiredProviders {
  /** One for each provider, sorted by address. Never built-in ones: those are not locked. */
  readonly requirements: readonly Requirement[];
  /** Their requirements are not in `requirements`. Local paths are relative to the folder of their file. */
  readonly moduleCalls: { readonly local: readonly ModuleCall[]; readonly remote: readonly ModuleCall[] };
  readonly problems: readonly ConfigurationProblem[];
}

/**
 * The providers that one module requires, that is one folder of `*.tf` and `*.tf.json` files; other files are
 * ignored. Waits for the HCL parser: about a second per megabyte.
 * @returns everything that can be read; an unreadable file is a problem. Never throws.
 */
export function readRequiredProviders(files: readonly ConfigurationFile[]): RequiredProviders {
  const { requirements, problems, unseen, calls } = readModule(files);
  return {
    requirements,
    moduleCalls: {
      local: calls.filter(({ source }) => isLocal(source)),
      remote: calls.filter(({ source }) => !isLocal(source)),
    },
    problems: [...problems, ...unseen.flatMap(asProblem)],
  };
}

function asProblem({ kind, why = '', path, line }: Module['unseen'][number]): ConfigurationProblem[] {
  if (kind === 'unclear' && why !== '')
    return [{ path, line, detail: `It is not known which provider is meant: ${why}.` }];
  if (kind !== 'file') return [];
  const [, at] = /^parse config: \[[^:]*:(\d+),/.exec(why) ?? [];
  const detail = `The file cannot be read: ${why}.`;
  return [{ path, line: at === undefined ? null : Number(at), detail }];
}
