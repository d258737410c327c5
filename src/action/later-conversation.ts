import type { Settings } from '../policy/settings.ts';
import { type Conversation, readConversation } from '../publish/conversation.ts';
import type { GitHubRepository } from '../source/octokit.ts';
import type { Source } from '../source/source.ts';

export interface LaterConversation {
  begin(): void;
  /** `null` where there is no pull request, or nothing is wanted on it. */
  state(): Promise<Conversation | null>;
}

/**
 * What stands on the pull request, asked for while the registries are asked: GitHub's client keeps a second between that and the first write,
 * which so costs nobody any time. Not before the revisions are read: where that fails there is nothing to write either.
 */
export function laterConversation(
  repository: GitHubRepository,
  pullRequest: number | null,
  { comment, reviewComments, suggestions }: Settings,
): LaterConversation {
  let asked: Promise<Conversation | null> = Promise.resolve(null);
  const lines = reviewComments || suggestions;
  return {
    begin() {
      if (pullRequest !== null && (lines || comment !== 'never'))
        asked = readConversation(repository, pullRequest, lines);
    },
    state: () => asked,
  };
}

/** A source that tells when it has been read. */
export function followedBy(source: Source, next: () => void): Source {
  return {
    async read(selection) {
      const snapshot = await source.read(selection);
      next();
      return snapshot;
    },
  };
}
