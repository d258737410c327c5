import { opentofuRegistry, terraformRegistry } from '../address/address.ts';
import type { Configuration, Place, Requirement, Unseen } from '../configuration/configuration.ts';
import { mostLevels } from '../configuration/read-configurations.ts';
import { mergeRequirements } from '../configuration/requirement.ts';
import { shortText } from '../finding/sentence.ts';
import type { LockFile, ProviderLock } from '../lockfile/lock-file.ts';
import type { ReviewedFile, Subject } from './subject.ts';

/** A lock file that can be compared with the configuration beside it. */
export interface ConfiguredFile {
  readonly file: ReviewedFile;
  readonly path: string;
  readonly lockFile: LockFile;
  readonly configuration: Configuration;
}

/** `null` for a lock file with an error, in which an entry may be missing for another reason, and where no configuration was read. */
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

/**
 * The configuration as the tool reads it that keeps the lock file. Which one that is its entries tell by their registries; where they do not, what
 * either requires is required.
 */
export function readingFor(
  { providers }: Pick<LockFile, 'providers'>,
  { asTerraform, ...asTofu }: Configuration,
): Configuration {
  if (asTerraform === undefined) return asTofu;
  const has = (host: string) => providers.some(({ address }) => address.startsWith(host));
  if (has(openTofu) !== has(terraform)) return has(openTofu) ? asTofu : asTerraform;
  return {
    requirements: mergeRequirements([...asTofu.requirements, ...asTerraform.requirements]),
    unseen: [...asTofu.unseen, ...asTerraform.unseen],
    problems: [...asTofu.problems, ...asTerraform.problems],
  };
}

/** The entries that may meet a requirement: two where it names no registry and the lock file is used by Terraform and OpenTofu. */
export function entriesFor(requirement: Requirement, { providers }: LockFile): readonly ProviderLock[] {
  const addresses = addressesOf(requirement);
  return providers.filter(({ address }) => addresses.includes(address));
}

/** Whether the readable part of the configuration requires the entry. */
export function isRequired({ address }: ProviderLock, { requirements }: Configuration): boolean {
  return requirements.some((requirement) => addressesOf(requirement).includes(address));
}

/** The address in the registry of the tool that uses this lock file. */
export function addressIn({ providers, tool }: LockFile, requirement: Requirement): string {
  const [address = requirement.address, twin] = addressesOf(requirement);
  const isTofu = tool === 'tofu' || providers.some(({ address }) => address.startsWith(openTofu));
  return isTofu && twin !== undefined ? twin : address;
}

/**
 * The requirements without an entry, as far as the change is the first to leave them without one: all of them in an audit
 * and in a new lock file, else those that are new. An entry that the change removes is told by `entry-removed`.
 */
export function missingFrom(configured: ConfiguredFile): readonly Requirement[] {
  const { revision, configurationBefore: before } = configured.file;
  const isAudit = revision.status === 'unchanged' && before === undefined;
  if (isAudit || revision.base.kind === 'missing')
    return configured.configuration.requirements.filter(
      (each) => entriesFor(each, configured.lockFile).length === 0,
    );
  if (before == null) return [];
  const required = [before, before.asTerraform ?? before].flatMap(({ requirements }) =>
    requirements.flatMap(addressesOf),
  );
  return lackedBefore(configured).filter(
    (each) => !addressesOf(each).some((address) => required.includes(address)),
  );
}

/** Whether an entry is missing on both sides, so that only the configuration at base can tell if the change is the reason. */
export function isDoubtful(file: ReviewedFile): boolean {
  const configured = configuredFile(file);
  return configured !== null && file.revision.base.kind !== 'missing' && lackedBefore(configured).length > 0;
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

/** What cannot be seen, by name or number. */
export function unseenNames(unseen: readonly Unseen[]): string {
  const [first] = unseen;
  if (first === undefined) return '';
  const rest = unseen.length - 1;
  return `${nameOf(first)}${rest === 0 ? '' : `, ${rest} more that cannot be seen`}`;
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
