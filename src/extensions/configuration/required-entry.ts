import { opentofuRegistry, terraformRegistry } from '../../address/address.ts';
import { shortText } from '../../finding/sentence.ts';
import type { LockFile, ProviderLock } from '../../lockfile/lock-file.ts';
import type { Place, ReviewedFile, Subject } from '../../subject/subject.ts';
import { parseVersionConstraints, versionSatisfies } from '../../version/constraints.ts';
import { parseVersion, type Version } from '../../version/version.ts';
import type { Configuration, RequiredVersion, Requirement, Unseen } from './requirements/configuration.ts';
import { isUnclear } from './requirements/module-folder.ts';
import { mostLevels } from './requirements/read-configurations.ts';
import { mergeRequirements } from './requirements/requirement.ts';

/** A lock file that can be compared with the configuration beside it. */
export interface ConfiguredFile {
  readonly file: ReviewedFile;
  readonly path: string;
  readonly lockFile: LockFile;
  readonly configuration: Configuration;
}

/** `null` for a lock file with an error, in which an entry may be missing for a different reason, and if no configuration was read. */
export function configuredFile(file: ReviewedFile): ConfiguredFile | null {
  const { revision, head, configuration = null } = file;
  if (head?.lockFile == null || configuration === null) return null;
  if (head.problems.some(({ severity }) => severity === 'error')) return null;
  const { lockFile } = head;
  return { file, path: revision.path, lockFile, configuration: readingFor(lockFile, configuration) };
}

export function configuredFiles({ files }: Pick<Subject, 'files'>): readonly ConfiguredFile[] {
  return files.map(configuredFile).filter((file) => file !== null);
}

/** The configuration as the lock file's tool reads it; if its entries do not tell, what either requires, or what `header` names. */
export function readingFor(
  { providers }: Pick<LockFile, 'providers'>,
  { asTerraform, ...asTofu }: Configuration,
  header?: LockFile['tool'],
): Configuration {
  if (asTerraform === undefined) return asTofu;
  const has = (host: string) => providers.some(({ address }) => address.startsWith(host));
  if (has(openTofu) !== has(terraform)) return has(openTofu) ? asTofu : asTerraform;
  if (header !== undefined) return header === 'tofu' ? asTofu : asTerraform;
  return {
    requirements: mergeRequirements([...asTofu.requirements, ...asTerraform.requirements]),
    unseen: [...asTofu.unseen, ...asTerraform.unseen],
    problems: [...asTofu.problems, ...asTerraform.problems],
  };
}

/** Read whole, for either tool. Terraform writes no lock file where no provider is required. */
export function requiresNothing(configuration: Configuration | null): boolean {
  const read = configuration === null ? null : readingFor({ providers: [] }, configuration);
  return read?.requirements.length === 0 && read.unseen.length === 0;
}

/** The entries that may meet a requirement: two where it names no registry and the lock file is used by Terraform and OpenTofu. */
export function entriesFor(requirement: Requirement, { providers }: LockFile): readonly ProviderLock[] {
  const addresses = addressesOf(requirement);
  return providers.filter(({ address }) => addresses.includes(address));
}

export function isRequired({ address }: ProviderLock, { requirements }: Configuration): boolean {
  return requirements.some((requirement) => addressesOf(requirement).includes(address));
}

/** The address in the registry of the tool that uses this lock file. */
export function addressIn(
  { providers, tool }: Pick<LockFile, 'providers' | 'tool'>,
  requirement: Requirement,
): string {
  const [address = requirement.address, twin] = addressesOf(requirement);
  const isTofu = tool === 'tofu' || providers.some(({ address }) => address.startsWith(openTofu));
  return isTofu && twin !== undefined ? twin : address;
}

/** The requirements that this change leaves without an entry; all of them in an audit and a new lock file. */
export function missingFrom(configured: ConfiguredFile): readonly Requirement[] {
  const { revision, base, configurationBefore: before } = configured.file;
  const isAudit = revision.status === 'unchanged' && before === undefined;
  if (isAudit || revision.base.kind === 'missing')
    return configured.configuration.requirements.filter(
      (each) => entriesFor(each, configured.lockFile).length === 0,
    );
  // A change of a lock file that was empty before, and still is.
  if (revision.status !== 'unchanged' && base?.lockFile != null && isEmpty(configured))
    return lackedBefore(configured);
  if (before == null) return [];
  const required = [before, before.asTerraform ?? before].flatMap(({ requirements }) =>
    requirements.flatMap(addressesOf),
  );
  return lackedBefore(configured).filter(
    (each) => !addressesOf(each).some((address) => required.includes(address)),
  );
}

