import { type Version } from './version.js';
/** The first part of a version that differs between two. */
type VersionBump = 'major' | 'minor' | 'patch' | 'prerelease' | 'metadata' | 'none';
type VersionDirection = 'up' | 'down' | 'none';
/**
 * How much changes from one version to another, whichever way: `1.4.2` to `2.0.0-rc1` is `major`, `2.0.0-rc1` to `2.0.0` is `prerelease`.
 *
 * @returns `null` where one of the texts is no version
 */
export declare function versionStep(from: string, to: string): VersionBump | null;
/**
 * Which way a change of version goes. By semver.org, the order that publishers mean; by Terraform's for versions that are none
 * there (numbers beyond 2^53, prereleases such as `01` or `..`). Build metadata alone is no direction.
 */
export declare function versionDirection(from: Version, to: Version): VersionDirection;
export {};
