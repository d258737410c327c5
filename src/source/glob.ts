import picomatch from 'picomatch';
import { UserError } from '../errors.ts';

export type PathTest = (path: string) => boolean;

/**
 * Whether a path belongs to the lock files under review. Patterns are relative to the repository; a leading `!` takes paths out again.
 * Dot files match like any other name.
 *
 * @throws UserError `invalid-input` where no pattern takes anything in: nothing would ever be reviewed.
 */
export function globs(patterns: readonly string[]): PathTest {
  const included = patterns.filter((pattern) => !pattern.startsWith('!')).map(fromRoot);
  const excluded = patterns
    .filter((pattern) => pattern.startsWith('!'))
    .map((each) => fromRoot(each.slice(1)));
  if (included.length === 0) {
    throw new UserError(
      'invalid-input',
      'The input "lock-files" selects nothing: give at least one glob that does not start with "!", such as "**/.terraform.lock.hcl".',
    );
  }
  const isIncluded = picomatch(included, options);
  const isExcluded = excluded.length === 0 ? () => false : picomatch(excluded, options);
  return (path) => isIncluded(path) && !isExcluded(path);
}

/** `s`: a line break in a path is a character like any other; without it such a path would match nothing and go unseen. */
const options = { dot: true, nonegate: true, flags: 's' };

function fromRoot(pattern: string): string {
  return pattern.startsWith('./') ? pattern.slice(2) : pattern;
}
