import type {
  ConfigurationFile,
  ConfigurationProblem,
  ModuleCall,
  Requirement,
  Unseen,
} from './configuration.ts';
import { readModule } from './module.ts';
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

function asProblem(unseen: Unseen): ConfigurationProblem[] {
  const { kind, path } = unseen;
  if (kind === 'unclear-reference')
    return [{ path, line: unseen.line, detail: `The provider of the block ${unseen.block} cannot be read.` }];
  if (kind !== 'unreadable-file') return [];
  const [, line] = /^parse config: \[[^:]*:(\d+),/.exec(unseen.reason) ?? [];
  const detail = `The file cannot be read: ${unseen.reason}.`;
  return [{ path, line: line === undefined ? null : Number(line), detail }];
}
