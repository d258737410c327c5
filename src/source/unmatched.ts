import { invalidInput, quoted } from '../errors.ts';
import { throughFolderLinks } from './folder-links.ts';
import { globs, isLockFileName, lockFileName } from './glob.ts';
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
    `The lock files to review (${quoted(patterns.join(', '))}) match no file, and the repository has ${files}; use ${quoted(everywhere)}.`,
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
