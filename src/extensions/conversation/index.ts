import type { Extension } from '../../extension.ts';
import { bringUpToDate } from './bring-up-to-date.ts';
import { deletableLines } from './line-deletions.ts';
import { publishToPull } from './publish-to-pull.ts';

/** One comment on the pull request, and review threads beside the failing lines, brought up to date with each run. */
export const conversation: Extension = {
  name: 'conversation',
  conversation: {
    publish(publication, context) {
      const { subject, settings } = publication.review;
      const suggestions = settings.suggestions
        ? { edits: publication.edits, deletions: deletableLines(subject) }
        : { edits: [], deletions: new Set<string>() };
      return publishToPull({ ...publication, context, suggestions });
    },
    async replace(text, { owner, repo, commentId: id, octokit, pull }) {
      await bringUpToDate(
        { octokit, owner, repo, id, betweenWrites: 1_000, ...pull },
        { lines: null, comment: { mode: 'update-only', body: () => text } },
      );
    },
  },
};
