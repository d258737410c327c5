import { consider } from '../finding/fix.ts';
import { say } from '../finding/sentence.ts';
import { aboutFile, type Rule } from './rule.ts';

/** The content of a submodule belongs to another repository: its lock files change with its commit, and this review does not see them (T65). */
export const submoduleMoved: Rule = {
  slug: 'submodule-moved',
  severity: 'warning',
  meaning: 'A submodule that is new or at another commit, so that the lock files in it are not reviewed.',
  headline: ({ who }) => `the submodule ${who} points to another commit`,
  check: ({ around }) =>
    around.submodules.map((path) =>
      aboutFile(path, {
        message: say`Lock files in the submodule ${path} are not reviewed: it is new or at another commit.`,
        cause: 'submodule-moved',
        fix: [consider('review the change of its lock files in its own repository')],
      }),
    ),
};
