/** The first platform to ask for: nearly every release has it. */
export declare const firstPlatform: "linux_amd64";
/** Distinct platforms, the likeliest first, the others in alphabetical order. */
export declare function inLikelyOrder(platforms: Iterable<string>): readonly string[];
/** The platforms to try where the registry does not list any. */
export declare const usualPlatforms: readonly string[];
