import { parseVersion, VersionError } from '../version/version.ts';
import { lockedEntries } from './locked-entry.ts';
import { releaseName } from './names.ts';
import type { Rule, RuleFinding } from './rule.ts';

/** Not a question of trust: a prerelease is chosen by naming it exactly, and nothing moves on from it by itself. */
export const prerelease: Rule = {
  slug: 'prerelease',
  severity: 'notice',
  meaning: 'A version that the change locks and that is a prerelease.',
  check(subject) {
    return lockedEntries(subject).flatMap(({ path, lock, reviewed: { change } }): RuleFinding[] => {
      if (change.kinds.length === 0 || change.from?.version === lock.version) return [];
      if (!isPrerelease(lock.version)) return [];
      return [
        {
          message: `${releaseName(lock)} is a prerelease, which is selected only where a constraint names exactly this version.`,
          provider: lock.address,
          hash: null,
          path,
          line: lock.lines.version,
          remedy: 'Make sure that the prerelease is meant, and plan for the release that follows it.',
        },
      ];
    });
  },
};

function isPrerelease(text: string): boolean {
  try {
    return parseVersion(text).prerelease !== '';
  } catch (error) {
    if (error instanceof VersionError) return false;
    throw error;
  }
}
