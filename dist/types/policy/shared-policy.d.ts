import type { AskFact } from '../evidence/keeper.js';
import { type GitHubAccess } from '../source/github/ask-github.js';
import type { Content } from '../source/tree.js';
import { type Policy } from './settings.js';
/** A policy file of a different repository, which `config` or `extends` names as `owner/repo/path@ref`. */
export interface SharedPolicies {
    readonly access: GitHubAccess;
    /** The token is for shared policies alone, so a change must not choose a repository that it reads (T97). */
    readonly isPrivate?: boolean;
}
/** The content, and the commit of a branch or tag; `null`: the reference is one. @throws SourceError */
export declare function readSharedFile(reference: string, access: GitHubAccess | undefined, fact: AskFact): Promise<{
    readonly content: Content;
    readonly readAt: string | null;
}>;
/** The shared file first, then the repository's own settings. */
export declare function extendedBy(own: Policy, shared: Policy): Policy;
/** The file that a policy extends; `''`: none. */
export declare function extendsIn(said: Policy['said']): string;
