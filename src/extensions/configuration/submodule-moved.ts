import { consider } from '../../finding/fix.ts';
import { say } from '../../finding/sentence.ts';
import { aboutFile, type Rule } from '../../rules/rule.ts';

/** The content of a submodule belongs to a different repository: the modules in it change with its commit, and this review does not see them (T65). */
export const submoduleMoved: Rule = {
  slug: 'submodule-moved',
  severity: 'warning',
  after: 'local-plugin',
  meaning:
    'A submodule that a module call leads into and that is new or points to a different commit. Its content is not reviewed.',
  headline: ({ who }) => `modules in the submodule ${who} are not reviewed`,
  check: ({ around }) =>
    around.submodules.map(({ path, isNew, by }) =>
      aboutFile(path, {
        message: say`The submodule ${path} is ${isNew ? 'new' : 'at a different commit'}, and the module in it that ${by} calls is not reviewed.`,
        cause: 'submodule-moved',
        fix: [consider('review what changes in its own repository between the two commits')],
      }),
    ),
};
