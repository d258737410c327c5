import { invalidInput, quoted } from '../errors.ts';
import { throughFolderLinks } from './folder-links.ts';
import { globs, isLockFileName, lockFileName, pathTest } from './glob.ts';
import type { RevisionView } from './source.ts';

/** Refuses patterns that select nothing (T62), with the nearest ones, and names those that do while others match. A partial listing says nothing. */
export async function refuseUnmatched(patterns: readonly string[], views: readonly RevisionView[]) {
  if (views.some(({ lockFiles }) => lockFiles.size > 0)) return idleGlobs(patterns, views);
  const found = views.map(({ tree }) => [...(tree.whole?.keys() ?? [])].filter(isLockFileName));
  const paths = found.find(({ length }) => length > 0) ?? [];
  const [first] = paths;
  const [head] = views;
  if (first === undefined || head === undefined) return [];
  if ((await throughFolderLinks(null, head, 'all')).head.size > 0) return [];
  const files =
    paths.length === 1
      ? `one lock file, ${quoted(first)}`
      : `${paths.length} lock files, such as ${quoted(first)}`;
  throw invalidInput(
    `The lock files to review (${quoted(patterns.join(', '))}) match no file, and the repository has ${files}; use ${nearest(patterns, paths).map(quoted).join(' and ')}.`,
  );
}

/** A notice for each glob that selects nothing while others do, as where repositories share a list. None if a symlink may lead to a match. */
function idleGlobs(patterns: readonly string[], views: readonly RevisionView[]): readonly string[] {
  const found = views.flatMap(({ lockFiles }) => [...lockFiles.keys()]);
  if (views.some(({ tree }) => tree.whole === null)) return [];
  const entries = views.flatMap(({ tree }) => [...(tree.whole?.values() ?? [])]);
  const links = entries.flatMap(({ path, kind }) => (kind === 'symlink' ? [`${path}/`] : []));
  const mayLead = (start = '') => links.some((link) => link.startsWith(start) || start.startsWith(link));
  return patterns
    .filter((each) => !each.startsWith('!') && !found.some(globs([each])))
    .filter((each) => !mayLead(each.replace(/^\.\//, '').split(/[^\w./ -]/)[0]))
    .map((each) => `The glob ${quoted(each)} of "lock-files" matches no lock file.`);
}

const everywhere = `**/${lockFileName}`;

/** The patterns that the user may have meant: without leftovers of YAML or a shell, and for a folder, the files in it. */
function nearest(patterns: readonly string[], paths: readonly string[]): readonly string[] {
  const meant = patterns.flatMap((pattern) => pattern.split(',')).flatMap((part) => repaired(part, paths));
  const found = [...new Set(meant)];
  return found.length === 0 ? [everywhere] : found;
}

function repaired(part: string, paths: readonly string[]): readonly string[] {
  const bare = part.trim().replaceAll(/^["'`]+|["'`]+$/g, '');
  const pattern = bare.replace(/^(?:\.?\/)+/, '');
  if (pattern === '' || pattern.startsWith('!')) return [];
  const below = `${pattern.replace(/\/+(?:\*\*?)?$/, '')}/${everywhere}`;
  const fit = [pattern, below].find((each) => paths.some(pathTest([each])));
  return fit === undefined ? [] : [fit];
}
