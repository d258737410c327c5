import { posix } from 'node:path';
import { isBuiltIn, isLegacy, type ProviderAddress } from '../address/address.ts';
import { distinct } from '../distinct.ts';
import { type ConversionReply, convertHcl, convertHclMeanwhile, Patience } from '../hcl/convert.ts';
import { quoted } from '../quoted.ts';
import { type Body, blocksOf, constantString, isName, referenceText } from './blocks.ts';
import type {
  ConfigurationFile,
  ConfigurationProblem,
  ModuleCall,
  Place,
  Requirement,
  RootSign,
  UnreadFile,
  Unseen,
} from './configuration.ts';
import { blocksIn, type ModuleBlock, mergedBlocks, readJson } from './module-blocks.ts';
import { type FileKind, isForOpenTofu, isJson, isOverride, isShadowed, kindOfFile } from './module-folder.ts';
import {
  type Declaration,
  impliedAddress,
  mergeRequirements,
  readConstraint,
  readDeclaration,
  requirementOf,
} from './requirement.ts';

/** The requirements of one module, that is one folder, without the modules that it calls. */
export interface Module {
  readonly requirements: readonly Requirement[];
  /** Of either tool. */
  readonly calls: readonly ModuleCall[];
  /** The calls in the module's tests. Terraform follows them for the root module only. */
  readonly testCalls: readonly ModuleCall[];
  /** Parts that may require more, except module calls. */
  readonly unseen: readonly Unseen[];
  readonly problems: readonly ConfigurationProblem[];
  /** What only a root module has, as far as anybody should: where its state is kept, or how a provider is set up. */
  readonly rootSign: RootSign | null;
  /** Whether there is any file that makes the folder a module. */
  readonly isEmpty: boolean;
  /** The same folder as Terraform reads it, where it has files for OpenTofu alone; else both read the same. */
  readonly asTerraform?: Module;
}

/** A module as it is reached by a path. */
export interface PlacedModule extends Module {
  /** The folder that the sources in it are relative to, where that is another path. */
  readonly place?: string;
}

/**
 * Reads the files of one folder as OpenTofu does, and as Terraform does where that is something else; files that are neither's are passed over.
 * Never throws; the work is bounded by the HCL parser's patience (T30).
 *
 * @param convert asks the HCL parser and waits for it; by default with the usual patience
 */
export function readModule(
  files: readonly ConfigurationFile[],
  convert: (file: ConfigurationFile) => ConversionReply = waitingFor(new Patience()),
): Module {
  return asBothTools(files.filter(isKnown).map((file) => readAlone(file) ?? readingOf(file, convert(file))));
}

/**
 * Like {@link readModule}, but other work continues meanwhile.
 *
 * @param patience for all files together, also those of other folders
 */
export async function readModuleMeanwhile(
  files: readonly (ConfigurationFile | UnreadFile)[],
  patience: Patience,
): Promise<Module> {
  const readings: Reading[] = [];
  for (const file of files.filter(isKnown)) {
    if ('unread' in file) readings.push(unreadable(file.path, file.unread));
    else {
      const convert = () => convertHclMeanwhile(posix.basename(file.path), file.text, patience);
      readings.push(readAlone(file) ?? readingOf(file, await convert()));
    }
  }
  return asBothTools(readings);
}

function waitingFor(patience: Patience): (file: ConfigurationFile) => ConversionReply {
  return ({ path, text }) => convertHcl(posix.basename(path), text, patience);
}

function kindAt(path: string): FileKind | null {
  return kindOfFile(posix.basename(path));
}

function isKnown({ path }: { readonly path: string }): boolean {
  return kindAt(path) !== null;
}

/** A file with what was read of it. */
interface Reading {
  readonly path: string;
  readonly blocks: readonly ModuleBlock[];
  /** Empty where all of it was read. */
  readonly unseen: readonly Unseen[];
}

/** What needs no HCL parser; `null` for native syntax. */
function readAlone(file: ConfigurationFile): Reading | null {
  const { path, text } = file;
  if (kindAt(path) === 'generator') return { path, blocks: [], unseen: [{ kind: 'generator', path }] };
  return isJson(path) ? readingOf(file, readJson(text)) : null;
}

