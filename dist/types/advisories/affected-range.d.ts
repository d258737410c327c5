/**
 * Whether a version is in a range of GitHub's advisory database, such as `>= 1.0.0, < 1.2.3`; `null` where the range or the version cannot be
 * read.
 */
export declare function isInRange(range: string, version: string): boolean | null;
