import { isBuiltIn, isLegacy, type ProviderAddress } from '../address/address.ts';
import { quoted } from '../quoted.ts';
import { type Body, blocksOf } from './blocks.ts';
import type { ConfigurationProblem, ModuleCall, Place, Requirement, Unseen } from './configuration.ts';
import { type Declaration, impliedAddress, readConstraint, readDeclaration } from './declaration.ts';
import { moduleCalls, testModuleCalls } from './module-call.ts';
import { merged, type Placed, placed, type Sides, sidesOf } from './override.ts';
import type { ParsedFile } from './parsed-file.ts';
import {
  importUses,
  type ProviderSetting,
  type ProviderUse,
  providerSettings,
  resourceUses,
} from './provider-use.ts';
import { mergeRequirements, requirementOf } from './requirement.ts';

/** What one module asks for, that is one folder, without the modules it calls. */
export interface ModuleRequirements {
  readonly requirements: readonly Requirement[];
  readonly calls: readonly ModuleCall[];
  /** Of the module's tests: Terraform follows them for the root module only. */
  readonly testCalls: readonly ModuleCall[];
  /** Entries that cannot be understood. */
  readonly unclear: readonly Unseen[];
  readonly problems: readonly ConfigurationProblem[];
}

/**
 * The requirements of a module, as Terraform gathers them (`addProviderRequirements`): the entries of required_providers; resource, data,
 * ephemeral, action and import blocks; provider blocks, whose deprecated `version` is a constraint too.
 *
 * @param files all of one folder.
 */
export function moduleRequirements(files: readonly ParsedFile[]): ModuleRequirements {
  const sides = sidesOf(files);
  const problems: ConfigurationProblem[] = [];
  const declarations = declarationsIn(sides, problems);
  const requirements = [
    ...[...declarations.values()].flatMap(declaredRequirement),
    ...usesIn(sides).flatMap((use) => usedRequirement(use, declarations)),
    ...merged(sides, providerSettings, overrideSetting).flatMap((setting) =>
      settingRequirement(setting, declarations, problems),
    ),
  ];
  return {
    requirements: mergeRequirements(requirements),
    calls: moduleCalls(sides),
    testCalls: testModuleCalls(files),
    unclear: [...declarations.values()].flatMap(unclearEntry),
    problems,
  };
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
    else problems.push({ ...place, detail: `${quoted(localName)} stands in required_providers twice.` });
  }
  return declarations;
}

function requiredProviders(body: Body): readonly (readonly [string, unknown])[] {
  return blocksOf(body, 'terraform', 0)
    .flatMap((terraform) => blocksOf(terraform.body, 'required_providers', 0))
    .flatMap((entries) => [...entries.body]);
}

function declaredRequirement({
  address,
  hostImplied,
  localName,
  constraint,
  path,
  line,
}: PlacedDeclaration): Requirement[] {
  if (address === null || !isInstalled(address)) return [];
  return [requirementOf({ address, hostImplied, localName, constraint, place: { path, line } })];
}

function unclearEntry({ address, localName, path, line }: PlacedDeclaration): Unseen[] {
  return address === null ? [{ kind: 'unclear-entry', localName, path, line }] : [];
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
  return [requirementOf({ ...found, localName: item.localName, constraint: null, place })];
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
  const constraint = version === undefined ? null : readConstraint(version, quoted(localName), details);
  problems.push(...details.map((detail) => ({ ...place, detail })));
  const found = providerOf(localName, declarations);
  return found === null ? [] : [requirementOf({ ...found, localName, constraint, place })];
}

/** `null`: a name that can be no provider's, one whose entry cannot be understood, or a provider that is never installed. */
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