function readingOf(file: ConfigurationFile, reply: ConversionReply): Reading {
  if (reply.kind === 'refused') return unreadable(file.path, reply.reason);
  return { path: file.path, blocks: blocksIn(file, reply.value), unseen: [] };
}

function unreadable(path: string, reason: string): Reading {
  return { path, blocks: [], unseen: [{ kind: 'unreadable-file', path, reason }] };
}

function asBothTools(readings: readonly Reading[]): Module {
  const names = new Set(readings.map(({ path }) => posix.basename(path)));
  const moduleOfThose = (isRead: (name: string) => boolean): Module =>
    moduleOf(readings.filter(({ path }) => isRead(posix.basename(path))));
  const asTofu = moduleOfThose((name) => !isShadowed(name, names));
  if (![...names].some(isForOpenTofu)) return asTofu;
  const asTerraform = moduleOfThose((name) => !isForOpenTofu(name));
  return {
    ...asTofu,
    calls: distinct([...asTofu.calls, ...asTerraform.calls]),
    testCalls: distinct([...asTofu.testCalls, ...asTerraform.testCalls]),
    rootSign: asTofu.rootSign ?? asTerraform.rootSign,
    asTerraform,
  };
}

function moduleOf(readings: readonly Reading[]): Module {
  const all = readings.flatMap((each) => each.blocks);
  const blocks = mergedBlocks(all);
  const problems: ConfigurationProblem[] = [];
  const declarations = declarationsIn(blocks, problems);
  const uses = usesIn(blocks);
  return {
    requirements: mergeRequirements([
      ...[...declarations.values()].flatMap(declaredRequirement),
      ...uses.flatMap(({ localName, ...place }) => requiredBy(localName, [], place, declarations)),
      ...blocks.flatMap((block) => settingRequirement(block, declarations, problems)),
    ]),
    calls: blocks.filter(({ type }) => type === 'module').flatMap((block) => callOf(block, block.body)),
    testCalls: all
      .filter(({ type }) => type === 'run')
      .flatMap((run) => blocksOf(run.body, 'module', 0).flatMap(({ body }) => callOf(run, body))),
    rootSign: rootSignIn(blocks),
    unseen: [
      ...readings.flatMap((each) => each.unseen),
      ...[...declarations.values()].flatMap(unclearEntry),
      ...uses.flatMap(unclearReference),
    ],
    problems,
    isEmpty: readings.every(({ path, unseen }) => {
      const kind = kindAt(path);
      return kind === 'generator' || (kind === 'test' && unseen.length === 0);
    }),
  };
}

/**
 * A module call. A source that only an evaluation can tell keeps its text; no folder is found for it.
 *
 * @param block with the name of the call
 */
function callOf({ labels: [name = ''], path, line }: ModuleBlock, body: Body): readonly ModuleCall[] {
  const source = body.get('source');
  if (source === undefined) return [];
  const text = typeof source === 'string' ? source : JSON.stringify(source);
  return [{ name, source: constantString(source) ?? text, path, line }];
}

/** A block that belongs into a root module alone; the one that says most where there are several. */
function rootSignIn(blocks: readonly ModuleBlock[]): RootSign | null {
  const signs = { backend: 1, cloud: 0 } as const;
  for (const what of ['backend', 'cloud'] as const) {
    const found = blocks.find(
      ({ type, body }) => type === 'terraform' && blocksOf(body, what, signs[what]).length > 0,
    );
    if (found !== undefined) return { what, path: found.path, line: found.line };
  }
  const provider = blocks.find(({ type }) => type === 'provider');
  return provider === undefined ? null : { what: 'provider', path: provider.path, line: provider.line };
}

type PlacedDeclaration = Declaration & Place;
type Declarations = ReadonlyMap<string, PlacedDeclaration>;

/** By local name. An override file replaces whole entries. */
function declarationsIn(blocks: readonly ModuleBlock[], problems: ConfigurationProblem[]): Declarations {
  const declarations = new Map<string, PlacedDeclaration>();
  const entries = blocks
    .filter(({ type }) => type === 'terraform')
    .flatMap(({ body, path, lineOf }) =>
      blocksOf(body, 'required_providers', 0).flatMap((block) =>
        [...block.body].map(([name, value]) => ({
          name,
          value,
          place: { path, line: lineOf('required_providers', name) },
        })),
      ),
    );
  const overrides = (entry: (typeof entries)[number]) => isOverride(posix.basename(entry.place.path));
  for (const entry of [...entries.filter((each) => !overrides(each)), ...entries.filter(overrides)]) {
    const { name, value, place } = entry;
    const declaration = { ...readDeclaration(name, value), ...place };
    problems.push(...declaration.problems.map((detail) => ({ ...place, detail })));
    if (overrides(entry) || !declarations.has(name)) declarations.set(name, declaration);
    else problems.push({ ...place, detail: `${quoted(name)} is in required_providers twice.` });
  }
  return declarations;
}

