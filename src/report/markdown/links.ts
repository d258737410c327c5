import { tagOf } from '../../registry/release-source.ts';
import { markdownCode, markdownLink, markdownText } from '../escape.ts';
import type { Page } from '../render-context.ts';
import type { ReportedChange } from '../report.ts';

/** A link to `path:line` (or `name`) at head; of a removed file, at the commit that still has it. */
export function placeLink(
  { path, line }: { readonly path: string; readonly line: number | null },
  { report: { base, head, files }, repositoryUrl }: Page,
  name?: string,
): string {
  const label =
    name === undefined ? markdownCode(line === null ? path : `${path}:${line}`) : markdownText(name);
  const removed = files.some((file) => file.path === path && file.status === 'removed');
  const commit = removed ? base : head;
  if (repositoryUrl === null || commit === null) return label;
  return markdownLink(label, repositoryUrl, ['blob', commit, path], line === null ? '' : `L${line}`);
}

export const elsewhere = ({ fullReport: full }: Page): string =>
  full === null ? 'in the JSON report' : `in ${markdownLink(full.name, full.url)}`;

/** Links to release notes and comparison. The registry names the repository, not host and form (T57). */
export function releaseLinks({ from, to, kinds, background }: ReportedChange): string[] {
  const source = background?.source ?? null;
  if (source === null || to === null || from?.version === to.version) return [];
  const tag = tagOf(source, to.version);
  if (tag === null) return [];
  const { home, notes, compare } = forges[source.forge];
  const page = (label: string, path: readonly string[]): string =>
    markdownLink(label, home, [source.repository, ...path]);
  const before = from === null || kinds.includes('provider-moved') ? null : tagOf(source, from.version);
  const [older, newer] = kinds.includes('version-downgraded') ? [tag, before] : [before, tag];
  return [
    page('release&nbsp;notes', [...notes, tag]),
    ...(older === null || newer === null ? [] : [page('compare', [...compare, `${older}...${newer}`])]),
  ];
}

const forges = {
  'github.com': { home: 'https://github.com', notes: ['releases', 'tag'], compare: ['compare'] },
  'gitlab.com': { home: 'https://gitlab.com', notes: ['-', 'releases'], compare: ['-', 'compare'] },
} as const;
