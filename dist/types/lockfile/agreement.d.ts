import type { LockFile } from './lock-file.js';
/**
 * Holds a reading against what HashiCorp's parser made of the same text (`hcl2json`).
 *
 * @returns The first difference as the end of a sentence, `null` where both read the same (T31).
 */
export declare function disagreement(lockFile: LockFile, converted: unknown): string | null;
