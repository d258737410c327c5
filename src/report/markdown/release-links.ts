import type { ReleaseSource } from '../../registry/release-source.ts';
import { tagOf } from '../../registry/release-source.ts';
import { markdownLink } from '../escape.ts';
import type { ReportedChange } from '../report.ts';

/**
 * What is new in a release: its notes, and the comparison with the version before, from the older to the newer one whichever way the change goes.
 * The registry names the repository (T57): host and form of the address are ours, and what it chose is encoded.
 */
export function releaseLinks({ from, to, kinds }: ReportedChange, source: ReleaseSource | null): string[] {
  if (source === null || to === null || from?.version === to.version) return [];
  const tag = tagOf(source, to.version);
  if (tag === null) return [];
  const pages = pagesOf(source);
  const before = from === null || kinds.includes('provider-moved') ? null : tagOf(source, from.version);
  const [older, newer] = kinds.includes('version-downgraded') ? [tag, before] : [before, tag];
  return [
    pages('release&nbsp;notes', ...notesPath(source), tag),
    ...(older === null || newer === null
      ? []
      : [pages('compare', ...comparePath(source), `${older}...${newer}`)]),
  ];
}

function pagesOf({
  forge,
  repository,
}: ReleaseSource): (label: string, ...path: readonly string[]) => string {
  return (label, ...path) => markdownLink(label, forges[forge], [repository, ...path]);
}

const forges = { 'github.com': 'https://github.com', 'gitlab.com': 'https://gitlab.com' } as const;

function notesPath({ forge }: ReleaseSource): readonly string[] {
  return forge === 'github.com' ? ['releases', 'tag'] : ['-', 'releases'];
}

function comparePath({ forge }: ReleaseSource): readonly string[] {
  return forge === 'github.com' ? ['compare'] : ['-', 'compare'];
}
