export { VersionError } from './scan.js';
export interface Version {
    readonly major: bigint;
    readonly minor: bigint;
    readonly patch: bigint;
    /** Without the `-`; empty if there is none. */
    readonly prerelease: string;
    /** Without the `+`; empty if there is none. */
    readonly metadata: string;
}
/**
 * Reads one exact version, `N[.N[.N]][-prerelease][+metadata]`, as Terraform does
 * (`getproviders.ParseVersion`). It trims nothing and accepts no `v`. Missing numbers are zero.
 * @returns normalised parts; the text was canonical if and only if `formatVersion` gives it back
 * @throws VersionError with the reason in one sentence
 */
export declare function parseVersion(text: string): Version;
/** The version that a text names; `null` if {@link parseVersion} refuses it. */
export declare function versionOf(text: string): Version | null;
/** Canonical text, `1.2.3-beta+build`: the form that lock files must have. */
export declare function formatVersion(version: Version): string;
/**
 * Terraform's order, by which it chooses the newest version and sorts constraints; it ignores build metadata.
 * Unlike at semver.org, a prerelease with fewer parts may come first, such as `beta` before `alpha.1`.
 */
export declare function compareVersions(a: Version, b: Version): number;
/**
 * Terraform's order of dot-separated texts. The one that ends first comes first: a quirk of go-versions.
 * Otherwise digits come before text; numbers compare by value, text by byte. 0 only for equal texts.
 */
export declare function compareIdentifiers(a: string, b: string): number;
