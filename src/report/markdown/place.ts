import { markdownCode, markdownLink, markdownText } from '../escape.ts';
import type { RenderContext } from '../render-context.ts';
import type { Report } from '../report.ts';

/** `path:line`, as a link to that line at the reviewed commit where there is one; of a removed file, at the commit that still has it. @param name instead of `path:line` */
export function placeLink(
  { path, line }: { readonly path: string; readonly line: number | null },
  { base, head, files }: Report,
  { repositoryUrl }: RenderContext,
  name?: string,
): string {
  const label =
    name === undefined ? markdownCode(line === null ? path : `${path}:${line}`) : markdownText(name);
  const removed = files.some((file) => file.path === path && file.status === 'removed');
  const commit = removed ? base : head;
  if (repositoryUrl === null || commit === null) return label;
  return markdownLink(label, repositoryUrl, ['blob', commit, path], line === null ? '' : `L${line}`);
}

/** Where to look for what is left out here. */
export function elsewhere({ fullReport }: RenderContext): string {
  return fullReport === null ? 'in the JSON report' : `in ${markdownLink(fullReport.name, fullReport.url)}`;
}
