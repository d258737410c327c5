import { renderJson } from '../report/json.ts';
import { renderMarkdown } from '../report/markdown.ts';
import type { Report } from '../report/report.ts';
import { renderText } from '../report/terminal.ts';
import type { Format } from './options.ts';

const context = {
  repositoryUrl: null,
  docsUrl: 'https://github.com/lockproof/lockproof/tree/main/docs',
  reproduce: null,
  fullReport: null,
};

export function render(report: Report, format: Format, colour: boolean): string {
  switch (format) {
    case 'text':
      return renderText(report, { colour });
    case 'markdown':
      return renderMarkdown(report, context);
    case 'json':
      return renderJson(report);
  }
}
