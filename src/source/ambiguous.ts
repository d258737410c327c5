import { UserError } from '../errors.ts';
import { quoted } from '../quoted.ts';

/** The refusal of a revision that could be two things. @param names the branches and tags that it may mean, in full */
export function ambiguous(revision: string, names: readonly string[]): UserError {
  const [first = 'refs/heads/…'] = names;
  const meanings = names.length > 1 ? names.map(quoted).join(' or ') : `${quoted(first)} or a commit`;
  return new UserError(
    'unknown-revision',
    `The revision ${quoted(revision)} could mean ${meanings}; write the name in full, such as ${quoted(first)}.`,
  );
}
