export { VersionError } from './version-error.js';
/** One exact version. */
export interface Version {
    readonly major: bigint;
    readonly minor: bigint;
    readonly patch: bigint;
    /** Without the `-`; empty where there is none. */
    readonly prerelease: string;
    /** Without the `+`; empty where there is none. */
    readonly metadata: string;
}
/**
 * Reads one exact version, `N[.N[.N]][-prerelease][+metadata]`, as Terraform does (`getproviders.ParseVersion`). Nothing is
 * trimmed, no `v` is accepted, missing numbers are zero.
 *
 * @returns Normalised parts. The version was in canonical form exactly if `formatVersion` gives the text back.
 * @throws VersionError with the reason in one sentence.
 */
export declare function parseVersion(text: string): Version;
/** The version that a text names; `null` where {@link parseVersion} refuses it. */
export declare function versionOf(text: string): Version | null;
/** Canonical text, `1.2.3-beta+build`: the form that lock files must have. */
export declare function formatVersion(version: Version): string;
/**
 * Terraform's order, which decides what is newest and how constraints are sorted. A total order but for build metadata, which
 * has no part in it. Not that of semver.org: of two prereleases the one with fewer parts may come first, `beta` before `alpha.1`.
 *
 * @returns Negative, zero or positive.
 */
export declare function compareVersions(a: Version, b: Version): number;
/**
 * Terraform's order of two dot-separated texts, prereleases or build metadata. Part by part: the text that ends here comes first,
 * whatever its last part says; that is a quirk of go-versions. Otherwise digits come before other text, numbers by value, text by byte.
 *
 * @returns Negative, zero only for equal texts, or positive.
 */
export declare function compareIdentifiers(a: string, b: string): number;
/** Equal but for build metadata. Two versions that are the same are different locks all the same: `=` tells them apart. */
export declare function sameVersion(a: Version, b: Version): boolean;
/** `0.0.0` is Terraform's word for no version: it can be written, and no constraint admits it. */
export declare function isUnspecified(version: Version): boolean;
