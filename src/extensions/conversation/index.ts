import type { Extension } from '../../extension.ts';
import type { Conversation } from '../../publish/publication.ts';

/** Only an action talks on a pull request, so the command line loads none of it. */
const talk: Conversation = {
  async publish(publication, context) {
    const { subject, settings } = publication.review;
    const { deletableLines } = await import('./line-deletions.ts');
    const { publishToPull } = await import('./publish-to-pull.ts');
    const suggestions = settings.suggestions
      ? { edits: publication.edits, deletions: deletableLines(subject) }
      : { edits: [], deletions: new Set<string>() };
    return publishToPull({ ...publication, context, suggestions });
  },
  async replace(text, { owner, repo, commentId: id, octokit, pull }) {
    const { bringUpToDate } = await import('./bring-up-to-date.ts');
    await bringUpToDate(
      { octokit, owner, repo, id, betweenWrites: 1_000, ...pull },
      { lines: null, comment: { mode: 'update-only', body: () => text } },
    );
  },
};

/** One comment on the pull request, and review threads beside the failing lines, brought up to date with each run. */
export const conversation: Extension = { name: 'conversation', conversation: talk };