function declaredRequirement(declaration: PlacedDeclaration): Requirement[] {
  const { others, localName, constraints, path, line } = declaration;
  return [declaration, ...others].flatMap(({ address, hostImplied }) => {
    if (address === null || !isInstalled(address)) return [];
    return [requirementOf({ address, hostImplied, localName, constraints, place: { path, line } })];
  });
}

function unclearEntry({ isUnclear, localName, path, line }: PlacedDeclaration): Unseen[] {
  return isUnclear ? [{ kind: 'unclear-entry', localName, path, line }] : [];
}

/** A block that needs the provider with a local name. */
interface ProviderUse extends Place {
  readonly localName: string;
  /** `resource "aws_instance" "web"` */
  readonly block: string;
}

const resourceTypes: ReadonlySet<string> = new Set(['resource', 'data', 'ephemeral', 'action']);

/**
 * Every block for which Terraform installs a provider. An `import` counts if its resource is not in the configuration:
 * Terraform will write it. If it is there, its own block decides. Imports into child modules do not count.
 */
function usesIn(blocks: readonly ModuleBlock[]): readonly ProviderUse[] {
  const resources = new Set(
    blocks.filter(({ type }) => type === 'resource').map(({ labels }) => labels.join('.')),
  );
  return blocks.flatMap(({ type, labels, body, path, line }): readonly ProviderUse[] => {
    const to = type === 'import' ? (referenceText(body.get('to')) ?? '').split(/[.[]/, 2) : labels;
    const [kind = '', name = ''] = to;
    const isImport =
      type === 'import' && kind !== '' && kind !== 'module' && !resources.has(`${kind}.${name}`);
    if (!isImport && !resourceTypes.has(type)) return [];
    // What else is in the argument counts, too, where it is not a name alone.
    const named = referenceText(body.get('provider'))?.split(/[.[]/, 1)[0]?.trim();
    const localName = named ?? kind.split('_', 1)[0] ?? '';
    return [{ localName, block: [type, ...labels.map(quoted)].join(' '), path, line }];
  });
}

/** A comment between `aws` and `.west` is nothing to Terraform, and only its own parser can tell what is one. */
function unclearReference({ localName, block, path, line }: ProviderUse): Unseen[] {
  return isName(localName) ? [] : [{ kind: 'unclear-reference', block, path, line }];
}

/** A `provider` block, whose deprecated `version` is a constraint too. */
function settingRequirement(
  { type, labels: [localName = ''], body, path, line }: ModuleBlock,
  declarations: Declarations,
  problems: ConfigurationProblem[],
): readonly Requirement[] {
  if (type !== 'provider') return [];
  const details: string[] = [];
  const constraints = body.has('version')
    ? readConstraint(body.get('version'), quoted(localName), details)
    : [];
  problems.push(...details.map((detail) => ({ path, line, detail })));
  return requiredBy(localName, constraints, { path, line }, declarations);
}

/** Nothing if the name cannot be a provider's, if its entry cannot be read, or if the provider is never installed. */
function requiredBy(
  localName: string,
  constraints: readonly string[],
  { path, line }: Place,
  declarations: Declarations,
): readonly Requirement[] {
  const implied = impliedAddress(localName);
  const declared = declarations.get(localName) ?? declarations.get(implied?.type ?? '');
  const address = declared === undefined ? implied : declared.address;
  if (address === null || !isInstalled(address)) return [];
  const hostImplied = declared?.hostImplied ?? true;
  return [requirementOf({ address, hostImplied, localName, constraints, place: { path, line } })];
}

/** Built-in providers are part of Terraform; legacy addresses of Terraform 0.12 cannot be installed. */
function isInstalled(address: ProviderAddress): boolean {
  return !isBuiltIn(address) && !isLegacy(address);
}
