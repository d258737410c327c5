import { posix } from 'node:path';
import { isBuiltIn, isLegacy, type ProviderAddress } from '../address/address.ts';
import { type ConversionReply, convertHcl, convertHclMeanwhile, Patience } from '../hcl/convert.ts';
import { quoted } from '../quoted.ts';
import { type Body, blocksOf, isName } from './blocks.ts';
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
import {
  importUses,
  moduleCalls,
  type ProviderSetting,
  type ProviderUse,
  providerSettings,
  resourceUses,
  rootSignIn,
  testModuleCalls,
} from './module-blocks.ts';
import { merged, type Placed, parsedFile, placed, type Sides, sidesOf, syntaxOf } from './module-files.ts';
import { isForOpenTofu, isShadowed, kindOfFile } from './module-folder.ts';
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
  const readings = sourcesIn(files).map((file) => ({ file, reply: syntaxOf(file, convert) }));
  return asBothTools(readings, generatorsIn(files));
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
  for (const file of sourcesIn(files)) {
    if ('unread' in file) {
      readings.push({ file: { ...file, text: '' }, reply: { kind: 'refused', reason: file.unread } });
      continue;
    }
    const reply = await syntaxOf(file, ({ path, text }) =>
      convertHclMeanwhile(posix.basename(path), text, patience),
    );
    readings.push({ file, reply });
  }
  return asBothTools(readings, generatorsIn(files));
}

function waitingFor(patience: Patience): (file: ConfigurationFile) => ConversionReply {
  return ({ path, text }) => convertHcl(posix.basename(path), text, patience);
}

function sourcesIn<File extends { readonly path: string }>(files: readonly File[]): readonly File[] {
  return files.filter(({ path }) => {
    const kind = kindOfFile(posix.basename(path));
    return kind !== null && kind !== 'generator';
  });
}

function generatorsIn(files: readonly { readonly path: string }[]): readonly Unseen[] {
  const generators = files.filter(({ path }) => kindOfFile(posix.basename(path)) === 'generator');
  return generators.map(({ path }) => ({ kind: 'generator', path }));
}

function asBothTools(readings: readonly Reading[], generators: readonly Unseen[]): Module {
  const names = new Set(readings.map(({ file }) => posix.basename(file.path)));
  const chosen = (test: (name: string) => boolean) =>
    readings.filter(({ file }) => test(posix.basename(file.path)));
  const module = moduleOf(
    chosen((name) => !isShadowed(name, names)),
    generators,
  );
  if (![...names].some(isForOpenTofu)) return module;
  return {
    ...module,
    asTerraform: moduleOf(
      chosen((name) => !isForOpenTofu(name)),
      generators,
    ),
  };
}

interface Reading {
  readonly file: ConfigurationFile;
  readonly reply: ConversionReply;
}

function moduleOf(readings: readonly Reading[], generators: readonly Unseen[]): Module {
  const parsed = readings.flatMap(({ file, reply }) =>
    reply.kind === 'converted' ? [parsedFile(file, reply.value)] : [],
  );
  const refused = readings.flatMap(({ file, reply }): Unseen[] =>
    reply.kind === 'refused' ? [{ kind: 'unreadable-file', path: file.path, reason: reply.reason }] : [],
  );
  const sides = sidesOf(parsed);
  const problems: ConfigurationProblem[] = [];
  const declarations = declarationsIn(sides, problems);
  return {
    requirements: requirementsIn(sides, declarations, problems),
    calls: moduleCalls(sides),
    testCalls: testModuleCalls(parsed),
    rootSign: rootSignIn(sides),
    unseen: [
      ...refused,
      ...[...declarations.values()].flatMap(unclearEntry),
      ...usesIn(sides).flatMap(unclearReference),
      ...generators,
    ],
    problems,
    isEmpty: refused.length === 0 && parsed.every(({ isTest }) => isTest),
  };
}

/**
 * The requirements of a module, as Terraform collects them (`addProviderRequirements`): the entries of required_providers; resource, data,
 * ephemeral, action and import blocks; provider blocks, whose deprecated `version` is a constraint too.
 */
