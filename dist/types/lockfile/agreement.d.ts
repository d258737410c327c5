import type { Fault } from '../hcl/fault.js';
import type { LockFile } from './lock-file.js';
/** A reading is believed only if HashiCorp's HCL parser reads the same values from the same text (T31); otherwise there is one fault. */
export declare function compareWithHashiCorp(text: string, lockFile: LockFile, path: string): readonly Fault[];
/**
 * Holds a reading against what HashiCorp's parser made of the same text (`hcl2json`).
 *
 * @returns The first difference as the end of a sentence, `null` where both read the same (T31).
 */
export declare function disagreement(lockFile: LockFile, converted: unknown): string | null;
