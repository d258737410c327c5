import { type Snapshot } from '../source/source.js';
import { type Around, type ReviewedFile } from './subject.js';
export interface Modules {
    readonly files: readonly ReviewedFile[];
    readonly around: Around;
    /** The same for what the merge makes of the base branch, where the source knows it. */
    readonly merge?: Pick<Modules, 'files' | 'around'>;
    /** What a reader should know; one sentence each. */
    readonly notices: readonly string[];
}
/**
 * Lays the root modules beside the lock files: what they require at head, what they required at base where that decides something, and what
 * is left of them where the lock file went; and what else the change brings. Only what is needed is read, so that most pull requests cost no request
 * more than the files at head.
 */
export declare function withRootModules(files: readonly ReviewedFile[], snapshot: Snapshot): Promise<Modules>;
