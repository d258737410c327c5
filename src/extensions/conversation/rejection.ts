import { terminalText } from '../../report/escape.ts';
import { isRateLimit, limitWords, messageOf, refusalOf, statusOf } from '../../source/github/answer.ts';

/** Why something could not be published. It becomes a notice and never changes the verdict. */
export type Rejection =
  /** GitHub lets this token not write here (forks, Dependabot, missing permission, locked: T37). */
  | { readonly kind: 'refused'; readonly reason: string }
  /** GitHub could not be reached, or did not accept the request. */
  | { readonly kind: 'failed'; readonly reason: string };

/** One sentence with a next step about an error of GitHub's API. GitHub's words are cut and on one line. */
export function rejection(what: string, error: unknown): Rejection {
  const status = statusOf(error);
  const said = terminalText(messageOf(error)).slice(0, 200);
  if (isRateLimit(error)) {
    return { kind: 'failed', reason: `${what} could not be written. ${limitWords(error).reached}.` };
  }
  if (status === 401 || status === 403 || status === 404 || refusalOf(error) !== null) {
    return {
      kind: 'refused',
      reason: `${what} could not be written because GitHub refused this token ("${said}"); give the job the permission \`pull-requests: write\`. Pull requests from forks get a read-only token.`,
    };
  }
  return { kind: 'failed', reason: `${what} could not be written ("${said}").` };
}
