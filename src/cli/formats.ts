import { extensions } from '../extensions/index.ts';
import type { Format } from '../format.ts';
import { backgroundOf } from '../report/background.ts';
import { renderJson } from '../report/json.ts';
import { renderMarkdown } from '../report/markdown.ts';
import { renderText } from '../report/terminal.ts';

/** Every value of `--format`; the first is the default. */
export const formats: readonly Format[] = [
  {
    name: 'text',
    render: ({ report, policy }, { look, rows }) =>
      renderText(report, { ...look, rows, ...(policy === undefined ? {} : { policy }) }),
  },
  {
    name: 'markdown',
    render: ({ report, rules, policy, subject }, { docsUrl, rows }) =>
      renderMarkdown(report, {
        rules,
        rows,
        docsUrl,
        repositoryUrl: null,
        reproduce: null,
        fullReport: null,
        ...(subject === undefined ? {} : { background: backgroundOf(subject) }),
        ...(policy === undefined ? {} : { policy }),
      }),
  },
  { name: 'json', render: ({ report }) => renderJson(report) },
  ...extensions.flatMap((each) => each.formats ?? []),
];

/** @param name as `--format` allows it */
export function formatNamed(name: string): Format {
  const format = formats.find((one) => one.name === name);
  if (format === undefined) throw new Error(`no format ${name}`);
  return format;
}
