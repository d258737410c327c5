import { posix } from 'node:path';
import picomatch from 'picomatch';
import { invalidInput } from '../errors.ts';
import { foldedName } from './path-bytes.ts';

export interface PathTest {
  (path: string): boolean;
  /** The patterns that it was made of, to make it again in a different thread. */
  readonly patterns?: readonly string[];
}

/** Whether a path in the repository matches one of the globs. Globs match dot files like any other name. */
export function pathTest(globs: readonly string[]): PathTest {
  return picomatch(globs.map(withoutDot), options);
}

export function withoutDot(glob: string): string {
  return glob.replace(/^(?:\.\/)+/, '');
}

/** `s`: a line break in a path is an ordinary character; else no glob would match such a path, silently. */
const options = { dot: true, nonegate: true, flags: 's' };

/** The text before the first wildcard. Empty for a glob with alternatives: any path may match. */
function startOf(glob: string): string {
  return /^[\w .*?/-]+$/.test(glob) ? (glob.split(/[*?]/, 1)[0] ?? '') : '';
}

/** Whether one glob matches every path that the other matches; `false` if that is not known. The empty text covers every glob. */
export function covers(one: string, other: string): boolean {
  if (one === other || one === '') return true;
  const isFolder = /(?:^|\/)\*\*$/.test(one) && startOf(one) === one.slice(0, -2);
  return isFolder && other !== '' && startOf(other).startsWith(startOf(one));
}

/** Whether no path matches both globs; `false` if that is not known. */
export function areApart(one: string, other: string): boolean {
  const [start, its] = [startOf(one), startOf(other)];
  return !start.startsWith(its) && !its.startsWith(start);
}

/** Whether a path is under review; `!` excludes. `Envs/prod` may be `envs/prod` to some file system (T31). @throws UserError `invalid-input` if no pattern includes anything: then nothing would be reviewed */
export function globs(patterns: readonly string[]): PathTest {
  const included = patterns.filter((pattern) => !pattern.startsWith('!'));
  const excluded = patterns.filter((pattern) => pattern.startsWith('!')).map((each) => each.slice(1));
  if (included.length === 0)
    throw invalidInput(
      'The input "lock-files" selects nothing: give at least one glob that does not start with "!", such as "**/.terraform.lock.hcl".',
    );
  const isIncluded = pathTest(included);
  const isIncludedFolded = foldedTest(included);
  const isExcluded = excluded.length === 0 ? () => false : pathTest(excluded);
  const matches = (path: string) => (isIncluded(path) || isIncludedFolded(path)) && !isExcluded(path);
  return Object.assign(matches, { patterns });
}

/** Whether some file system takes a path for one that matches. */
export function foldedTest(patterns: readonly string[]): PathTest {
  const matches = pathTest(patterns.map(foldedName));
  return (path) => matches(foldedName(path));
}

export const lockFileName = '.terraform.lock.hcl';

/** Whether Terraform reads a file of this name as its lock file, on some file system. */
export function isLockFileName(path: string): boolean {
  return foldedName(posix.basename(path)) === lockFileName;
}
