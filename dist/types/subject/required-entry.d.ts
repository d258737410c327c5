import type { Configuration, Place, Requirement, Unseen } from '../configuration/configuration.js';
import type { LockFile, ProviderLock } from '../lockfile/lock-file.js';
import type { ReviewedFile, Subject } from './subject.js';
/** A lock file that can be held against the configuration beside it. */
export interface ConfiguredFile {
    readonly file: ReviewedFile;
    readonly path: string;
    readonly lockFile: LockFile;
    readonly configuration: Configuration;
}
/** Lock files that were read without fault, each with what its root module requires: of a broken file an entry may be missing for another reason. */
export declare function configuredFiles({ files }: Pick<Subject, 'files'>): readonly ConfiguredFile[];
/** The entries that may meet a requirement: two where it names no registry and the lock file is used by Terraform and OpenTofu. */
export declare function entriesFor(requirement: Requirement, { providers }: LockFile): readonly ProviderLock[];
/** Whether something that can be seen of the configuration needs the entry. */
export declare function isRequired({ address }: ProviderLock, { requirements }: Configuration): boolean;
/** The address in the registry of the tool that keeps this lock file. */
export declare function addressIn({ providers, tool }: LockFile, requirement: Requirement): string;
/** Whether the change added, removed or first brought in what stands at this address; an audit looks at everything. */
export declare function isOfThisChange({ file }: ConfiguredFile, addresses: readonly string[]): boolean;
/** Whether the root module did not ask for it before; `false` where that was not read. */
export declare function isNewlyRequired({ file }: ConfiguredFile, requirement: Requirement): boolean;
/** Whether an entry is missing on both sides, so that only the configuration at base can tell whether the change is to blame. */
export declare function requiresUnlocked(reviewed: ReviewedFile): boolean;
/** What the configuration requires and the lock file has no entry for. */
export declare function unlockedIn({ configuration, lockFile }: ConfiguredFile): readonly Requirement[];
/** On `registry.terraform.io` and, where no host is named, on OpenTofu's registry. */
export declare function addressesOf({ address, hostImplied }: Requirement): readonly string[];
/** ` (envs/prod/main.tf:4)`, or nothing where no place is known. */
export declare function placeOf(places: readonly Place[]): string;
/** Who else may need an entry: what cannot be seen, by name or number, and the state. */
export declare function unseenWords(unseen: readonly Unseen[]): string;
