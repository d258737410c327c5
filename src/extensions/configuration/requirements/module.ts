import { posix } from 'node:path';
import { quoted } from '../../../errors.ts';
import { type ConversionReply, convertHcl, convertHclMeanwhile, Patience } from '../../../hcl/convert.ts';
import { type FileKind, kindOfFile } from '../../../source/configuration-file.ts';
import type { Place, RootSign } from '../../../subject/subject.ts';
import { type Body, blocksOf, bodyOf, constantString, isName, plainString, referenceText } from './blocks.ts';
import type {
  ConfigurationFile,
  ConfigurationProblem,
  Declaring,
  ModuleCall,
  Requirement,
  UnreadFile,
  Unseen,
} from './configuration.ts';
import { blocksIn, type ModuleBlock, mergedBlocks, readJson } from './module-blocks.ts';
import { isForOpenTofu, isJson, isOverride, isShadowed, longestAt } from './module-folder.ts';
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
  readonly declared: readonly Declaring[];
  readonly calls: readonly ModuleCall[];
  /** The calls in the module's tests. Terraform follows them for the root module only. */
  readonly testCalls: readonly ModuleCall[];
  /** Parts that may require more, except module calls. */
  readonly unseen: readonly Unseen[];
  readonly problems: readonly ConfigurationProblem[];
  /** A sign of a root module: where its state is kept, or how a provider is set up. */
  readonly rootSign: RootSign | null;
  readonly isEmpty: boolean;
  readonly isUnit?: true;
}

export interface PlacedModule extends Module {
  /** The folder that the sources in it are relative to, if it differs. */
  readonly place?: string;
}

/** Reads one folder as OpenTofu does. Never throws (T30). */
export function readModule(
  files: readonly ConfigurationFile[],
  convert = waitingFor(new Patience()),
): Module {
  return moduleOf(files.filter(isKnown).map((file) => readAlone(file) ?? readingOf(file, convert(file))));
}

