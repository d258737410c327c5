/** What one `.terraform.lock.hcl` says. Values are the file's own text; nothing is normalised. */
export interface LockFile {
    readonly providers: readonly ProviderLock[];
    /** The tool that the file's header names; left out where the file does not begin with such a header. */
    readonly tool?: LockFileTool;
}
export type LockFileTool = 'terraform' | 'tofu';
/** More than any configuration needs, and few enough to be looked at one by one: the largest real file has 17. */
export declare const mostProviders = 5000;
/** One `provider "…" {}` block. */
export interface ProviderLock {
    /** Canonical provider source address: `registry.terraform.io/hashicorp/aws`. */
    readonly address: string;
    readonly version: string;
    /** Version constraints as recorded; a hint only, Terraform decides nothing by them. `null` where the argument is absent. */
    readonly constraints: string | null;
    /** In the order of the file, duplicates included. Empty where the argument is absent: then Terraform checks nothing. */
    readonly hashes: readonly string[];
    readonly lines: ProviderLockLines;
}
/** 1-based line numbers. */
export interface ProviderLockLines {
    readonly block: number;
    readonly version: number;
    readonly constraints: number | null;
    /** One entry a hash, in the order of `hashes`. */
    readonly hashes: readonly number[];
    /** The line of the `hashes` argument; `null` where it is absent. */
    readonly hashesArgument: number | null;
}
/** Something wrong with a lock file, where Terraform would see it. */
export interface Problem {
    readonly severity: 'error' | 'warning';
    /** The kind of problem, in the words Terraform's users know: `Invalid provider version number`. */
    readonly summary: string;
    /** One sentence of our own about this very case. */
    readonly detail: string;
    /** 1-based. */
    readonly line: number;
    /** 1-based, counted in Unicode code points as Terraform's terminal output does. */
    readonly column: number;
}
/** What came of reading a file. */
export interface LockFileReading {
    /** Everything that could be understood, also where `problems` holds errors; `null` where the file is no HCL at all. */
    readonly lockFile: LockFile | null;
    readonly problems: readonly Problem[];
    /** Whether the file is byte for byte what Terraform or OpenTofu prints, which the known bots keep to. */
    readonly canonical: boolean;
}
