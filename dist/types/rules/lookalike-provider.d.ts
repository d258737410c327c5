import { type Rule } from './rule.ts';
/** A name that differs from a known one in one letter, or only invisibly, is a known trick (T8, T9, T32). */
export declare const lookalikeProvider: Rule;