function requirementsIn(
  sides: Sides,
  declarations: Declarations,
  problems: ConfigurationProblem[],
): readonly Requirement[] {
  return mergeRequirements([
    ...[...declarations.values()].flatMap(declaredRequirement),
    ...usesIn(sides).flatMap((use) => usedRequirement(use, declarations)),
    ...merged(sides, providerSettings, overrideSetting).flatMap((setting) =>
      settingRequirement(setting, declarations, problems),
    ),
  ]);
}

type PlacedDeclaration = Declaration & Place;
type Declarations = ReadonlyMap<string, PlacedDeclaration>;

/** By local name. An override file replaces whole entries. */
function declarationsIn({ primary, override }: Sides, problems: ConfigurationProblem[]): Declarations {
  const declarations = new Map<string, PlacedDeclaration>();
  for (const { item, file } of [
    ...placed(primary, requiredProviders),
    ...placed(override, requiredProviders),
  ]) {
    const [localName, value] = item;
    const place = { path: file.path, line: file.lines.requiredProvider(localName) };
    const declaration = { ...readDeclaration(localName, value), ...place };
    problems.push(...declaration.problems.map((detail) => ({ ...place, detail })));
    if (file.isOverride || !declarations.has(localName)) declarations.set(localName, declaration);
    else problems.push({ ...place, detail: `${quoted(localName)} is in required_providers twice.` });
  }
  return declarations;
}

function requiredProviders(body: Body): readonly (readonly [string, unknown])[] {
  return blocksOf(body, 'terraform', 0)
    .flatMap((terraform) => blocksOf(terraform.body, 'required_providers', 0))
    .flatMap((entries) => [...entries.body]);
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

/** A comment between `aws` and `.west` is nothing to Terraform, and only its own parser can tell what is one. */
function unclearReference({ item, file }: Placed<ProviderUse>): Unseen[] {
  const { localName, blockType, labels } = item;
  if (isName(localName)) return [];
  const block = [blockType, ...labels.map(quoted)].join(' ');
  return [{ kind: 'unclear-reference', block, path: file.path, line: file.lines.block(blockType, labels) }];
}

function usesIn(sides: Sides): readonly Placed<ProviderUse>[] {
  const resources = merged(sides, resourceUses, (before, change) =>
    change.item.explicit ? { ...before, item: change.item } : before,
  );
  const keys = new Set(resources.map(({ item }) => item.key));
  const files = [...sides.primary, ...sides.override];
  return [...resources, ...placed(files, (body) => importUses(body, keys))];
}

function usedRequirement({ item, file }: Placed<ProviderUse>, declarations: Declarations): Requirement[] {
  const found = providerOf(item.localName, declarations);
  if (found === null) return [];
  const place = { path: file.path, line: file.lines.block(item.blockType, item.labels) };
  return [requirementOf({ ...found, localName: item.localName, constraints: [], place })];
}

function overrideSetting(
  before: Placed<ProviderSetting>,
  change: Placed<ProviderSetting>,
): Placed<ProviderSetting> {
  return change.item.version === undefined ? before : change;
}

function settingRequirement(
  { item: { localName, version }, file }: Placed<ProviderSetting>,
  declarations: Declarations,
  problems: ConfigurationProblem[],
): Requirement[] {
  const place = { path: file.path, line: file.lines.block('provider', [localName]) };
  const details: string[] = [];
  const constraints = version === undefined ? [] : readConstraint(version, quoted(localName), details);
  problems.push(...details.map((detail) => ({ ...place, detail })));
  const found = providerOf(localName, declarations);
  return found === null ? [] : [requirementOf({ ...found, localName, constraints, place })];
}

/** `null` if the name cannot be a provider's, if its entry cannot be read, or if the provider is never installed. */
function providerOf(
  localName: string,
  declarations: Declarations,
): { readonly address: ProviderAddress; readonly hostImplied: boolean } | null {
  const implied = impliedAddress(localName);
  const declared = declarations.get(localName) ?? declarations.get(implied?.type ?? '');
  const address = declared === undefined ? implied : declared.address;
  if (address === null || !isInstalled(address)) return null;
  return { address, hostImplied: declared?.hostImplied ?? true };
}

/** Built-in providers are part of Terraform; legacy addresses of Terraform 0.12 cannot be installed. */
function isInstalled(address: ProviderAddress): boolean {
  return !isBuiltIn(address) && !isLegacy(address);
}
