/** What to do about a finding, as data: steps in their order. `report/remedy.ts` makes sentences and commands of it. */
export type Fix = readonly Step[];
export type Step = Action & {
    /** The condition of the step, as the beginning of a sentence: `if the new packages are right`. Left out: none. */
    readonly when?: string;
};
type Action = 
/** Lines of lock files at head: a hash, or the first line of a list of hashes or of a provider's block. */
{
    readonly do: 'delete';
    readonly what: 'hash' | 'hashes' | 'entry';
    readonly places: readonly Place[];
}
/** As it is on the base branch. */
 | {
    readonly do: 'restore';
    readonly what: 'file' | 'entry' | 'hashes' | 'h1';
    readonly paths: readonly string[];
} | {
    readonly do: 'run';
    readonly commands: readonly Command[];
} | {
    readonly do: 'set';
    readonly how: 'set' | 'add' | 'raise' | 'change';
    /** An input of the workflow, or a key of the policy. */
    readonly setting: string;
    /** `null` where only the user can choose it. */
    readonly value: string | null;
    /** The policy file, if only the policy has the setting. */
    readonly file: string | null;
    /** The review ran on a command line, where the setting is a flag. */
    readonly flag?: true;
}
/** A waiver for one release, ready for the policy; only the user knows the reason and the last day. */
 | {
    readonly do: 'waive';
    readonly rule: string;
    readonly provider: string;
    readonly version: string;
    /** The policy file. */
    readonly file: string;
}
/** `when` says what must happen before. */
 | {
    readonly do: 'run-again';
} | {
    readonly do: 'ask-publisher';
    readonly provider: string;
    readonly question: string;
}
/** What only a person can do or judge, as a clause without a full stop. */
 | {
    readonly do: 'consider';
    readonly advice: string;
};
export interface Place {
    readonly path: string;
    /** 1-based. */
    readonly line: number;
}
/** A place as the key of a set. */
export declare function placeKey({ path, line }: Place): string;
/** One call of Terraform or OpenTofu. */
export interface Command {
    readonly tool: 'terraform' | 'tofu';
    readonly subcommand: 'init' | 'init -backend=false' | 'get' | 'providers lock';
    /** Where to run it, relative to the repository; empty for its root. */
    readonly folder: string;
    /** Canonical source addresses; empty: all that the folder requires. */
    readonly providers: readonly string[];
    /** Empty: the platform of the machine. */
    readonly platforms: readonly string[];
}
/** Locks a provider again, after every edit: `providers lock` merges into the file, never removes a planted hash and never reports one (F4, F5). */
export declare function lockAgain(path: string, address: string, platforms: readonly string[]): Step;
/** Where one h1 is all that an entry has, nobody can see what wrote it, but there is a usual cause. */
export declare const lookForCache: Step;
/** @param address the provider whose registry determines the tool; `null` where there is none */
export declare function initAgain(path: string, address: string | null): Step;
/** A call for all providers that the folder of a lock file requires. */
export declare function commandIn(path: string, tool: Command['tool'], subcommand: Command['subcommand'], platforms?: readonly string[]): Command;
export declare function deleteAt(what: 'hash' | 'hashes' | 'entry', path: string, line: number): Step;
export declare function restore(what: 'file' | 'entry' | 'hashes' | 'h1', path: string): Step;
export declare function consider(advice: string, when?: string): Step;
export declare function askPublisher(provider: string, question: string, when?: string): Step;
/**
 * Merges the fixes of several findings: fixes that differ only in places, folders, providers or platforms become one. The order is that of
 * the first fix of each kind.
 */
export declare function mergeFixes(fixes: readonly Fix[]): readonly Fix[];
export {};
