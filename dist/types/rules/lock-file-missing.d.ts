import { type Rule } from './rule.ts';
/** Whoever runs `init` there first trusts what is served, and so does everybody after, each for himself (T67). */
export declare const lockFileMissing: Rule;
