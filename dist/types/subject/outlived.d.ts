import type { ReviewedChange } from './subject.js';
/**
 * The zh that the base lists for this very version and that the registry supports no more, where it supports not one package of the base:
 * the release was made anew, or swapped (T21). Empty where one of them is supported, belongs to another release, or could not be asked:
 * then the base was wrong, or nothing is known. A manifest that both releases share counts for neither.
 */
export declare function outlivedHashes({ change, evidence }: ReviewedChange): ReadonlySet<string>;
