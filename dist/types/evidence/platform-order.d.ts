/** Asked first: nearly every release has it. */
export declare const firstPlatform: "linux_amd64";
/** Distinct platforms, the likeliest first, the others in the order of the alphabet. */
export declare function inLikelyOrder(platforms: Iterable<string>): readonly string[];
/** Worth a try where the registry does not say which platforms there are. */
export declare const usualPlatforms: readonly string[];
