import { type Version } from './version.js';
/** All of them must hold. Empty: no constraint. In the order of the text. */
export type VersionConstraints = readonly VersionConstraint[];
/** One term of a constraint string. */
interface VersionConstraint {
    readonly operator: Operator;
    /** Missing numbers are zero. */
    readonly boundary: Version;
}
/** `~>` means two things: with three numbers the patch may rise, with fewer the minor may. */
type Operator = '>' | '>=' | '=' | '~> patch' | '~> minor' | '<=' | '<' | '!=';
/**
 * Reads a constraint string, terms separated by commas, as Terraform does where it reads a lock file
 * (`getproviders.ParseVersionConstraints`). Blank text is no constraint; one trailing comma is accepted.
 *
 * @throws VersionError with the reason in one sentence.
 */
export declare function parseVersionConstraints(text: string): VersionConstraints;
/**
 * Canonical text, byte for byte what Terraform writes into a lock file (`VersionConstraintsString`): without repetitions,
 * by version, then by operator, with all three numbers.
 */
export declare function formatVersionConstraints(constraints: VersionConstraints): string;
/**
 * Whether Terraform may select a version (`MeetingConstraints`). A prerelease only where an `=` term names that very version; `0.0.0`
 * never.
 */
export declare function versionSatisfies(version: Version, constraints: VersionConstraints): boolean;
export {};
