import type { Fix } from './fix.ts';
import type { Sentence } from './sentence.ts';

/** The worst first. */
export const severities = ['error', 'warning', 'notice'] as const;
export type Severity = (typeof severities)[number];

/** What a rule found, as facts. The renderers make sentences of it. */
export interface Finding {
  /** The rule's slug. */
  readonly rule: string;
  readonly severity: Severity;
  /** The reason, in one sentence. */
  readonly message: Sentence;
  /**
   * The sentence for several findings of one cause, without what differs between them: a renderer that joins them says it once, with all places.
   * Left out: each says its message.
   */
  readonly gist?: Sentence;
  readonly provider: string | null;
  /** The version of the provider in that file; `null` if the finding is not about one. */
  readonly version: string | null;
  readonly hash: string | null;
  readonly path: string;
  /** 1-based, in the head file; in the base file where the file was removed. */
  readonly line: number;
  /** The same for findings of a rule with one cause, so that a reader sees them as one, in however many places. */
  readonly cause: string;
  /** Left out: the rule finds only one kind of thing. */
  readonly aspect?: Aspect;
  readonly fix: Fix;
  /** The finding only says that an answer is missing: no policy can make it fail, pass or disappear. */
  readonly open: boolean;
  /** The last day of the waiver that accepts it: `2026-12-31`. Left out where none does. */
  readonly waived?: string;
}

/** Which of the things that its rule finds a finding is about, and what the headline says of it. */
export interface Aspect {
  readonly kind: string;
  readonly [fact: string]: string | number | boolean;
}
