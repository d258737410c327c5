/** A name for the headline, which stays one line whatever the lock file contains. */
export declare function shortName(name: string): string;
/** Up to three by their names; from four on they are counted. @param many what they are, as a plural */
export declare function namedOrCounted(names: readonly string[], many: string): string;
