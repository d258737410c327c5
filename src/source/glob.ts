import { posix } from 'node:path';
import { UserError } from '../errors.ts';
import { type PathTest, pathTest } from '../paths.ts';

/**
 * Whether a path belongs to the lock files under review. Patterns are relative to the repository; a leading `!` excludes paths.
 *
 * The case of Terraform's own name does not matter: on file systems that fold case, Terraform reads such a file as the lock file (T31).
 *
 * @throws UserError `invalid-input` if no pattern includes anything: then nothing would be reviewed.
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

/** The path in Terraform's spelling, for file systems that fold case. */
function asTerraformSpells(path: string): string {
  const { dir, base } = posix.parse(path);
  return base.toLowerCase() === lockFileName ? posix.join(dir, lockFileName) : path;
}

export const lockFileName = '.terraform.lock.hcl';
