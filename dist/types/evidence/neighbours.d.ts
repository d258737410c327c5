/**
 * The listed versions around one version, the nearest older ones first: hashes are carried forward, rarely back.
 *
 * @param reach how many of each side
 */
export declare function neighboursOf(version: string, listed: readonly string[], reach: {
    readonly older: number;
    readonly newer: number;
}): readonly string[];
