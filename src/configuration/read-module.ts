import { posix } from 'node:path';
import { Patience } from '../hcl/convert.ts';
import type { ConfigurationFile, Unseen } from './configuration.ts';
import { isShadowed, kindOfFile } from './file-name.ts';
import { type ModuleRequirements, moduleRequirements } from './module.ts';
import { type FileReading, parseFile, parseFileMeanwhile } from './parsed-file.ts';

/** One folder, read. */
export interface Module extends ModuleRequirements {
  /** What may require more, module calls aside. */
  readonly unseen: readonly Unseen[];
  /** Whether there is any file that makes the folder a module. */
  readonly isEmpty: boolean;
}

/** @param patience For all files together; shared where several folders are read. */
export function readModule(files: readonly ConfigurationFile[], patience: Patience = new Patience()): Module {
  const readings = sourcesIn(files).map((file) => parseFile(file, patience));
  return moduleOf(readings, generatorsIn(files));
}

/** As {@link readModule}, while other things go on. */
export async function readModuleMeanwhile(
  files: readonly ConfigurationFile[],
  patience: Patience,
): Promise<Module> {
  const readings: FileReading[] = [];
  for (const file of sourcesIn(files)) readings.push(await parseFileMeanwhile(file, patience));
  return moduleOf(readings, generatorsIn(files));
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

function sourcesIn(files: readonly ConfigurationFile[]): readonly ConfigurationFile[] {
  const names = new Set(files.map(({ path }) => posix.basename(path)));
  return files.filter(({ path }) => isRead(posix.basename(path), names));
}

function generatorsIn(files: readonly ConfigurationFile[]): readonly Unseen[] {
  const generators = files.filter(({ path }) => kindOfFile(posix.basename(path)) === 'generator');
  return generators.map(({ path }) => ({ kind: 'generator', path }));
}

function isRead(name: string, names: ReadonlySet<string>): boolean {
  const kind = kindOfFile(name);
  return kind !== null && kind !== 'generator' && !isShadowed(name, names);
}
