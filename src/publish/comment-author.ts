/** Whose comments are ours. */
export interface CommentAuthor {
  /** As GraphQL's `viewer` names it: `github-actions[bot]`, `my-app[bot]`, `octocat`. */
  readonly login: string;
}

/** Who wrote something, as GraphQL tells; `null` where the account is gone. */
export type Actor = { readonly login: string; readonly __typename: string } | null;

/** GraphQL names the author of a text without `[bot]`, so that only the type tells a bot from a person of that name (T35). */
export function isBy(actor: Actor, author: CommentAuthor): boolean {
  return actor !== null && actor.login === bare(author) && (actor.__typename === 'Bot') === isBot(author);
}

/** Whoever resolved a thread has no type, and a bot no name there. */
export function isPerhapsBy(
  resolver: { readonly login: string } | null | undefined,
  author: CommentAuthor,
): boolean {
  return resolver == null || resolver.login === bare(author);
}

/** Square brackets can not stand in the name of a person. */
function isBot({ login }: CommentAuthor): boolean {
  return login.endsWith('[bot]');
}

function bare({ login }: CommentAuthor): string {
  return login.replace(/\[bot\]$/, '');
}
