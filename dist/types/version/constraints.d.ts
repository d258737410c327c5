import { type Version } from './version.js';
/** All of them must hold. Empty: no constraint. In the order of the text. */
export type VersionConstraints = readonly VersionConstraint[];
interface VersionConstraint {
    readonly operator: Operator;
    /** Missing numbers are zero. */
    readonly boundary: Version;
}
/** `~>` has two meanings: with three numbers the patch may rise, with fewer the minor may rise. */
type Operator = '>' | '>=' | '=' | '~> patch' | '~> minor' | '<=' | '<' | '!=';
/**
 * Reads terms separated by commas, as Terraform does in a lock file (`getproviders.ParseVersionConstraints`).
 * Blank text means no constraint; one trailing comma is accepted.
 * @throws VersionError with the reason in one sentence
 */
export declare function parseVersionConstraints(text: string): VersionConstraints;
/** As in a lock file (`VersionConstraintsString`): distinct, by version, then operator, with all three numbers. */
export declare function formatVersionConstraints(constraints: VersionConstraints): string;
/** Whether Terraform may select a version: never `0.0.0`; a prerelease only if an `=` term names it. */
export declare function versionSatisfies(version: Version, constraints: VersionConstraints): boolean;
export {};
