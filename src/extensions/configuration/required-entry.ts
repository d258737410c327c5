import { posix } from 'node:path';
import { opentofuRegistry, terraformRegistry } from '../../address/address.ts';
import { shortText } from '../../finding/sentence.ts';
import type { LockFile, ProviderLock } from '../../lockfile/lock-file.ts';
import type { ReviewedFile } from '../../subject/subject.ts';
import { parseVersionConstraints, versionSatisfies } from '../../version/constraints.ts';
import { parseVersion, type Version } from '../../version/version.ts';
import type { Configuration, RequiredAddress, Requirement, Unseen } from './requirements/configuration.ts';
import { isOverride } from './requirements/module-folder.ts';
import { placeOf } from './requirements/requirement.ts';

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
  return { file, path: revision.path, lockFile: head.lockFile, configuration };
}

export function configuredFiles(files: readonly ReviewedFile[]): readonly ConfiguredFile[] {
  return files.map(configuredFile).filter((file) => file !== null);
}

/** Whether all is known that a finding about a requirement needs. Files that were not read can only require more, but for overrides, and for what a change may not bring to excuse itself (T68). */
export function isFact({ file, configuration }: Pick<ConfiguredFile, 'file' | 'configuration'>): boolean {
  const before = file.configurationBefore?.unseen.map(({ path }) => posix.basename(path));
  const isWhole = configuration.unseen.every(({ kind, path }) => {
    const name = posix.basename(path);
    if (kind.endsWith('-module') || kind === 'test') return true;
    return before?.includes(name) === false && !isOverride(name);
  });
  return file.isRoot === true && isWhole;
}

/** The entries that may meet a requirement: two where it names no registry and the lock file is used by Terraform and OpenTofu. */
export function entriesFor(requirement: Requirement, { providers }: LockFile): readonly ProviderLock[] {
  const addresses = addressesOf(requirement);
  return providers.filter(({ address }) => addresses.includes(address));
}

/** The address in the registry of the tool that uses this lock file. */
export function addressIn({ providers, tool }: LockFile, requirement: RequiredAddress): string {
  const [address = requirement.address, twin] = addressesOf(requirement);
  const isTofu = tool === 'tofu' || providers.some(({ address }) => address.startsWith(openTofu));
  return isTofu && twin !== undefined ? twin : address;
}

/** The requirements that this change leaves without an entry; all of them in an audit, and in a lock file that is new or empty. */
export function missingFrom({ file, configuration, lockFile }: ConfiguredFile): readonly Requirement[] {
  const { revision, base, configurationBefore: before } = file;
  const lacking = lackedIn(lockFile, configuration);
  const isAudit = revision.status === 'unchanged' && before === undefined;
  if (isAudit || revision.base.kind === 'missing') return lacking;
  // `entry-removed` and `lock-file-removed` report the entries that the change removes.
  const old = base?.lockFile == null ? lacking : lackedIn(base.lockFile, { requirements: lacking });
  const isEmpty = revision.status !== 'unchanged' && lockFile.providers.length === 0;
  if (isEmpty && base?.lockFile != null) return old;
  const required = before?.requirements.flatMap(addressesOf);
  return old.filter((each) => required && !addressesOf(each).some((address) => required.includes(address)));
}

function lackedIn(lockFile: LockFile, { requirements }: Pick<Configuration, 'requirements'>) {
  return requirements.filter((each) => entriesFor(each, lockFile).length === 0);
}

/** Whether something may be wrong that counts only in a root module. */
export function needsRoot(file: ReviewedFile): boolean {
  const configured = configuredFile(file);
  if (configured === null) return false;
  const isLacking = lackedIn(configured.lockFile, configured.configuration).length > 0;
  return isLacking || outsideConstraints(configured).length > 0;
}

/** Whether only the configuration at base can tell if the change is the reason for what is wrong. */
export function isDoubtful(file: ReviewedFile): boolean {
  return configuredFile(file) !== null && (needsRoot(file) || removedFrom(file).length > 0);
}

