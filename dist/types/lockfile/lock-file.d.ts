import type { Diagnostic } from '../hcl/parse.js';
/** The content of one `.terraform.lock.hcl`. Values are the text of the file; nothing is normalised. */
export interface LockFile {
    readonly providers: readonly ProviderLock[];
    /** The tool that the file's header names; left out if the file does not begin with such a header. */
    readonly tool?: LockFileTool;
}
export type LockFileTool = 'terraform' | 'tofu';
/** More than any configuration needs, and few enough to check one by one: the largest real file has 17. */
export declare const mostProviders = 5000;
/** One `provider "…" {}` block. */
export interface ProviderLock {
    /** Canonical provider source address: `registry.terraform.io/hashicorp/aws`. */
    readonly address: string;
    readonly version: string;
    /** As recorded; `null` if the argument is absent. Only a hint: Terraform decides nothing with them. */
    readonly constraints: string | null;
    /** In the order of the file, with duplicates. Empty if there is no list: then Terraform checks nothing. */
    readonly hashes: readonly string[];
    readonly lines: ProviderLockLines;
}
/** 1-based line numbers. */
export interface ProviderLockLines {
    readonly block: number;
    readonly version: number;
    readonly constraints: number | null;
    /** One entry per hash, in the order of `hashes`. */
    readonly hashes: readonly number[];
    /** The line of the `hashes` argument; `null` if it is absent. */
    readonly hashesArgument: number | null;
}
/** Something wrong in a lock file, at the place where Terraform reports it. */
export interface Problem extends Diagnostic {
    readonly severity: 'error' | 'warning';
}
export interface LockFileReading {
    /** Everything that could be read, even if `problems` has errors; `null` if the file is not HCL. */
    readonly lockFile: LockFile | null;
    readonly problems: readonly Problem[];
    /** Whether the file is byte for byte what Terraform or OpenTofu prints. The known bots print the same. */
    readonly canonical: boolean;
}
/** The two comment lines that the tool writes at the top of every lock file. */
export declare function headerOf(tool: LockFileTool): string;
/** The file as the tool (`lockFile.tool`) would write it, byte for byte (`SaveLocksToBytes`). */
export declare function printLockFile(lockFile: LockFile): string;
/** One block in Terraform's layout with the empty line before it; the order of the hashes is kept. */
export declare function printProvider({ address, version, constraints, hashes, }: Omit<ProviderLock, 'lines'>): string;
/** Whether HCL prints each character of a text as itself (Go's `unicode.IsPrint`), and not as an escape. */
export declare function isPrintable(text: string): boolean;
