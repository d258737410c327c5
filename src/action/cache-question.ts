/** What the process that talks to GitHub's cache is asked; see cache-process.ts. */
export interface CacheQuestion {
  readonly id: number;
  /** `find`: the newest entry whose key begins so. `keep`: an entry with this key. */
  readonly ask: 'find' | 'keep';
  readonly key: string;
}

export type CacheReply =
  /** The key of the entry that was found or made. */
  | { readonly kind: 'answer'; readonly id: number; readonly key: string | null }
  /** The service cannot be used, or not for this. */
  | { readonly kind: 'trouble'; readonly why: string };
