/** A domain name in ASCII (punycode), mapped and checked; `null` if it is not valid. */
export declare function lookupToAscii(domain: string): string | null;
/** A domain name in Unicode, mapped and checked; `null` if it is not valid. */
export declare function lookupToUnicode(domain: string): string | null;
/** Like {@link lookupToUnicode}, but `_` counts as a letter except at either end. */
export declare function lookupWithUnderscores(domain: string): string | null;
