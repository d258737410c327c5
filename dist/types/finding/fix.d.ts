/** What to do about a finding, as data: steps in their order. Sentences and commands are made of it by `report/remedy.ts`. */
export type Fix = readonly Step[];
export type Step = Action & {
    /** On what the step depends, as the beginning of a sentence: `if the new packages are right`. Left out: on nothing. */
    readonly when?: string | undefined;
};
type Action = 
/** Lines of lock files at head: one hash each, a whole list of hashes, or a provider's block, by the line where it begins. */
{
    readonly do: 'delete';
    readonly what: 'hash' | 'hashes' | 'entry';
    readonly places: readonly Place[];
}
/** As it is on the base branch. */
 | {
    readonly do: 'restore';
    readonly what: 'file' | 'hashes' | 'h1';
    readonly paths: readonly string[];
} | {
    readonly do: 'run';
    readonly commands: readonly Command[];
} | {
    readonly do: 'set';
    readonly how: 'set' | 'add' | 'raise' | 'change';
    /** An input of the workflow, or a key of the policy. */
    readonly setting: string;
    /** `null` where it is not for us to say. */
    readonly value: string | null;
    /** The policy file, where the setting is of the policy alone. */
    readonly file: string | null;
}
/** `when` says after what. */
 | {
    readonly do: 'run-again';
} | {
    readonly do: 'ask-publisher';
    readonly provider: string;
    readonly question: string;
}
/** What only a person can do or judge, as a clause without a final stop. */
 | {
    readonly do: 'consider';
    readonly advice: string;
};
export interface Place {
    readonly path: string;
    /** 1-based. */
    readonly line: number;
}
/** One call of Terraform or OpenTofu. */
export interface Command {
    readonly tool: 'terraform' | 'tofu';
    readonly subcommand: 'init' | 'init -upgrade' | 'providers lock';
    /** Where to run it, relative to the repository; empty for its root. */
    readonly folder: string;
    /** Canonical source addresses; empty: all that the folder requires. */
    readonly providers: readonly string[];
    /** Empty: that of the machine. */
    readonly platforms: readonly string[];
}
/** Locks a provider again. It belongs after every edit: `providers lock` merges with what the file holds, never removes a planted hash and never complains about one (F4, F5). */
export declare function lockAgain(path: string, address: string, platforms: readonly string[]): Step;
/** @param address the provider whose registry tells the tool; `null` where it is about none */
export declare function initAgain(path: string, address: string | null, subcommand?: 'init' | 'init -upgrade'): Step;
export declare function deleteAt(what: 'hash' | 'hashes' | 'entry', path: string, line: number): Step;
export declare function restore(what: 'file' | 'hashes' | 'h1', path: string): Step;
export declare function consider(advice: string, when?: string): Step;
export declare function askPublisher(provider: string, question: string, when?: string): Step;
/**
 * Fixes of several findings as few as possible: what differs in places, folders, providers or platforms only is done in one go. In the order
 * of the first of each.
 */
export declare function mergeFixes(fixes: readonly Fix[]): readonly Fix[];
export {};
