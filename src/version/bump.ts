import { SemVer } from 'semver';
import { compareVersions, formatVersion, type Version, versionOf } from './version.ts';

/** The first part of a version that differs between two. */
type VersionBump = 'major' | 'minor' | 'patch' | 'prerelease' | 'metadata' | 'none';

type VersionDirection = 'up' | 'down' | 'none';

/**
 * How much changes from one version to another, whichever way: `1.4.2` to `2.0.0-rc1` is `major`, `2.0.0-rc1` to `2.0.0` is `prerelease`.
 *
 * @returns `null` where one of the texts is no version
 */
export function versionStep(from: string, to: string): VersionBump | null {
  const [before, after] = [versionOf(from), versionOf(to)];
  if (before === null || after === null) return null;
  const parts = ['major', 'minor', 'patch', 'prerelease', 'metadata'] as const;
  return parts.find((part) => before[part] !== after[part]) ?? 'none';
}

/**
 * Which way a change of version goes. By semver.org, the order that publishers mean; by Terraform's for versions that are none
 * there (numbers beyond 2^53, prereleases such as `01` or `..`). Build metadata alone is no direction.
 */
export function versionDirection(from: Version, to: Version): VersionDirection {
  const [semverFrom, semverTo] = [semverOf(from), semverOf(to)];
  const order =
    semverFrom === null || semverTo === null ? compareVersions(from, to) : semverFrom.compare(semverTo);
  return order < 0 ? 'up' : order > 0 ? 'down' : 'none';
}

function semverOf(version: Version): SemVer | null {
  try {
    return new SemVer(formatVersion(version));
  } catch {
    return null;
  }
}
