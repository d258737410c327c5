import type { Configuration, Place, Requirement, Unseen } from '../configuration/configuration.ts';
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
export declare function configuredFiles({ files }: Pick<Subject, 'files'>): readonly ConfiguredFile[];
/**
 * The configuration as the tool reads it that keeps the lock file. Which one that is its entries tell by their registries; where they do not, what
 * either requires is required.
 */
export declare function readingFor({ providers }: Pick<LockFile, 'providers'>, { asTerraform, ...asTofu }: Configuration): Configuration;
/** The entries that may meet a requirement: two where it names no registry and the lock file is used by Terraform and OpenTofu. */
export declare function entriesFor(requirement: Requirement, { providers }: LockFile): readonly ProviderLock[];
/** Whether the readable part of the configuration requires the entry. */
export declare function isRequired({ address }: ProviderLock, { requirements }: Configuration): boolean;
/** The address in the registry of the tool that uses this lock file. */
export declare function addressIn({ providers, tool }: LockFile, requirement: Requirement): string;
/** Whether the change adds or removes the entry, or adds the file. In an audit everything counts. */
export declare function isOfThisChange({ file }: ConfiguredFile, addresses: readonly string[]): boolean;
/** Whether the root module did not require it before; `false` where that was not read. */
export declare function isNewlyRequired({ file }: ConfiguredFile, requirement: Requirement): boolean;
/** Whether an entry is missing on both sides, so that only the configuration at base can tell if the change is the reason. */
export declare function requiresUnlocked(reviewed: ReviewedFile): boolean;
/** The requirements that have no entry in the lock file. */
export declare function unlockedIn({ configuration, lockFile }: ConfiguredFile): readonly Requirement[];
/** The address, and where no host is named also the address in OpenTofu's registry. */
export declare function addressesOf({ address, hostImplied }: Requirement): readonly string[];
/** ` (envs/prod/main.tf:4)`, or nothing where no place is known. */
export declare function placeOf(places: readonly Place[]): string;
/** What else may need an entry: unreadable parts of the configuration, and the state. */
export declare function unseenWords(unseen: readonly Unseen[]): string;
/** What cannot be seen, by name or number. */
export declare function unseenNames(unseen: readonly Unseen[]): string;