/** Like {@link readModule}, but other work continues meanwhile. All folders share the patience. */
export async function readModuleMeanwhile(
  files: readonly (ConfigurationFile | UnreadFile)[],
  patience: Patience,
): Promise<Module> {
  const readings: Reading[] = [];
  const convert = ({ path, text }: ConfigurationFile) =>
    convertHclMeanwhile(posix.basename(path), text, patience);
  for (const file of files.filter(isKnown)) {
    if ('unread' in file) readings.push(unreadable(file.path, file.unread, file));
    else if (isTerragrunt(file.path)) readings.push(unitOf(file, await convert(file)));
    else readings.push(readAlone(file) ?? readingOf(file, await convert(file)));
  }
  return moduleOf(readings);
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

interface Reading {
  readonly path: string;
  readonly blocks: readonly ModuleBlock[];
  readonly unseen: readonly Unseen[];
}

/** Reads a file that needs no HCL parser; `null` for native syntax. */
function readAlone(file: ConfigurationFile): Reading | null {
  const { path, text } = file;
  if (kindAt(path) === 'generator') return generated(path);
  if (text.length > longestAt(path)) return unreadable(path, 'it is too large', { isLimit: true });
  return isJson(path) ? readingOf(file, readJson(text)) : null;
}

function readingOf(file: ConfigurationFile, reply: ConversionReply): Reading {
  if (reply.kind === 'refused') return unreadable(file.path, reply.reason, reply);
  return { path: file.path, blocks: blocksIn(file, reply.value), unseen: [] };
}

function generated(path: string): Reading {
  return { path, blocks: [], unseen: [{ kind: 'generator', path }] };
}

/** Terragrunt runs the module that a literal `source` names, in a copy. What it writes into that is not read. */
function unitOf({ path, text }: ConfigurationFile, reply: ConversionReply): Reading {
  const body = reply.kind === 'converted' ? bodyOf(reply.value) : null;
  const [block] = body === null ? [] : blocksOf(body, 'terraform', 0);
  const source = plainString(block?.body.get('source'));
  if (source === null) return generated(path);
  const line = text.slice(0, Math.max(0, text.search(/^[ \t]*source\s*=/m))).split('\n').length;
  const called = { type: 'module', labels: ['terraform'], body: new Map([['source', source]]), path, line };
  return { ...generated(path), blocks: [{ ...called, lineOf: () => null }] };
}

function isTerragrunt(path: string): boolean {
  return posix.basename(path) === 'terragrunt.hcl';
}

function unreadable(path: string, reason: string, { isLimit }: Pick<UnreadFile, 'isLimit'>): Reading {
  const limit = isLimit === undefined ? {} : { isLimit };
  return { path, blocks: [], unseen: [{ kind: 'unreadable-file', path, reason, ...limit }] };
}

function moduleOf(all: readonly Reading[]): Module {
  const names = new Set(all.map(({ path }) => posix.basename(path)));
  const readings = all.filter(({ path }) => !isShadowed(posix.basename(path), names));
  const ofTofu = readings.find(({ path }) => isForOpenTofu(posix.basename(path)));
  const written = readings.flatMap((each) => each.blocks);
  const blocks = mergedBlocks(written);
  const problems: ConfigurationProblem[] = [];
  const declarations = declarationsIn(blocks, problems);
  const uses = usesIn(blocks);
  return {
    ...(readings.length > 0 && readings.every(({ path }) => isTerragrunt(path)) ? { isUnit: true } : {}),
    requirements: mergeRequirements([
      ...[...declarations.values()].flatMap(declaredRequirement),
      ...uses.flatMap(({ localName, ...place }) => requiredBy(localName, [], place, declarations)),
      ...blocks.flatMap((block) => settingRequirement(block, declarations, problems)),
    ]),
    declared: blocks.flatMap((block) => declaredBy(block, declarations)),
    calls: blocks.filter(({ type }) => type === 'module').flatMap((block) => callOf(block, block.body)),
    testCalls: written
      .filter(({ type }) => type === 'run')
      .flatMap((run) => blocksOf(run.body, 'module', 0).flatMap(({ body }) => callOf(run, body))),
    rootSign: rootSignIn(blocks),
    unseen: [
      ...readings.flatMap((each) => each.unseen),
      ...(ofTofu === undefined ? [] : [{ kind: 'other-tool', path: ofTofu.path } as const]),
      ...[...declarations.values()].flatMap(({ isUnclear, localName, path, line }): Unseen[] =>
        isUnclear ? [{ kind: 'unclear-entry', localName, path, line }] : [],
      ),
      // Terraform ignores a comment between `aws` and `.west`, and only its own parser can recognise one.
      ...uses.flatMap(({ localName, block, path, line }): Unseen[] =>
        isName(localName) ? [] : [{ kind: 'unclear-reference', block, path, line }],
      ),
    ],
    problems,
    isEmpty: readings.every(({ path, blocks, unseen }) => {
      const kind = kindAt(path);
      return (kind === 'generator' && blocks.length === 0) || (kind === 'test' && unseen.length === 0);
    }),
  };
}

/** A module call; `block` has its name. A source that is an expression keeps its text, without a folder. */
function callOf({ labels: [name = ''], path, line }: ModuleBlock, body: Body): readonly ModuleCall[] {
  const source = body.get('source');
  if (source === undefined) return [];
  const text = typeof source === 'string' ? source : JSON.stringify(source);
  const version = body.get('version');
  const range = typeof version === 'string' ? { version } : {};
  return [{ name, source: constantString(source) ?? text, ...range, path, line }];
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

type PlacedDeclaration = Declaration & Place & { readonly versionLine: number | null };
type Declarations = ReadonlyMap<string, PlacedDeclaration>;

/** By local name. An override file replaces whole entries. */
function declarationsIn(blocks: readonly ModuleBlock[], problems: ConfigurationProblem[]): Declarations {
  const declarations = new Map<string, PlacedDeclaration>();
  const seen = new Map<string, number>();
  const entries = blocks
    .filter(({ type }) => type === 'terraform')
    .flatMap(({ body, path, lineOf }) =>
      blocksOf(body, 'required_providers', 0).flatMap((block) =>
        [...block.body].map(([name, value]) => {
          const key = JSON.stringify([path, name]);
          const before = seen.get(key) ?? 0;
          seen.set(key, before + 1);
          const place = { path, line: lineOf(['required_providers', name], before) };
          const versionLine = lineOf(['required_providers', name, 'version'], before) ?? place.line;
          return { name, value, place, versionLine };
        }),
      ),
    );
  const overrides = (entry: (typeof entries)[number]) => isOverride(posix.basename(entry.place.path));
  for (const entry of [...entries.filter((each) => !overrides(each)), ...entries.filter(overrides)]) {
    const { name, value, place, versionLine } = entry;
    const declaration = { ...readDeclaration(name, value), ...place, versionLine };
    problems.push(...declaration.problems.map((detail) => ({ ...place, detail })));
    if (overrides(entry) || !declarations.has(name)) declarations.set(name, declaration);
    else problems.push({ ...place, detail: `${quoted(name)} is in required_providers twice.` });
  }
  return declarations;
}

function declaredRequirement(declaration: PlacedDeclaration): readonly Requirement[] {
  const { others, localName, constraints, versionLine } = declaration;
  return [declaration, ...others].flatMap((source) =>
    requirementOf(source, localName, constraints, declaration, versionLine),
  );
}

interface ProviderUse extends Place {
  readonly localName: string;
  /** `resource "aws_instance" "web"` */
  readonly block: string;
}

const declaringKinds = ['resource', 'data', 'ephemeral', 'list', 'action'] as const;
const resourceTypes: ReadonlySet<string> = new Set(declaringKinds);

/** Every block that installs a provider. An `import` counts if its resource is not in the configuration. */
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
    return [
      { localName: localNameIn(body, kind), block: [type, ...labels.map(quoted)].join(' '), path, line },
    ];
  });
}

/** The local name of the provider of a block. If its argument is not a name alone, the rest of it counts too. */
function localNameIn(body: Body, type: string): string {
  return referenceText(body.get('provider'))?.split(/[.[]/, 1)[0]?.trim() ?? type.split('_', 1)[0] ?? '';
}

/** The type that a block declares, or that an `import` or `moved` block leads to. */
function declaredBy({ type: what, labels, body, path, line }: ModuleBlock, declarations: Declarations) {
  const kind = declaringKinds.find((each) => each === what) ?? 'resource';
  const target = /^(?:module\.[^.]+\.)*([\w-]+)\./.exec(referenceText(body.get('to')) ?? '')?.[1];
  const type = what === 'import' || what === 'moved' ? target : what === kind ? labels[0] : undefined;
  if (type === undefined) return [];
  const found = requiredBy(localNameIn(body, type), [], { path, line }, declarations);
  return found.map((provider): Declaring => ({ type, kind, provider, paths: [path] }));
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

/** Nothing if the name is no provider's, its entry cannot be read, or the provider is never installed. */
function requiredBy(
  localName: string,
  constraints: readonly string[],
  place: Place,
  declarations: Declarations,
): readonly Requirement[] {
  const address = impliedAddress(localName);
  const declared = declarations.get(localName) ?? declarations.get(address?.type ?? '');
  if (declared !== undefined) return requirementOf(declared, localName, constraints, place);
  const implied = requirementOf({ address, hostImplied: true }, localName, constraints, place);
  return implied.map((required) => ({ ...required, isImplied: true }));
}
