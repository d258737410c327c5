import { UserError } from '../errors.ts';
import { type PathTest, pathTest } from '../path-test.ts';

export type { PathTest } from '../path-test.ts';

/**
 * Whether a path belongs to the lock files under review. Patterns are relative to the repository; a leading `!` takes paths out again.
 *
 * @throws UserError `invalid-input` where no pattern takes anything in: nothing would ever be reviewed.
 */
export function globs(patterns: readonly string[]): PathTest {
  const included = patterns.filter((pattern) => !pattern.startsWith('!'));
  const excluded = patterns.filter((pattern) => pattern.startsWith('!')).map((each) => each.slice(1));
  if (included.length === 0) {
    throw new UserError(
      'invalid-input',
      'The input "lock-files" selects nothing: give at least one glob that does not start with "!", such as "**/.terraform.lock.hcl".',
    );
  }
  const isIncluded = pathTest(included);
  const isExcluded = excluded.length === 0 ? () => false : pathTest(excluded);
  return (path) => isIncluded(path) && !isExcluded(path);
}
