import { invalidInput } from '../errors.ts';
import { pathTest } from '../paths.ts';
import { quoted } from '../quoted.ts';
import { throughFolderLinks } from './folder-links.ts';
import { isLockFileName, lockFileName } from './glob.ts';
import type { RevisionView } from './source.ts';

/** Refuses patterns that select nothing (T62), with the nearest ones. A partial listing says nothing. */
export async function refuseUnmatched(patterns: readonly string[], views: readonly RevisionView[]) {
  if (views.some(({ lockFiles }) => lockFiles.size > 0)) return;
  const found = views.map(({ tree }) => [...(tree.whole?.keys() ?? [])].filter(isLockFileName));
  const paths = found.find(({ length }) => length > 0) ?? [];
  const [first] = paths;
  const [head] = views;
  if (first === undefined || head === undefined) return;
  if ((await throughFolderLinks(null, head, 'all')).head.size > 0) return;
  const files =
    paths.length === 1
      ? `one lock file, ${quoted(first)}`
      : `${paths.length} lock files, such as ${quoted(first)}`;
  throw invalidInput(
    `The lock files to review (${quoted(patterns.join(', '))}) match no file, and the repository has ${files}; use ${nearest(patterns, paths).map(quoted).join(' and ')}.`,
  );
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
