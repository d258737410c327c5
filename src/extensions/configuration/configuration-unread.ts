import { consider } from '../../finding/fix.ts';
import { listed, say } from '../../finding/sentence.ts';
import { aboutFile, type Rule } from '../../rules/rule.ts';
import { mostLevels } from './requirements/read-configurations.ts';

/** Something that Lockproof did not read because of its own limits. */
export interface Beyond {
  readonly of: 'file' | 'depth' | 'run';
  /** The files that are the reason, the likeliest first. */
  readonly paths: readonly string[];
  /** The end of a sentence: `it is too large`. */
  readonly why: string;
  /** Before the change it could be read. */
  readonly byChange: boolean;
}

/** What a change makes unreadable may hide everything that the other rules look for, so the run is incomplete (T68). */
export const configurationUnread: Rule = {
  slug: 'configuration-unread',
  severity: 'error',
  after: 'entry-removed',
  meaning: 'Configuration that is too much for Lockproof to read.',
  ofMerge: true,
  headline: ({ who, one }) => `${who} ${one ? 'is' : 'are'} too much to be read`,
  check: ({ around }) =>
    (around.beyond ?? []).map(({ of, paths, why, byChange }) =>
      aboutFile(paths[0] ?? '', {
        message: say`${listed(paths, 3)} ${paths.length === 1 ? 'was' : 'were'} not compared with the lock files, because ${why}. ${byChange ? 'Before the change, everything could be read.' : 'That was so before the change.'}`,
        cause: `${of}: ${why}`,
        fix: [advice[of]],
        severity: byChange ? 'error' : 'notice',
        open: byChange,
      }),
    ),
};

const advice = {
  file: consider('make the file smaller (at most 256 KiB, in JSON 1 MiB) and its expressions simpler'),
  depth: consider(`call modules at most ${mostLevels} levels deep`),
  run: consider('split the change into smaller pull requests'),
};
