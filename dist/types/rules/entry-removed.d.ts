import { type Rule } from './rule.ts';
/** Without its entry the next `init` takes any version that the constraints allow, and trusts what it is served (T51, T60). */
export declare const entryRemoved: Rule;
