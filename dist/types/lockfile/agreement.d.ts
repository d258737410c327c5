import { type Patience } from '../hcl/convert.ts';
import type { Fault } from '../hcl/fault.ts';
import type { LockFile } from './lock-file.ts';
/** Lockproof trusts a reading only if HashiCorp's HCL parser reads the same values from the same text (T31). Otherwise it returns one fault. */
export declare function compareWithHashiCorp(text: string, lockFile: LockFile, path: string, patience?: Patience): readonly Fault[];
/**
 * Compares a reading with the one of HashiCorp's parser (`hcl2json`).
 *
 * @returns The first difference as the end of a sentence; `null` if both read the same (T31).
 */
export declare function disagreement(lockFile: LockFile, converted: unknown): string | null;
