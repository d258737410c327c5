import { type Rule } from './rule.ts';
/** The content of a submodule belongs to another repository: its lock files change with its commit, and this review does not see them (T65). */
export declare const submoduleMoved: Rule;
