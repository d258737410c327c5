import type { Snapshot } from '../source/source.js';
import type { ReviewedFile } from './subject.js';
/**
 * Lays the root modules beside the lock files: what they require at head, what they required at base where that decides something, and whether
 * they went with the lock file. Only what is needed is read, so that most pull requests cost no request more than the files at head.
 */
export declare function withRootModules(files: readonly ReviewedFile[], snapshot: Snapshot): Promise<{
    readonly files: readonly ReviewedFile[];
    readonly notices: readonly string[];
}>;
