import type { AttributeReader, CheckoutAttributes } from './attributes.js';
import type { PathTest } from './glob.js';
import type { RevisionTree } from './revision-tree.js';
import type { Content, Listing, TreeEntry } from './tree.js';
/** Supplies two revisions of the lock files, from GitHub's API, a local git repository or a plain folder. */
export interface Source {
    read(selection: Selection): Promise<Snapshot>;
}
export interface Selection {
    /** Globs of lock files, relative to the repository. */
    readonly patterns: readonly string[];
    /** `changed`: only files that differ between the two revisions. `all`: every lock file at head. */
    readonly scope: 'changed' | 'all';
    /** The path of the policy, so that a source that queries a server can bring it along. */
    readonly policy?: string;
}
export interface Snapshot {
    /** Commit sha, or `null` if there is no base (audit, plain folder, first push). */
    readonly base: string | null;
    /** Commit sha, or `null` for the working tree and plain folders. */
    readonly head: string | null;
    readonly files: readonly LockFileRevision[];
    /** Messages for the reader about how the files were found; one sentence each. */
    readonly notices: readonly string[];
    /** The notices about gaps of the comparison, and globs that match nothing: readers of the verdict have to see them. Left out: none. */
    readonly gaps?: readonly string[];
    /** The other files of the revisions; left out if they cannot be listed completely. `base` is left out if there is no base. */
    readonly surroundings?: {
        readonly base?: Surroundings;
        readonly head: Surroundings;
    } | undefined;
    /** The base branch after the merge, if that branch went on after the merge base; left out if it did not, or the merge is not known. */
    readonly merge?: Pick<Snapshot, 'files' | 'surroundings'>;
    /** The other files that the change brings to head, if the revisions cannot be listed completely. */
    readonly brought?: readonly TreeEntry[] | undefined;
    /** Reads a file that is no lock file; left out where there is nothing but lock files. */
    readonly readFile?: FileReader;
    /** The folder that the paths of the files start from, relative to the one that `readFile` reads from; left out, or empty: the same. */
    readonly folder?: string;
    /** The same in the repository; left out, or empty: in its root, or there is none. */
    readonly inRepository?: string;
    /** The folder in the repository that `readFile` reads from; left out, or empty: its root. */
    readonly policyFolder?: string;
}
export interface Surroundings {
    readonly tree: RevisionTree;
    readonly attributesOf: AttributeReader;
    /** Every lock file that the patterns select, changed or not; none where nothing is compared. */
    readonly lockFiles: Listing;
    readonly matches: PathTest;
}
export interface RevisionView extends Surroundings {
    readonly sha: string | null;
}
/**
 * @param path relative to the repository, or to the current folder if there is no repository
 * @param side `trusted`: a place that the change cannot write, the tip of the base branch, no merge base (T39)
 */
export type FileReader = (path: string, side: 'trusted' | 'base' | 'head', most?: number) => Promise<Content>;
export interface LockFileRevision {
    /** At head; at base if the file was removed. */
    readonly path: string;
    readonly previousPath?: string;
    /** It moved with the same bytes, and git does not see the configuration beside it move along. */
    readonly alone?: boolean;
    readonly status: 'added' | 'modified' | 'removed' | 'renamed' | 'unchanged';
    readonly base: Content;
    readonly head: Content;
    /** How git changes the file at head when it writes it into a working tree or an archive; left out if that is not known. */
    readonly attributes?: CheckoutAttributes;
    /** Every entry is under review, because what a checkout writes may have changed though the file has not. */
    readonly whole?: boolean;
    /** The file as the merge changes it, which is not what the diff of the pull request shows. */
    readonly merged?: boolean;
}
/** How many files are followed at one time. Their requests to GitHub at the same moment become one query. */
export declare const filesAtATime = 32;
export interface TreePair {
    readonly path: string;
    readonly base: TreeEntry | null;
    readonly head: TreeEntry | null;
}
/** The differences between two revisions, sorted by path; `null` if one is not listed completely. A symlink counts as its own text. */
export declare function changesBetween(base: RevisionTree, head: RevisionTree, isOfInterest: (entry: TreeEntry) => boolean): Promise<readonly TreePair[] | null>;
export declare function differing(base: readonly TreeEntry[], head: readonly TreeEntry[]): readonly TreePair[];
/** The entries of two lists by their paths, sorted; of several at a path the last one. */
export declare function pairsOf(base: readonly TreeEntry[], head: readonly TreeEntry[]): readonly TreePair[];
export declare function isChange({ base, head }: TreePair): boolean;
export declare function configuredFolders({ whole }: RevisionTree): ReadonlySet<string>;
