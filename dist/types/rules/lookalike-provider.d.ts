import { type Rule } from './rule.js';
/** A name that differs from a known one in a letter, or only to a machine, is a known trick (T8, T9, T32). */
export declare const lookalikeProvider: Rule;
