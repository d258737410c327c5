import { posix } from 'node:path';
import { quoted } from '../../../errors.ts';
import { shortText } from '../../../finding/sentence.ts';
import { type ConversionReply, convertHcl, Patience } from '../../../hcl/convert.ts';
import { openMemory } from '../../../memory.ts';
import { sha256 } from '../../../sha256.ts';
import { kindOfFile } from '../../../source/configuration-file.ts';
import type { Place, RootSign } from '../../../subject/subject.ts';
import { type Body, blocksOf, isExpression, isName, plainString, referenceText } from './blocks.ts';
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
  nothing,
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
  readonly isUnit: boolean;
}

export interface PlacedModule extends Module {
  /** The folder that the sources in it are relative to: Terraform follows symlinks first (T91). */
  readonly place: string;
}

/** Reads one folder as OpenTofu does; waits for the HCL parser. Never throws (T30). @param readings shared by folders with one time limit */
export function readModule(files: readonly (ConfigurationFile | UnreadFile)[], readings = openReadings()) {
  return moduleOf(files.flatMap(readings));
}

/** Reads each file once, though both revisions have it: an honest change costs little beside slow files of its base. */
export function openReadings(patience = new Patience(), convert = convertHcl) {
  const known = openMemory<readonly Reading[]>();
  const read = (file: ConfigurationFile) => convert(posix.basename(file.path), file.text, patience);
  return (file: ConfigurationFile | UnreadFile) => {
    const text = 'unread' in file ? file.unread : sha256(file.text);
    return known(`${text} ${file.path}`, () => readingOf(file, read));
  };
}

export interface Reading {
  readonly path: string;
  readonly blocks: readonly ModuleBlock[];
  readonly unseen: readonly Unseen[];
}

function readingOf(
  file: ConfigurationFile | UnreadFile,
  convert: (file: ConfigurationFile) => ConversionReply,
): readonly Reading[] {
  const { path } = file;
  const unreadable = (why: string, hides: Hiding | undefined): readonly Reading[] => {
    const part = partOf(path, 'file', `the blocks of ${path} (unreadable)`);
    return [{ path, blocks: [], unseen: [{ ...part, why, hides }] }];
  };
  const kind = kindOfFile(posix.basename(path));
  if (kind === null) return [];
  if (kind === 'test') return [{ path, blocks: [], unseen: [partOf(path, kind, `the tests in ${path}`)] }];
  if ('unread' in file) return unreadable(file.unread, file.hides);
  if (kind === 'generator') {
    const blocks = isTerragrunt(path) ? callsIn(file, convert(file)) : [];
    return [{ path, blocks, unseen: [partOf(path, kind, `the files that ${path} generates`)] }];
  }
  if (file.text.length > longestAt(path)) return unreadable('it is too large', 'size');
  const reply = kind === 'json' ? readJson(file.text) : convert(file);
  if (reply.kind === 'refused') return unreadable(reply.reason, reply.isLimit && 'size');
  return [{ path, blocks: blocksIn(file, reply.value), unseen: [] }];
}

function partOf(path: string, kind: Unseen['kind'], what: string): Unseen {
  return { kind, what, path, line: null };
}

/** Terragrunt runs the module that a literal `source` names, in a copy. The files that it writes there are not read. */
function callsIn(file: ConfigurationFile, reply: ConversionReply): readonly ModuleBlock[] {
  const blocks = reply.kind === 'converted' ? blocksIn(file, reply.value) : [];
  return blocks
    .filter(({ type, body }) => type === 'terraform' && plainString(body.get('source')) !== null)
    .map((block) => ({ ...block, type: 'module', labels: ['terraform'] }));
}

const isTerragrunt = (path: string): boolean => posix.basename(path) === 'terragrunt.hcl';

function moduleOf(all: readonly Reading[]): Module {
  const names = new Set(all.map(({ path }) => posix.basename(path)));
  const readings = all.filter(({ path }) => !isShadowed(posix.basename(path), names));
  const ofTofu = readings.filter(({ path }) => isForOpenTofu(posix.basename(path)));
  const blocks = mergedBlocks(readings.flatMap((each) => each.blocks));
  const problems: ConfigurationProblem[] = [];
  const declarations = declarationsIn(blocks, problems);
  const entries = [...declarations.values()];
  const uses = usesIn(blocks, problems);
  const calls = blocks.filter(({ type }) => type === 'module').flatMap(callOf);
  const isOther = ({ unseen: [part] }: Reading) => part?.kind === 'generator' || part?.kind === 'test';
  return {
    isUnit: readings.length > 0 && readings.every(({ path }) => isTerragrunt(path)),
    requirements: mergeRequirements([
      ...entries.flatMap((each) => requirementOf(each, each)),
      ...uses.flatMap((use) => requiredBy(use, declarations)),
    ]),
    declared: uses.flatMap(({ declares, ...use }) =>
      requiredBy(use, declarations).flatMap(({ address, hostImplied }) =>
        declares === undefined
          ? []
          : [{ ...declares, provider: { address, hostImplied }, paths: [use.path] }],
      ),
    ),
    calls,
    rootSign: rootSignIn(blocks),
    unseen: [
      ...readings.flatMap((each) => each.unseen),
      ...ofTofu.map(({ path }) => partOf(path, 'other-tool', `${path}, which is for OpenTofu alone`)),
      ...entries.flatMap((each) => (each.isUnclear ? open('unclear', each.name, each, each.isOpen) : [])),
      // Terraform ignores a comment between `aws` and `.west`, and only its own parser can recognise one.
      ...uses
        .filter(({ localName }) => !isName(localName))
        .map((use) => open('unclear', `the provider of the block ${shortText(use.block)}`, use)),
      ...calls
        .filter(({ source }) => isEvaluated(source))
        .map((call) => open('local-module', `the source of the module "${shortText(call.name)}"`, call)),
    ],
    problems,
    isEmpty: blocks.length === 0 && readings.every(isOther),
  };
}

