import { type Version } from './version.ts';
/** The first part of a version that differs between two. */
type VersionBump = 'major' | 'minor' | 'patch' | 'prerelease' | 'metadata' | 'none';
type VersionDirection = 'up' | 'down' | 'none';
/**
 * How much changes between two versions, up or down: `1.4.2` to `2.0.0-rc1` is `major`, `2.0.0-rc1` to `2.0.0` is `prerelease`.
 *
 * @returns `null` if one of the texts is not a version
 */
export declare function versionStep(from: string, to: string): VersionBump | null;
/**
 * Whether a change of version goes up or down. It uses the order of semver.org, because publishers mean that one. Versions that semver.org
 * refuses (numbers beyond 2^53, prereleases such as `01` or `..`) use Terraform's order. Build metadata alone has no direction.
 */
export declare function versionDirection(from: Version, to: Version): VersionDirection;
export {};
