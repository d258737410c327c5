import { NotJudgedError, quoted, UserError } from '../errors.ts';

type SourceErrorCode =
  /** GitHub or the clone could not answer: network, rate limit, 5xx, objects that a partial clone lacks. */
  | 'unavailable'
  /** The answer is not what GitHub's API or git describes. */
  | 'malformed-answer'
  /** A path on disk, or a shared policy, cannot be read. */
  | 'unreadable-path';

/** The revisions could not be read, by no fault of the inputs: the run is incomplete, never "no changes" (T46, T50). */
export class SourceError extends NotJudgedError {
  override readonly name: string = 'SourceError';
  readonly code: SourceErrorCode;

  constructor(code: SourceErrorCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}

/** Something that GitHub does not tell, and git does. */
export function onlyInClone(what: string, options?: ErrorOptions): SourceError {
  return new SourceError('unavailable', `${what}; run \`lockproof review\` in a clone instead.`, options);
}

/** The refusal of a revision that could be two things. @param names the branches and tags that it may mean, in full */
export function ambiguous(revision: string, names: readonly string[]): UserError {
  const [first = 'refs/heads/…'] = names;
  const meanings = names.length > 1 ? names.map(quoted).join(' or ') : `${quoted(first)} or a commit`;
  return new UserError(
    'unknown-revision',
    `The revision ${quoted(revision)} could mean ${meanings}; write the name in full, such as ${quoted(first)}.`,
  );
}
