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

/** Lock files without an error, each with its configuration. In a file with an error, an entry may be missing for another reason. */
export function configuredFiles({ files }: Pick<Subject, 'files'>): readonly ConfiguredFile[] {
  return files.flatMap((file): ConfiguredFile[] => {
    const { revision, head, configuration = null } = file;
    if (head?.lockFile == null || configuration === null) return [];
    if (head.problems.some(({ severity }) => severity === 'error')) return [];
    const { lockFile } = head;
    return [{ file, path: revision.path, lockFile, configuration: readingFor(lockFile, configuration) }];
  });
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

/** Whether the change adds or removes the entry, or adds the file. In an audit everything counts. */
export function isOfThisChange({ file }: ConfiguredFile, addresses: readonly string[]): boolean {
  const { revision, base, head } = file;
  if (revision.status === 'unchanged') return true;
  const has = (side: LockFile | null | undefined): boolean =>
    side?.providers.some(({ address }) => addresses.includes(address)) ?? false;
  return revision.base.kind === 'missing' || has(base?.lockFile) !== has(head?.lockFile);
}

/** Whether the root module did not require it before; `false` where that was not read. */
export function isNewlyRequired({ file }: ConfiguredFile, requirement: Requirement): boolean {
  const before = file.configurationBefore ?? null;
  if (before === null) return false;
  const addresses = addressesOf(requirement);
  return ![before, before.asTerraform ?? before].some(({ requirements }) =>
    requirements.some((each) => addressesOf(each).some((address) => addresses.includes(address))),
  );
}

/** Whether an entry is missing on both sides, so that only the configuration at base can tell if the change is the reason. */
export function requiresUnlocked(reviewed: ReviewedFile): boolean {
  return configuredFiles({ files: [reviewed] }).some((file) =>
    unlockedIn(file).some((requirement) => !isOfThisChange(file, addressesOf(requirement))),
  );
}

/** Whether a lock file lacks an entry for something that is required. */
export function lacksEntries(reviewed: ReviewedFile): boolean {
  return configuredFiles({ files: [reviewed] }).some((file) => unlockedIn(file).length > 0);
}

/** The requirements that have no entry in the lock file. */
export function unlockedIn({ configuration, lockFile }: ConfiguredFile): readonly Requirement[] {
  return configuration.requirements.filter((requirement) => entriesFor(requirement, lockFile).length === 0);
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

/** What else may need an entry: unreadable parts of the configuration, and the state. */
export function unseenWords(unseen: readonly Unseen[]): string {
  return unseen.length === 0 ? 'the state' : `${unseenNames(unseen)} or the state`;
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