/** Places that Terraform may be able to read and Lockproof cannot, unless that was so before the change. */
export function unreadByChange({ file, configuration }: ConfiguredFile): readonly Unseen[] {
  const { configurationBefore: before } = file;
  const keyOf = (each: Unseen): string => JSON.stringify({ ...each, line: null });
  const old = [before, before?.asTerraform].flatMap((side) => side?.unseen.map(keyOf) ?? []);
  // Where a call leads to a place that is not read, nobody sees what a change does there.
  const isOpen = (each: Unseen): boolean => each.kind !== 'unreadable-file' || /^a name/.test(each.reason);
  const isNew = (each: Unseen): boolean =>
    (isOpen(each) && file.configurationStays !== true) || !old.includes(keyOf(each));
  const unread = configuration.unseen.filter((each) => isForTerraform(each) && isNew(each));
  return before === null ? [] : unread;
}

/** Terraform stops where the parser does. */
function isForTerraform(unseen: Unseen): boolean {
  // `configuration-unread` reports what is beyond a limit.
  if (unseen.kind === 'unreadable-file')
    return !unseen.isLimit && !/^parse config|^the file is not JSON/.test(unseen.reason);
  if (!('source' in unseen)) return unseen.kind === 'unclear-entry';
  return unseen.kind !== 'deep-module' && isUnclear(unseen);
}

export function isEmpty({ lockFile }: ConfiguredFile): boolean {
  return lockFile.providers.length === 0;
}

/** Whether only the configuration at base can tell if the change is the reason for what is wrong. */
export function isDoubtful(file: ReviewedFile): boolean {
  const configured = configuredFile(file);
  if (configured === null || file.revision.base.kind === 'missing') return false;
  return (
    lackedBefore(configured).length > 0 ||
    unreadByChange(configured).length > 0 ||
    removedFrom(file).length > 0 ||
    outsideConstraints(configured).length > 0
  );
}

/** The entries that the change removes from a lock file that keeps others, or never had any. */
export function removedFrom({ base, head, revision }: ReviewedFile): readonly ProviderLock[] {
  if (head?.lockFile == null) return [];
  const isUnread = head.problems.some(({ severity }) => severity === 'error');
  // In a merge conflict an entry is not gone, only unreadable, and the file is an error.
  const text = isUnread && revision.head.kind === 'file' ? new TextDecoder().decode(revision.head.bytes) : '';
  const named = [...text.matchAll(/"([^"\n]+)"/g)].map(([, quoted]) => quoted);
  const left = new Set([...named, ...head.lockFile.providers.map(({ address }) => address)]);
  return (base?.lockFile?.providers ?? []).filter(({ address }) => !left.has(address));
}

/** The entry that a provider had before, if its local name now has a different source (T9). */
export function movedFrom(lock: ProviderLock, file: ReviewedFile): ProviderLock | null {
  const { configuration, configurationBefore } = file;
  if (configuration == null || configurationBefore == null) return null;
  const names = requirementsFor(lock, configuration).flatMap(({ localNames }) => localNames);
  const isNamed = (old: ProviderLock): boolean =>
    requirementsFor(old, configurationBefore).some(({ localNames }) =>
      localNames.some((name) => names.includes(name)),
    );
  const isNew = file.base?.lockFile?.providers.every(({ address }) => address !== lock.address) === true;
  return isNew ? (removedFrom(file).find(isNamed) ?? null) : null;
}

/** The requirements that an entry meets, read as the tool does whose registry it names. */
export function requirementsFor(lock: ProviderLock, configuration: Configuration): readonly Requirement[] {
  const { requirements } = readingFor({ providers: [lock] }, configuration);
  return requirements.filter((each) => addressesOf(each).includes(lock.address));
}

interface OutsideConstraints {
  readonly lock: ProviderLock;
  readonly reason: string;
  readonly place: Place | undefined;
  /** The constraint that it does not meet; `undefined` where it meets each. */
  readonly wanted: string | undefined;
}

