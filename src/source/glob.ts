import { posix } from 'node:path';
import { UserError } from '../errors.ts';
import { type PathTest, pathTest } from '../paths.ts';

/**
 * Whether a path belongs to the lock files under review. Patterns are relative to the repository; a leading `!` takes paths out again.
 *
 * Terraform's own name counts however it is spelt: file systems that fold case give such a file to Terraform as the lock file (T31).
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
  return (path) => [path, asTerraformSpells(path)].some((each) => isIncluded(each) && !isExcluded(each));
}

/** The path as Terraform asks for it, where case does not matter. */
function asTerraformSpells(path: string): string {
  const { dir, base } = posix.parse(path);
  return base.toLowerCase() === lockFileName ? posix.join(dir, lockFileName) : path;
}

export const lockFileName = '.terraform.lock.hcl';
