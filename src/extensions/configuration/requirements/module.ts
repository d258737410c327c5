import { posix } from 'node:path';
import { quoted } from '../../../errors.ts';
import { shortText } from '../../../finding/sentence.ts';
import { type ConversionReply, convertHcl, Patience } from '../../../hcl/convert.ts';
import { kindOfFile } from '../../../source/configuration-file.ts';
import type { Place, RootSign } from '../../../subject/subject.ts';
import { type Body, blocksOf, bodyOf, isExpression, isName, plainString, referenceText } from './blocks.ts';
import type {
  ConfigurationFile,
  ConfigurationProblem,
  Declaring,
  Hiding,
  ModuleCall,
  Requirement,
  UnreadFile,
  Unseen,
} from './configuration.ts';
import { blocksIn, type ModuleBlock, mergedBlocks, readJson } from './module-blocks.ts';
import { isForOpenTofu, isOverride, isShadowed, longestAt } from './module-folder.ts';
import {
  type Declaration,
  impliedAddress,
  mergeRequirements,
  placeOf,
  readConstraint,
  readDeclaration,
  requirementOf,
} from './requirement.ts';

/** The requirements of one module, that is one folder, without the modules that it calls. */
export interface Module {
  readonly requirements: readonly Requirement[];
  readonly declared: readonly Declaring[];
  readonly calls: readonly ModuleCall[];
  /** Parts that may require more, except module calls. */
  readonly unseen: readonly Unseen[];
  readonly problems: readonly ConfigurationProblem[];
  /** A sign of a root module: where its state is kept, or how a provider is set up. */
  readonly rootSign: RootSign | null;
  readonly isEmpty: boolean;
  readonly isUnit?: true;
}

export interface PlacedModule extends Module {
  /** The folder that the sources in it are relative to: Terraform follows symlinks first (T91). */
  readonly place: string;
}

/** Reads one folder as OpenTofu does; waits for the HCL parser. Never throws (T30). @param patience shared by folders with one time limit */
export function readModule(
  files: readonly (ConfigurationFile | UnreadFile)[],
  patience = new Patience(),
  convert = convertHcl,
): Module {
  const read = (file: ConfigurationFile) => convert(posix.basename(file.path), file.text, patience);
  return moduleOf(files.flatMap((file) => readingOf(file, read)));
}

interface Reading {
  readonly path: string;
  readonly blocks: readonly ModuleBlock[];
  readonly unseen: readonly Unseen[];
}

function readingOf(
  file: ConfigurationFile | UnreadFile,
  convert: (file: ConfigurationFile) => ConversionReply,
): readonly Reading[] {
  const { path } = file;
  const kind = kindOfFile(posix.basename(path));
  if (kind === null) return [];
  if (kind === 'test') return [without(path, { kind, what: `the tests in ${path}` })];
  if ('unread' in file) return [unreadable(path, file.unread, file.hides)];
  if (kind === 'generator') return [isTerragrunt(path) ? unitOf(file, convert(file)) : generated(path)];
  if (file.text.length > longestAt(path)) return [unreadable(path, 'it is too large', 'size')];
  const reply = kind === 'json' ? readJson(file.text) : convert(file);
  if (reply.kind === 'refused') return [unreadable(path, reply.reason, reply.isLimit && 'size')];
  return [{ path, blocks: blocksIn(file, reply.value), unseen: [] }];
}

function without(path: string, unseen: Omit<Unseen, 'path' | 'line'>): Reading {
  return { path, blocks: [], unseen: [{ ...unseen, path, line: null }] };
}

function generated(path: string): Reading {
  return without(path, { kind: 'generator', what: `the files that ${path} generates` });
}

function unreadable(path: string, why: string, hides: Hiding | undefined): Reading {
  const what = `the blocks of ${path} (unreadable)`;
  return without(path, { kind: 'file', what, why, ...(hides === undefined ? {} : { hides }) });
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

function moduleOf(all: readonly Reading[]): Module {
  const names = new Set(all.map(({ path }) => posix.basename(path)));
  const readings = all.filter(({ path }) => !isShadowed(posix.basename(path), names));
  const ofTofu = readings.find(({ path }) => isForOpenTofu(posix.basename(path)));
  const blocks = mergedBlocks(readings.flatMap((each) => each.blocks));
  const problems: ConfigurationProblem[] = [];
  const declarations = declarationsIn(blocks, problems);
  const uses = usesIn(blocks);
  const calls = blocks.filter(({ type }) => type === 'module').flatMap(callOf);
  return {
    ...(readings.length > 0 && readings.every(({ path }) => isTerragrunt(path)) ? { isUnit: true } : {}),
    requirements: mergeRequirements([
      ...[...declarations.values()].flatMap(declaredRequirement),
      ...uses.flatMap(({ localName, ...place }) => requiredBy(localName, [], place, declarations)),
      ...blocks.flatMap((block) => settingRequirement(block, declarations, problems)),
    ]),
    declared: blocks.flatMap((block) => declaredBy(block, declarations)),
    calls,
    rootSign: rootSignIn(blocks),
    unseen: [
      ...readings.flatMap((each) => each.unseen),
      ...(ofTofu === undefined ? [] : [otherTool(ofTofu.path)]),
      ...[...declarations.values()].flatMap(unclearEntry),
      ...uses.flatMap(unclearReference),
      ...calls.flatMap(unclearSource),
    ],
    problems,
    isEmpty: readings.every(({ unseen: [part], blocks }) => {
      return (part?.kind === 'generator' && blocks.length === 0) || part?.kind === 'test';
    }),
  };
}

function otherTool(path: string): Unseen {
  return { kind: 'other-tool', what: `the files for OpenTofu alone, such as ${path}`, path, line: null };
}

/** Something that only an evaluation by Terraform tells. */
function open(kind: Unseen['kind'], name: string, { path, line }: Place, isOpen = true): Unseen {
  const what = `${name}${placeOf([{ path, line }])}`;
  const hidden = { why: `${what} is an expression`, hides: 'expression' } as const;
  return { kind, what, path, line, ...(isOpen ? hidden : {}) };
}

function unclearEntry(entry: PlacedDeclaration): readonly Unseen[] {
  const name = `the entry "${shortText(entry.localName)}" of required_providers`;
  return entry.isUnclear ? [open('entry', name, entry, entry.isOpen)] : [];
}

/** Terraform ignores a comment between `aws` and `.west`, and only its own parser can recognise one. */
function unclearReference({ localName, block, ...place }: ProviderUse): readonly Unseen[] {
  return isName(localName) ? [] : [open('reference', `the provider of the block ${shortText(block)}`, place)];
}

/** Terraform evaluates a source without references, and OpenTofu any. */
function unclearSource({ name, source, ...place }: ModuleCall): readonly Unseen[] {
  const isOpen = isExpression(source) && !/\w\.\w/.test(source.replaceAll(/"[^"]*"/g, ''));
  return isOpen ? [open('local-module', `the source of the module "${shortText(name)}"`, place)] : [];
}

/** A module call. A source that is an expression keeps its text, without a folder. */
function callOf({ labels: [name = ''], body, path, line }: ModuleBlock): readonly ModuleCall[] {
  const source = body.get('source');
  if (source === undefined) return [];
  const text = typeof source === 'string' ? source : JSON.stringify(source);
  const version = body.get('version');
  const range = typeof version === 'string' ? { version } : {};
  return [{ name, source: plainString(source) ?? text, ...range, path, line }];
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
  const { localName, constraints, versionLine } = declaration;
  return requirementOf(declaration, localName, constraints, declaration, versionLine);
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
