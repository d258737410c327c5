import type { Snapshot } from '../source/source.js';
import type { ReviewedFile } from './subject.js';
/**
 * Reads the root modules of the lock files: their requirements at head, those at base where a decision depends on them, and whether a module
 * was removed together with its lock file. It reads only what is needed, so most pull requests cost only the requests for the files at head.
 */
export declare function withRootModules(files: readonly ReviewedFile[], snapshot: Snapshot): Promise<{
    readonly files: readonly ReviewedFile[];
    readonly notices: readonly string[];
}>;
