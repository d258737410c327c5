import { type AttributesFile } from '../attributes.js';
import { type Source } from '../source.js';
import { type GitRepository } from './git.js';
interface GitSourceOptions {
    /** Any folder of the working tree. */
    readonly directory: string;
    /** A revision in git's syntax, or `null` if there is nothing to compare with. */
    readonly base: string | null;
    /** A revision, or `null` for the working tree. */
    readonly head: string | null;
    /** Compare with the merge base of the two, as a pull request does. Default: with the base itself. */
    readonly mergeBase?: boolean;
}
/** Two revisions of a local git repository, or one and the working tree. Only git itself runs: no hooks, filters, monitors or helpers. Reading throws `UserError` (`not-a-repository`, `unknown-revision`), and `SourceError` if something cannot be read. */
export declare function gitSource(options: GitSourceOptions): Source;
/** The attributes that git takes from outside of the tree: `core.attributesFile`, and `info/attributes` of the repository. */
export declare function machineAttributes(repository: GitRepository): Promise<readonly AttributesFile[]>;
export {};
