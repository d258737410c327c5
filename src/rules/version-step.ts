import { type VersionBump, versionBump } from '../version/bump.ts';
import { parseVersion, VersionError } from '../version/version.ts';

/** How far two recorded versions are apart; `null` where one of them is no version. */
export function versionStep(from: string, to: string): VersionBump | null {
  try {
    return versionBump(parseVersion(from), parseVersion(to));
  } catch (error) {
    if (error instanceof VersionError) return null;
    throw error;
  }
}
