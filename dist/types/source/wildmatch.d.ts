/**
 * Whether a path pattern of git matches (`wildmatch.c`, as .gitattributes uses it): `*`, `?` and classes match within a name, and `**`
 * between slashes matches any folders. The product of both lengths bounds the time, even for a hostile pattern (T56).
 */
type PathPattern = (path: string) => boolean;
/** One character for each byte (latin1): git compares bytes, and its `?` is one byte. */
export type Bytes = string;
/**
 * @param pattern without quotes
 * @param ignoreCase as on file systems that fold case
 */
export declare function pathPattern(pattern: Bytes, ignoreCase: boolean): PathPattern;
export {};
