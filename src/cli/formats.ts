import { existsSync } from 'node:fs';
import { dirname, join, posix, relative, resolve, sep } from 'node:path';
import type { Format } from '../command.ts';
import { extensions } from '../extensions/index.ts';
import { realPath, repositoryAround } from '../paths.ts';
import { renderJson } from '../report/json.ts';
import { renderMarkdown } from '../report/markdown.ts';
import type { Report } from '../report/report.ts';
import { renderText } from './text/terminal.ts';

const nowhere = { repositoryUrl: null, reproduce: null, fullReport: null };

/** Every value of `--format`; the first is the default. */
export const formats: readonly Format[] = [
  {
    name: 'text',
    render: ({ report, rules, policy }, { look, rows }) =>
      renderText(report, { ...look, rules, rows, ...(policy && { policy }) }),
  },
  {
    name: 'markdown',
    render: ({ report, rules, policy }, { docsUrl, rows }) =>
      renderMarkdown(report, { ...nowhere, rules, rows, docsUrl, ...(policy && { policy }) }),
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

/** The report with paths from the root of the repository, for programs that know nothing else. */
function fromRoot(report: Report): Report {
  const { folder = '', head } = report;
  const rooted = (path: string): string => {
    const whole = posix.join(folder, path);
    const isKnown = head !== null || (folder !== '' && !whole.startsWith('../'));
    return !path.startsWith('/') && isKnown ? whole : (onThisMachine(path) ?? path);
  };
  return {
    ...report,
    files: report.files.map((file) => ({
      ...file,
      path: rooted(file.path),
      ...(file.previousPath === undefined ? {} : { previousPath: rooted(file.previousPath) }),
    })),
    changes: report.changes.map((change) => ({ ...change, files: change.files.map(rooted) })),
    findings: report.findings.map((finding) => ({ ...finding, path: rooted(finding.path) })),
  };
}

/** From the root of the repository that has the file; `null`: none has it. */
function onThisMachine(path: string): string | null {
  const places = [resolve(path), join(realPath(dirname(path)), posix.basename(path))];
  for (const place of places) {
    const root = existsSync(place) ? repositoryAround(dirname(place)) : null;
    if (root !== null) return relative(root, place).split(sep).join('/');
  }
  return null;
}
