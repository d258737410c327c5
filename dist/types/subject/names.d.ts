/** `hashicorp/null`; other hosts stay in the name, so that nothing foreign reads as a public provider (T9). */
export declare function providerName(address: string): string;
/** `hashicorp/null 3.2.4` */
export declare function releaseName(release: {
    readonly address: string;
    readonly version: string;
}): string;
/** `zh:d04ab3aaeb9b…`: enough to find the line, short enough for a sentence. */
export declare function shortHash(hash: string): string;
/** A text of the configuration or the lock file, in a sentence of ours. */
export declare function shortText(text: string): string;
/** `1 hash`, `14 hashes` */
export declare function hashCount(count: number): string;
/** A reason that someone else wrote, as the end of our sentence. */
export declare function asClause(reason: string): string;
