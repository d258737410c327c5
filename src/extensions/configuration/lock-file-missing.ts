import { consider, firstLock } from '../../finding/fix.ts';
import { say } from '../../finding/sentence.ts';
import { folderOf } from '../../paths.ts';
import { platformsFor } from '../../policy/policy.ts';
import { keeperOf } from '../../rules/lock-file-removed.ts';
import { aboutFile, type Rule } from '../../rules/rule.ts';
import { placeOf } from './required-entry.ts';

/** The first person who runs `init` there trusts what is served, and so does everybody after, each alone (T67). */
export const lockFileMissing: Rule = {
  slug: 'lock-file-missing',
  severity: 'warning',
  after: 'missing-from-lock',
  meaning: 'A new root module without a lock file.',
  headline: ({ who, is }) => `${who} ${is} missing`,
  check({ around, settings }) {
    const { unlockedRoots } = around;
    // `lock-file-removed` names the line by which the change keeps them out.
    const isTold = unlockedRoots.some(({ path, lost }) => lost && around.ignored.get(path)?.isNew);
    return unlockedRoots.flatMap(({ path, sign, lost, isAsUsual }) => {
      // `lock-file-removed` reports the entries of a lock file that the change removes.
      if (sign === null || lost !== undefined) return [];
      const ignored = around.ignored.get(path);
      const isKeptOut = ignored !== undefined && (ignored.isNew !== true || isTold);
      const why = ignored === undefined ? '' : `, because ${keeperOf(ignored)} it out of the repository`;
      return aboutFile(path, {
        ...(isKeptOut || isAsUsual ? { standard: 'notice' } : {}),
        message: say`The new root module in ${folderOf(path) || 'the root of the repository'} has no lock file${why}: ${consequence}. It counts as a root module because it ${signs[sign.what]}${placeOf([sign])}${sign.what === 'provider' ? ' and no module calls it' : ''}.`,
        gist: say`New root modules have no lock file${why}: ${consequence}.`,
        cause: `new root modules${why}`,
        fix: [
          ...(ignored?.isNew ? [consider(`delete the line${placeOf([ignored])}`)] : []),
          firstLock(path, platformsFor(settings, path)),
        ],
      });
    });
  },
};

const consequence = 'each init there picks the newest versions that the constraints allow and checks no hash';

const signs = {
  backend: 'has a backend',
  cloud: 'has a cloud block',
  provider: 'configures a provider',
} as const;
