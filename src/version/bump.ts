import SemVer from 'semver/classes/semver.js';
import { orNull } from '../errors.ts';
import { compareVersions, formatVersion, type Version, versionOf } from './version.ts';

type VersionBump = 'major' | 'minor' | 'patch' | 'prerelease' | 'metadata' | 'none';

/** `1.4.2` to `2.0.0-rc1` is `major`, `2.0.0-rc1` to `2.0.0` `prerelease`; `null`: one is no version. */
export function versionStep(from: string, to: string): VersionBump | null {
  const [before, after] = [versionOf(from), versionOf(to)];
  if (before === null || after === null) return null;
  const parts = ['major', 'minor', 'patch', 'prerelease', 'metadata'] as const;
  return parts.find((part) => before[part] !== after[part]) ?? 'none';
}

/** By semver.org, which publishers mean, or by Terraform where that refuses. Metadata has no direction. */
export function versionDirection(from: Version, to: Version): 'up' | 'down' | 'none' {
  const [semverFrom, semverTo] = [from, to].map((version) =>
    orNull(() => new SemVer(formatVersion(version))),
  );
  const order =
    semverFrom == null || semverTo == null ? compareVersions(from, to) : semverFrom.compare(semverTo);
  return order < 0 ? 'up' : order > 0 ? 'down' : 'none';
}
