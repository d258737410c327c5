import { posix } from 'node:path';
import type { ConfigurationFile, Unseen } from './configuration.ts';
import { isShadowed, kindOfFile } from './file-name.ts';
import { type ModuleRequirements, moduleRequirements } from './module.ts';
import { type FileReading, parseFile } from './parsed-file.ts';

/** One folder, read. */
export interface Module extends ModuleRequirements {
  /** What may require more, module calls aside. */
  readonly unseen: readonly Unseen[];
  /** Whether there is any file that makes the folder a module. */
  readonly isEmpty: boolean;
}

export function readModule(files: readonly ConfigurationFile[]): Module {
  const names = new Set(files.map(({ path }) => posix.basename(path)));
  const sources = files.filter(({ path }) => isRead(posix.basename(path), names));
  return moduleOf(
    sources.map(parseFile),
    files.flatMap(({ path }): Unseen[] =>
      kindOfFile(posix.basename(path)) === 'generator' ? [{ kind: 'generator', path }] : [],
    ),
  );
}

/** A module whose files' syntax was read before. */
export function moduleOf(readings: readonly FileReading[], unseen: readonly Unseen[] = []): Module {
  const parsed = readings.flatMap((reading) => (reading.kind === 'parsed' ? [reading.file] : []));
  const refused = readings.flatMap((reading): Unseen[] =>
    reading.kind === 'refused'
      ? [{ kind: 'unreadable-file', path: reading.path, reason: reading.reason }]
      : [],
  );
  const requirements = moduleRequirements(parsed);
  return {
    ...requirements,
    unseen: [...refused, ...requirements.unclear, ...unseen],
    isEmpty: refused.length === 0 && parsed.every(({ isTest }) => isTest),
  };
}

function isRead(name: string, names: ReadonlySet<string>): boolean {
  const kind = kindOfFile(name);
  return kind !== null && kind !== 'generator' && !isShadowed(name, names);
}
