import { type Block, type Body, blocksOf } from './blocks.ts';
import type { ModuleCall } from './configuration.ts';
import { merged, placed, type Sides } from './override.ts';
import type { ParsedFile } from './parsed-file.ts';

/** The modules that a module calls. A source that is an expression is kept as it stands; no folder is found for it. */
export function moduleCalls(sides: Sides): readonly ModuleCall[] {
  const calls = merged(sides, callsIn, (before, change) => (change.item.source === null ? before : change));
  return calls.flatMap(({ item: { key, source }, file }): ModuleCall[] => {
    const line = file.lines.block('module', [key]);
    return source === null ? [] : [{ name: key, source, path: file.path, line }];
  });
}

/** The modules that the `run` blocks of a module's tests call. */
export function testModuleCalls(files: readonly ParsedFile[]): readonly ModuleCall[] {
  const tests = files.filter(({ isTest }) => isTest);
  return placed(tests, runsIn).flatMap(({ item: { key, source }, file }): ModuleCall[] => {
    const line = file.lines.block('run', [key]);
    return source === null ? [] : [{ name: key, source, path: file.path, line }];
  });
}

interface NamedCall {
  readonly key: string;
  readonly source: string | null;
}

function callsIn(body: Body): readonly NamedCall[] {
  return blocksOf(body, 'module', 1).map(namedCall);
}

function runsIn(body: Body): readonly NamedCall[] {
  return blocksOf(body, 'run', 1).flatMap(({ labels, body }) =>
    blocksOf(body, 'module', 0).map((module) => namedCall({ ...module, labels })),
  );
}

function namedCall({ labels, body }: Block): NamedCall {
  const source = body.get('source');
  return { key: labels[0] ?? '', source: typeof source === 'string' ? source : null };
}
