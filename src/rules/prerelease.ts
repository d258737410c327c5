import { consider } from '../finding/fix.ts';
import { releaseName, say } from '../finding/sentence.ts';
import { versionOf } from '../version/version.ts';
import { entryRule } from './rule.ts';

/** This is not about trust: a constraint must name a prerelease exactly, and no update moves on from it. */
export const prerelease = entryRule({
  slug: 'prerelease',
  severity: 'notice',
  meaning: 'A prerelease that the change locks.',
  counted: ['prerelease', 'prereleases'],
  find({ lock, reviewed: { change } }) {
    const { from, kinds } = change;
    if (kinds.length === 0 || from?.version === lock.version) return null;
    if (!versionOf(lock.version)?.prerelease) return null;
    return {
      message: say`${releaseName(lock)} is a prerelease, which is selected only where a constraint names exactly this version.`,
      line: lock.lines.version,
      fix: [
        consider('make sure that you want a prerelease, and change the constraint when the release is out'),
      ],
    };
  },
});
