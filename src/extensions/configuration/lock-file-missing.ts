import { consider, firstLock } from '../../finding/fix.ts';
import { say } from '../../finding/sentence.ts';
import { folderOf } from '../../paths.ts';
import { platformsFor } from '../../policy/policy.ts';
import { becauseOf, isKeptOut } from '../../rules/lock-file-removed.ts';
import { aboutFile, type Rule } from '../../rules/rule.ts';
import { placeOf } from './requirements/requirement.ts';

/** The first person who runs `init` there trusts what is served, and so does everybody after, each alone (T67). */
export const lockFileMissing: Rule = {
  slug: 'lock-file-missing',
  severity: 'warning',
  after: 'missing-from-lock',
  meaning: 'A new root module without a lock file.',
  headline: ({ who, is }) => `${who} ${is} missing`,
  check({ around, settings }) {
    return around.unlockedRoots.flatMap(({ path, sign, isSure, lost }) => {
      // `lock-file-removed` reports a root module that moved away from its lock file.
      if (sign === null || lost !== undefined) return [];
      const ignored = around.ignored.get(path);
      const why = becauseOf(ignored);
      return aboutFile(path, {
        ...(isSure && !isKeptOut(ignored) ? {} : { severity: 'notice' }),
        message: say`The new root module in ${folderOf(path) || 'the root of the repository'} has no lock file${why}: ${consequence}. It counts as a root module because of its block "${sign.what}"${placeOf([sign])}.`,
        gist: say`New root modules have no lock file${why}: ${consequence}.`,
        cause: `new root modules${why}`,
        fix: [
          ...(ignored ? [consider(`delete the line${placeOf([ignored])}`)] : []),
          firstLock(path, platformsFor(settings, path)),
        ],
      });
    });
  },
};

const consequence = 'each init there picks the newest versions that constraints allow and checks no hashes';
