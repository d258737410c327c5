import { distinct } from '../../distinct.ts';
import { consider } from '../../finding/fix.ts';
import { listed, mostNamed, releaseName, say } from '../../finding/sentence.ts';
import { entryRule } from '../../rules/rule.ts';
import { notesFor } from './named.ts';

/** Publishers announce breaking changes in minor releases too. The finding has none of their words, which may be anybody's (T99). */
export const breakingChange = entryRule({
  slug: 'breaking-change',
  severity: 'notice',
  after: 'major-upgrade',
  meaning: 'An upgrade whose release notes announce a breaking change of what the configuration declares.',
  counted: ['breaking change', 'breaking changes'],
  find({ path, lock, reviewed }, { files }) {
    const { named = [], undocumented = [] } = notesFor(reviewed, files, path) ?? {};
    const types = distinct(named.flatMap((note) => (note.kind === 'breaking' ? note.types : [])));
    const gone = undocumented.map(({ type }) => type);
    if (types.length + gone.length === 0) return null;
    const said = [
      ...(types.length > 0 ? [`announces a breaking change to ${listed(types, mostNamed)}`] : []),
      ...(gone.length > 0 ? [`no longer documents ${listed(gone, mostNamed)}`] : []),
    ];
    const about = listed(distinct([...types, ...gone]), mostNamed);
    return {
      line: lock.lines.version,
      message: say`${releaseName(lock)} ${said.join(' and ')}.`,
      fix: [consider(`Read the release notes about ${about}, and change the configuration if needed`)],
    };
  },
});
