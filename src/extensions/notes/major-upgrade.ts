import { consider } from '../../finding/fix.ts';
import { counted } from '../../finding/sentence.ts';
import { majorUpgrade as coreRule } from '../../rules/major-upgrade.ts';
import type { Rule } from '../../rules/rule.ts';
import { notesFor } from './named.ts';

/** The core's rule. Its next step names the notes to read if there are some. */
export const majorUpgrade: Rule = {
  ...coreRule,
  check(subject) {
    return coreRule.check(subject).map((finding) => {
      const { path, provider } = finding;
      const entry = subject.entries.find((each) => each.path === path && each.lock.address === provider);
      const { named = [] } = (entry && notesFor(entry.reviewed, subject.files, path)) ?? {};
      const naming = named.filter(({ types }) => types.length > 0);
      const breaking = naming.filter(({ kind }) => kind === 'breaking').length;
      const notes = `${counted(naming.length, 'release note', 'release notes')} about what you use`;
      const advice = `Read the ${notes}${breaking === 0 ? '' : ` (${breaking} of them breaking)`} before you merge`;
      return naming.length === 0 ? finding : { ...finding, fix: [consider(advice)] };
    });
  },
};
