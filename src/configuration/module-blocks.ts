import { type Block, type Body, blocksOf, constantString, plainString, referenceText } from './blocks.ts';
import type { ModuleCall, RootSign } from './configuration.ts';
import { merged, type ParsedFile, placed, type Sides } from './module-files.ts';

/** A block that needs the provider with a local name. */
export interface ProviderUse {
  /** The name by which an override file refers to the block: `resource aws_instance web`. */
  readonly key: string;
  readonly localName: string;
  /** The block has a `provider` argument; else its type implies the name. */
  readonly explicit: boolean;
  readonly blockType: string;
  readonly labels: readonly string[];
}

/** A `provider` block. */
export interface ProviderSetting {
  /** Local name and alias. */
  readonly key: string;
  readonly localName: string;
  /** The deprecated `version` argument, raw; absent if the block has none. */
  readonly version?: unknown;
}

const resourceTypes = ['resource', 'data', 'ephemeral', 'action'] as const;

/** Every block for which Terraform installs a provider, except `import` blocks. */
export function resourceUses(body: Body): readonly ProviderUse[] {
  const inChecks = blocksOf(body, 'check', 1).flatMap((check) => blocksOf(check.body, 'data', 2));
  return [
    ...resourceTypes.flatMap((type) => blocksOf(body, type, 2).map((block) => resourceUse(type, block))),
    ...inChecks.map((block) => resourceUse('data', block)),
  ];
}

/**
 * `import` blocks whose resource is not in the configuration: Terraform will write it. If it is there, its own block decides. Imports into
 * child modules do not count.
 *
 * @param resources the keys of all resource blocks of the module.
 */
export function importUses(body: Body, resources: ReadonlySet<string>): readonly ProviderUse[] {
  return blocksOf(body, 'import', 0).flatMap(({ body }): readonly ProviderUse[] => {
    const [type = '', name = ''] = (referenceText(body.get('to')) ?? '').split(/[.[]/, 2);
    const key = keyOf('resource', [type, name]);
    if (type === '' || type === 'module' || resources.has(key)) return [];
    return [{ key: `import ${key}`, ...nameFor(type, body), blockType: 'import', labels: [] }];
  });
}

/** Every `provider` block. */
export function providerSettings(body: Body): readonly ProviderSetting[] {
  return blocksOf(body, 'provider', 1).map(({ labels: [localName = ''], body }) => ({
    key: `${localName}.${plainString(body.get('alias')) ?? ''}`,
    localName,
    ...(body.has('version') ? { version: body.get('version') } : {}),
  }));
}

function resourceUse(blockType: string, { labels, body }: Block): ProviderUse {
  return { key: keyOf(blockType, labels), ...nameFor(labels[0] ?? '', body), blockType, labels };
}

function nameFor(type: string, body: Body): Pick<ProviderUse, 'localName' | 'explicit'> {
  const named = providerArgument(body);
  return { localName: named ?? prefixOf(type), explicit: named !== null };
}

function keyOf(blockType: string, labels: readonly string[]): string {
  return [blockType, ...labels].join(' ');
}

/** The local name in `provider = aws.west`; with whatever else is there where it is not a name alone. */
function providerArgument(body: Body): string | null {
  const reference = referenceText(body.get('provider'));
  return reference === null ? null : (reference.split(/[.[]/, 1)[0] ?? '').trim();
}

/** `aws` of `aws_instance`. */
function prefixOf(type: string): string {
  return type.split('_', 1)[0] ?? '';
}

/** The modules that a module calls. A source that is an expression keeps its text; no folder is found for it. */
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
  const text = typeof source === 'string' ? source : null;
  return { key: labels[0] ?? '', source: constantString(source) ?? text };
}

/** A block that belongs into a root module alone; the one that says most where there are several. */
export function rootSignIn({ primary, override }: Sides): RootSign | null {
  const files = [...primary, ...override];
  for (const what of ['backend', 'cloud'] as const) {
    const [found] = placed(files, (body) => stateBlocks(body, what));
    if (found !== undefined)
      return { what, path: found.file.path, line: found.file.lines.block('terraform', []) };
  }
  const [provider] = placed(files, providerSettings);
  if (provider === undefined) return null;
  const line = provider.file.lines.block('provider', [provider.item.localName]);
  return { what: 'provider', path: provider.file.path, line };
}

function stateBlocks(body: Body, what: 'backend' | 'cloud'): readonly Block[] {
  return blocksOf(body, 'terraform', 0).flatMap((terraform) =>
    blocksOf(terraform.body, what, what === 'backend' ? 1 : 0),
  );
}