/** Of entries that stay the same, only those that the changed configuration no longer allows. */
export function outsideConstraints({
  file,
  lockFile,
  ...given
}: ConfiguredFile): readonly OutsideConstraints[] {
  const { configurationBefore: before } = file;
  // The tool itself refuses such a version, so a header that is wrong hides nothing.
  const configuration = readingFor(lockFile, file.configuration ?? given.configuration, lockFile.tool);
  const read = before == null ? null : readingFor(lockFile, before, lockFile.tool);
  return configuration.requirements.flatMap((requirement) =>
    entriesFor(requirement, lockFile).flatMap((lock): OutsideConstraints[] => {
      const version = parseVersion(lock.version);
      const reason = reasonAgainst(version, requirement, configuration);
      const wasOutside = read?.requirements.some(
        (each) => addressesOf(each).includes(lock.address) && reasonAgainst(version, each, read) !== null,
      );
      const old = file.base?.lockFile?.providers.find(({ address }) => address === lock.address);
      const isSame = old?.version === lock.version && String(old.hashes) === String(lock.hashes);
      const isOld = file.revision.status === 'unchanged' || isSame;
      if (reason === null || (isOld && wasOutside === true)) return [];
      const broken = requirement.constraints.find((constraint) => excludes(constraint, version));
      return [{ lock, reason, place: broken ?? requirement.places[0], wanted: broken?.text }];
    }),
  );
}

/** `null` where Terraform may select the version. */
function reasonAgainst(version: Version, { constraints, places }: Requirement, { unseen }: Configuration) {
  if (versionSatisfies(version, constraints.flatMap(termsOf))) return null;
  const [first, ...others] = constraints.filter((constraint) => excludes(constraint, version));
  if (first !== undefined) {
    const more = others.length === 0 ? '' : `, and ${others.length} more`;
    return `it requires "${shortText(first.text)}"${placeOf([first])}${more}`;
  }
  if (version.prerelease === '') return 'Terraform treats version 0.0.0 as no version and never selects it';
  // A module that cannot be read may name the prerelease.
  if (unseen.length > 0) return null;
  return `Terraform selects a prerelease only where a constraint names it exactly, and none does${placeOf(places)}`;
}

/** Compares only with the range: all constraints together decide whether a prerelease may be selected. */
function excludes(constraint: RequiredVersion, version: Version): boolean {
  return !versionSatisfies(version, [...termsOf(constraint), { operator: '=', boundary: version }]);
}

function termsOf({ text }: RequiredVersion): ReturnType<typeof parseVersionConstraints> {
  return parseVersionConstraints(text);
}

function lackedBefore({ file, configuration, lockFile }: ConfiguredFile): readonly Requirement[] {
  const sides = [lockFile, ...(file.base?.lockFile == null ? [] : [file.base.lockFile])];
  return configuration.requirements.filter((each) =>
    sides.every((side) => entriesFor(each, side).length === 0),
  );
}

/** The address, and where no host is named also the address in OpenTofu's registry. */
export function addressesOf({ address, hostImplied }: Requirement): readonly string[] {
  if (!hostImplied || !address.startsWith(terraform)) return [address];
  return [address, `${openTofu}${address.slice(terraform.length)}`];
}

/** ` (envs/prod/main.tf:4)`, or nothing where no place is known. */
export function placeOf(places: readonly Place[]): string {
  const [place] = places;
  return place === undefined ? '' : ` (${place.line === null ? place.path : `${place.path}:${place.line}`})`;
}

export function unseenNames(unseen: readonly Unseen[]): string {
  const [first] = unseen;
  if (first === undefined) return '';
  const rest = unseen.length - 1;
  return `${nameOf(first)}${rest === 0 ? '' : ` and ${rest} more that cannot be seen`}`;
}

function nameOf(unseen: Unseen): string {
  switch (unseen.kind) {
    case 'remote-module':
      return `the module "${shortText(unseen.name)}" from ${shortText(unseen.source)} (not in this repository)`;
    case 'local-module':
      return `the module "${shortText(unseen.name)}" at ${shortText(unseen.source)} (not found)`;
    case 'deep-module':
      return `the module "${shortText(unseen.name)}" at ${shortText(unseen.source)} (more than ${mostLevels} calls deep, not read)`;
    case 'unreadable-file':
      return `the blocks of ${unseen.path} (unreadable)`;
    case 'unclear-entry':
      return `the entry "${shortText(unseen.localName)}" of required_providers${placeOf([unseen])}`;
    case 'unclear-reference':
      return `the provider of the block ${shortText(unseen.block)}${placeOf([unseen])} (unreadable)`;
    case 'generator':
      return `the files that ${unseen.path} generates`;
  }
}

const terraform = `${terraformRegistry}/`;
const openTofu = `${opentofuRegistry}/`;
