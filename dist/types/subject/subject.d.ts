import { type VersionEvidence } from '../evidence/evidence.js';
import type { GroupedChange } from '../lockfile/group.js';
import type { LockFileReading, ProviderLock } from '../lockfile/lock-file.js';
import type { GoodSignature, SignatureCheck } from '../openpgp/signature.js';
import type { Settings } from '../policy/settings.js';
import type { LockFileRevision } from '../source/source.js';
import type { HashWorth, Standing } from './worth.js';
export interface Subject {
    readonly files: readonly ReviewedFile[];
    readonly changes: readonly ReviewedChange[];
    /** Every provider block to judge, in the order of the changes. */
    readonly entries: readonly LockedEntry[];
    readonly around: Around;
    /** The same of what the merge makes of the base branch, where that branch went on: what is required after the merge may not be what head requires (T92). */
    readonly merge?: Pick<Subject, 'files' | 'around'>;
    readonly settings: Settings;
    /** The time of the run; rules read no clock. Without it, nothing with an end date counts. */
    readonly now?: Date;
}
export interface ReviewedFile {
    readonly revision: LockFileRevision;
    /** `null` where that side has no file, or none that can be read. */
    readonly base: LockFileReading | null;
    readonly head: LockFileReading | null;
    /** The root module at head calls modules, which most commands need installed. Left out: none, as far as it was read. */
    readonly callsModules?: boolean;
    /** What the configuration at head declares, as far as it was read. Left out: it was not read. */
    readonly declared?: Declared;
    /** Only Terragrunt can run here: the folder has its file, and no configuration of its own. */
    readonly isUnit?: boolean;
    /** Providers whose version at base the configuration does not allow. Left out: none. */
    readonly notAllowed?: readonly string[];
    /** Entries whose local name now has a different source: the address at base, by the address at head (T9). */
    readonly movedFrom?: ReadonlyMap<string, string>;
    /** Set for a lock file that was removed or emptied. Left out if it is not known. */
    readonly fate?: RootModuleFate;
}
/** What the root module and its local modules declare. */
export interface Declared {
    readonly types: readonly DeclaredType[];
    /** They call modules from elsewhere, and what those declare was not read. */
    readonly callsElsewhere: boolean;
}
export interface DeclaredType {
    readonly type: string;
    readonly kind: 'resource' | 'data' | 'ephemeral' | 'list' | 'action' | 'state_store';
    /** The address as the lock file has it, or else as the configuration means it. */
    readonly provider: string;
    readonly paths: readonly string[];
}
export interface Place {
    readonly path: string;
    readonly line: number | null;
}
/**
 * The state of the folder of a lock file that was removed or emptied.
 * - `stays`: surely a root module, and its configuration requires a provider
 * - `gone`: all of the configuration went with the lock file
 */
export type RootModuleFate = 'stays' | 'gone' | 'unclear';
/** The other files that a change brings, and those around the lock files. */
export interface Around {
    /** Lock files that stay as they are while what they are for changes: those that may be wrong now. */
    readonly bystanders: readonly ReviewedFile[];
    /** Submodules that are new or point to a different commit, and that a module call which was read leads into. */
    readonly submodules: readonly MovedSubmodule[];
    /** Paths of new or changed files by which Terraform may take providers from the tree, or from where the tree says. */
    readonly plugins: readonly string[];
    /** Paths of new or changed files that were not searched for settings of Terraform's command line: they are too many or too large. */
    readonly unsearched: readonly string[];
    readonly unlockedRoots: readonly UnlockedRoot[];
    /** The lock files that went or are missing and that a `.gitignore` keeps out, with its line. */
    readonly ignored: ReadonlyMap<string, IgnoringLine>;
}
export interface IgnoringLine extends Place {
    /** The change adds it, and must not excuse itself. */
    readonly isNew?: true;
}
export declare const nothingAround: Around;
export interface Modules {
    readonly files: readonly ReviewedFile[];
    readonly around: Around;
    /** The same for what the merge makes of the base branch, where the source knows it. */
    readonly merge?: Pick<Modules, 'files' | 'around'>;
    readonly notices: readonly string[];
}
interface MovedSubmodule {
    readonly path: string;
    readonly isNew: boolean;
    /** The file with the module call that leads into it. */
    readonly by: string;
}
/** A block that only a root module has, as far as anybody should. */
export interface RootSign extends Place {
    readonly what: 'backend' | 'cloud' | 'provider';
}
export interface UnlockedRoot {
    readonly path: string;
    /** `null` if the only sign of a root module is the lock file that it had. */
    readonly sign: RootSign | null;
    /** Surely a root module, and it requires a provider. */
    readonly isSure: boolean;
    /** The lock file that it had in the folder that its configuration moved from, as git sees it. Left out: it is new. */
    readonly lost?: string;
}
export interface ReviewedChange extends GroupedChange {
    /** About `change.to`; `null` where the provider was removed. */
    readonly evidence: VersionEvidence | null;
    /** About `change.from` where version or address differ; `null` otherwise. */
    readonly baseEvidence: VersionEvidence | null;
}
export interface LockedEntry {
    readonly path: string;
    readonly lock: ProviderLock;
    /** The block before the change; `null` where there was none. */
    readonly base: ProviderLock | null;
    /** Its file moved, perhaps from another root module than it seems: only its hashes are of this change (T44). */
    readonly onlyMoved: boolean;
    readonly reviewed: ReviewedChange;
    readonly standing: Standing;
    /** In the order of the file, duplicates included. */
    readonly hashes: readonly LockedHash[];
}
export interface LockedHash {
    readonly hash: string;
    readonly line: number;
    readonly worth: HashWorth;
}
export declare function signaturesOf(evidence: VersionEvidence | null): readonly SignatureCheck[];
/** The keys that signed the documents of a release, by fingerprint; `null` unless every document has a good signature. */
export declare function signersOf(evidence: VersionEvidence | null, documents?: readonly import("../registry/registry.js").ShasumsDocument[]): ReadonlyMap<string, GoodSignature> | null;
/** The same of a release that the base locks, also by what the other public registry has of it. */
export declare function signersBefore(evidence: VersionEvidence | null): ReadonlyMap<string, GoodSignature> | null;
/** Who answered about a release, as the subject of a sentence. */
export declare function speakerOf(evidence: VersionEvidence | null): 'The registry' | 'The mirror';
export declare function isMirrored(evidence: VersionEvidence | null): boolean;
/** The addresses known from a base that could not be read as a whole; `null`: it was read, or there is none. Nothing may call other entries new. */
export declare function readAtUnreadBase({ revision, base, }: Pick<ReviewedFile, 'revision' | 'base'>): ReadonlySet<string> | null;
/** The addresses of the entries that were read whole: no error is between their block and the next. */
export declare function soundEntries({ lockFile, problems }: LockFileReading): ReadonlySet<string>;
export {};
