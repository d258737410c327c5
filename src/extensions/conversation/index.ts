import type { Extension } from '../../extension.ts';
import type { Conversation } from '../../publish/publication.ts';

/** Only an action talks on a pull request, so the command line loads none of it. */
export const talk: Conversation = {
  async publish(publication, context) {
    const { publishToPull } = await import('./publish-to-pull.ts');
    return publishToPull(publication, context);
  },
  async replace(text, { owner, repo, commentId: id, attempt, octokit, pull }) {
    const { bringUpToDate } = await import('./bring-up-to-date.ts');
    await bringUpToDate(
      { octokit, owner, repo, id, betweenWrites: 1_000, ...pull },
      { lines: null, comment: { mode: 'update-only', attempt, result: 'incomplete', body: () => text } },
    );
  },
};

/** One comment on the pull request, and review threads beside the failing lines, kept up to date. */
export const conversation: Extension = { name: 'conversation' };