/** Something that only an evaluation by Terraform tells. */
function open(kind: Unseen['kind'], name: string, { path, line }: Place, isOpen = true): Unseen {
  const what = `${name}${placeOf([{ path, line }])}`;
  const hidden = { why: `${what} is an expression`, hides: 'expression' } as const;
  return { kind, what, path, line, ...(isOpen ? hidden : {}) };
}

/** Terraform evaluates a source without references, and OpenTofu any. */
function isEvaluated(source: string): boolean {
  return isExpression(source) && !/\w\.\w/.test(source.replaceAll(/"[^"]*"/g, ''));
}

/** A module call. A source that is an expression keeps its text, without a folder. */
function callOf({ labels: [name = ''], body, path, line }: ModuleBlock): readonly ModuleCall[] {
  const source = body.get('source');
  if (source === undefined) return [];
  const version = body.get('version');
  const range = typeof version === 'string' ? { version } : {};
  const text = typeof source === 'string' ? source : JSON.stringify(source);
  return [{ name, source: text, ...range, path, line }];
}

/** A block that belongs into a root module alone; the one that says most where there are several. */
function rootSignIn(blocks: readonly ModuleBlock[]): RootSign | null {
  for (const what of ['backend', 'cloud', 'provider'] as const) {
    const found = blocks.find(({ type, body }) => type === what || (type === 'terraform' && body.has(what)));
    if (found !== undefined) return { what, path: found.path, line: found.line };
  }
  return null;
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
        [...block.body].map(([name, value]) => {
          const place = { path, line: lineOf(['required_providers', name]) };
          return { ...readDeclaration(name, value), ...place };
        }),
      ),
    );
  const overrides = ({ path }: Place) => isOverride(posix.basename(path));
  for (const entry of [...entries.filter((each) => !overrides(each)), ...entries.filter(overrides)]) {
    const { path, line, localName: name } = entry;
    problems.push(...entry.problems.map((detail) => ({ path, line, detail })));
    if (overrides(entry) || !declarations.has(name)) declarations.set(name, entry);
    else problems.push({ path, line, detail: `${quoted(name)} is in required_providers twice.` });
  }
  return declarations;
}

/** A block that needs a provider, or sets one up. */
interface ProviderUse extends Place {
  readonly localName: string;
  readonly constraints: readonly string[];
  /** `resource "aws_instance" "web"` */
  readonly block: string;
  readonly declares?: Pick<Declaring, 'type' | 'kind'>;
}

const declaringKinds = ['resource', 'data', 'ephemeral', 'list', 'action'] as const;

/** An `import` counts if its resource is not in the configuration, and the deprecated `version` of a `provider` block is a constraint too. */
function usesIn(blocks: readonly ModuleBlock[], problems: ConfigurationProblem[]): readonly ProviderUse[] {
  const resources = new Set(
    blocks.flatMap(({ type, labels }) => (type === 'resource' ? labels.join('.') : [])),
  );
  return blocks.flatMap(({ type: what, labels, body, path, line }): readonly ProviderUse[] => {
    const use = { block: [what, ...labels.map(quoted)].join(' '), path, line, constraints: [] };
    const to = what === 'import' ? (referenceText(body.get('to')) ?? '').split(/[.[]/, 2) : labels;
    const [type = '', name = ''] = to;
    const isThere = type === '' || type === 'module' || resources.has(`${type}.${name}`);
    const imported = what === 'import' && !isThere ? 'resource' : undefined;
    const kind = declaringKinds.find((each) => each === what) ?? imported;
    if (kind !== undefined) return [{ ...use, localName: localNameIn(body, type), declares: { type, kind } }];
    if (what === 'terraform')
      return blocksOf(body, 'state_store', 1).flatMap(({ labels: [type = ''], body: store }) => {
        const named = blocksOf(store, 'provider', 1).flatMap(({ labels }) => labels);
        return named.map((localName) => ({ ...use, localName, declares: { type, kind: 'state_store' } }));
      });
    if (what !== 'provider') return [];
    const version = body.has('version') ? readConstraint(body.get('version'), quoted(type)) : nothing;
    problems.push(...version.problems.map((detail) => ({ path, line, detail })));
    return [{ ...use, localName: type, constraints: version.constraints }];
  });
}

/** The local name of the provider of a block. If its argument is not a name alone, the rest of it counts too. */
function localNameIn(body: Body, type: string): string {
  return referenceText(body.get('provider'))?.split(/[.[]/, 1)[0]?.trim() ?? type.split('_', 1)[0] ?? '';
}

/** Nothing if the name is no provider's, its entry cannot be read, or the provider is never installed. */
function requiredBy(use: ProviderUse, declarations: Declarations): readonly Requirement[] {
  const { localName } = use;
  const address = impliedAddress(localName);
  const declared = declarations.get(localName) ?? declarations.get(address?.type ?? '');
  if (declared !== undefined) return requirementOf(declared, use);
  return requirementOf({ address, hostImplied: true }, use).map((each) => ({ ...each, isImplied: true }));
}
