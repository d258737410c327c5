import { extensions } from '../extensions/index.ts';
import type { Format } from '../format.ts';
import { renderJson } from '../report/json.ts';
import { renderMarkdown } from '../report/markdown.ts';
import { fromRoot } from './from-root.ts';
import { renderText } from './text/terminal.ts';

/** Every value of `--format`; the first is the default. */
export const formats: readonly Format[] = [
  {
    name: 'text',
    render: ({ report, rules, policy }, { look, rows }) =>
      renderText(report, { ...look, rules, rows, ...(policy === undefined ? {} : { policy }) }),
  },
  {
    name: 'markdown',
    render: ({ report, rules, policy }, { docsUrl, rows }) =>
      renderMarkdown(report, {
        rules,
        rows,
        docsUrl,
        repositoryUrl: null,
        reproduce: null,
        fullReport: null,
        ...(policy === undefined ? {} : { policy }),
      }),
  },
  { name: 'json', render: ({ report }) => renderJson(report) },
  // Other programs read these, and know the files of the repository only.
  ...extensions
    .flatMap((each) => each.formats ?? [])
    .map(
      (format): Format => ({
        ...format,
        render: ({ report, ...shown }, ports) => format.render({ ...shown, report: fromRoot(report) }, ports),
      }),
    ),
];

export function formatNamed(name: string): Format {
  const format = formats.find((one) => one.name === name);
  if (format === undefined) throw new Error(`no format ${name}`);
  return format;
}
