import type { LockFile, LockFileTool, ProviderLock } from './lock-file.js';
type PrintedLock = Pick<ProviderLock, 'address' | 'version' | 'constraints' | 'hashes'>;
/** The two comment lines that the tool writes at the top of every lock file. */
export declare function headerOf(tool: LockFileTool): string;
/** The file as the tool (`lockFile.tool`) would write it, byte for byte (`SaveLocksToBytes`). */
export declare function printLockFile(lockFile: LockFile): string;
/** One block in Terraform's layout with the empty line before it; the order of the hashes is kept. */
export declare function printProvider({ address, version, constraints, hashes }: PrintedLock): string;
/** Whether HCL prints each character of a text as itself (Go's `unicode.IsPrint`), and not as an escape. */
export declare function isPrintable(text: string): boolean;
export {};
