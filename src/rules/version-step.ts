import { type VersionBump, versionBump } from '../version/bump.ts';
import { versionOf } from '../version/version.ts';

/** How far two recorded versions are apart; `null` where one of them is no version. */
export function versionStep(from: string, to: string): VersionBump | null {
  const [before, after] = [versionOf(from), versionOf(to)];
  return before === null || after === null ? null : versionBump(before, after);
}