/** The entries that the change removes from a lock file that keeps others, or never had any. */
export function removedFrom({ base, head }: ReviewedFile): readonly ProviderLock[] {
  // In a file that is an error, as in a merge conflict, an entry is not gone, only unreadable.
  if (head?.lockFile == null || head.problems.some(({ severity }) => severity === 'error')) return [];
  const left = new Set(head.lockFile.providers.map(({ address }) => address));
  return (base?.lockFile?.providers ?? []).filter(({ address }) => !left.has(address));
}

/** The entry that a provider had before, if its local name now has a different source (T9). */
export function movedFrom(lock: ProviderLock, file: ReviewedFile): ProviderLock | null {
  const { configuration, configurationBefore } = file;
  if (configuration == null || configurationBefore == null) return null;
  const isNew = file.base?.lockFile?.providers.every(({ address }) => address !== lock.address) === true;
  const names = namesOf(lock, configuration);
  const isNamed = (old: ProviderLock) =>
    namesOf(old, configurationBefore).some((each) => names.includes(each));
  return isNew ? (removedFrom(file).find(isNamed) ?? null) : null;
}

function namesOf(lock: ProviderLock, configuration: Configuration): readonly string[] {
  return requirementsFor(lock, configuration).flatMap(({ localNames }) => localNames);
}

export function requirementsFor(lock: ProviderLock, { requirements }: Configuration): readonly Requirement[] {
  return requirements.filter((each) => addressesOf(each).includes(lock.address));
}

/** Entries that stay the same count only if the changed configuration no longer allows them. */
export function outsideConstraints({ file, lockFile, configuration }: Omit<ConfiguredFile, 'path'>) {
  const { configurationBefore: read } = file;
  return configuration.requirements.flatMap((requirement) =>
    entriesFor(requirement, lockFile).flatMap((lock) => {
      const version = parseVersion(lock.version);
      const reason = reasonAgainst(version, requirement, configuration);
      const wasOutside = read?.requirements.some(
        (each) => addressesOf(each).includes(lock.address) && reasonAgainst(version, each, read) !== null,
      );
      const old = file.base?.lockFile?.providers.find(({ address }) => address === lock.address);
      const isSame = old?.version === lock.version && String(old.hashes) === String(lock.hashes);
      const isOld = file.revision.status === 'unchanged' || isSame;
      if (reason === null || (isOld && wasOutside === true)) return [];
      const broken = requirement.constraints.find(({ text }) => excludes(text, version));
      return [{ lock, reason, wanted: broken?.text }];
    }),
  );
}

/** `null` where Terraform may select the version. */
function reasonAgainst(version: Version, { constraints, places }: Requirement, { unseen }: Configuration) {
  const all = constraints.flatMap(({ text }) => parseVersionConstraints(text));
  if (versionSatisfies(version, all)) return null;
  const broken = constraints.find(({ text }) => excludes(text, version));
  if (broken !== undefined) return `it requires "${shortText(broken.text)}"${placeOf([broken])}`;
  if (version.prerelease === '') return 'Terraform treats version 0.0.0 as no version and never selects it';
  // A module that cannot be read may name the prerelease.
  if (unseen.length > 0) return null;
  return `Terraform selects a prerelease only where a constraint names it exactly, and none does${placeOf(places)}`;
}

/** Compares only with the range: all constraints together decide whether a prerelease may be selected. */
function excludes(text: string, version: Version): boolean {
  return !versionSatisfies(version, [...parseVersionConstraints(text), { operator: '=', boundary: version }]);
}

/** The address, and where no host is named also the address in OpenTofu's registry. */
export function addressesOf({ address, hostImplied }: RequiredAddress): readonly string[] {
  if (!hostImplied || !address.startsWith(terraform)) return [address];
  return [address, `${openTofu}${address.slice(terraform.length)}`];
}

export function unseenNames(unseen: readonly Unseen[]): string {
  const [first] = unseen;
  if (first === undefined) return '';
  const rest = unseen.length - 1;
  return `${first.what}${rest === 0 ? '' : ` and ${rest} more that cannot be seen`}`;
}

const terraform = `${terraformRegistry}/`;
const openTofu = `${opentofuRegistry}/`;
