import type { Source } from '../source.js';
interface GitSourceOptions {
    /** Any folder of the working tree. */
    readonly directory: string;
    /** A revision as git understands it, or `null` where there is nothing to compare with. */
    readonly base: string | null;
    /** A revision, or `null` for the working tree. */
    readonly head: string | null;
    /** Compare with the merge base of the two, as a pull request does. Default: with the base itself. */
    readonly mergeBase?: boolean;
}
/**
 * Two revisions of a local git repository, or one and the working tree. No program but git runs: no hooks, filters, monitors or helpers.
 * Reading throws `UserError` (`not-a-repository`, `unknown-revision`) and `SourceError` for what can not be read.
 */
export declare function gitSource(options: GitSourceOptions): Source;
export {};
