import type { PolicyAccount } from '../policy/account.ts';
import { renderJson } from '../report/json.ts';
import { renderMarkdown } from '../report/markdown.ts';
import type { Report } from '../report/report.ts';
import { renderSarif } from '../report/sarif.ts';
import { renderText } from '../report/terminal.ts';
import type { Format } from './options.ts';
import { rulePages } from './rule-pages.ts';

const context = {
  repositoryUrl: null,
  docsUrl: 'https://github.com/lockproof/lockproof/tree/main/docs',
  reproduce: null,
  fullReport: null,
};

export interface RenderOptions {
  readonly colour: boolean;
  readonly policy: PolicyAccount;
}

export function render(report: Report, format: Format, { colour, policy }: RenderOptions): string {
  switch (format) {
    case 'text':
      return renderText(report, { colour, policy });
    case 'markdown':
      return renderMarkdown(report, { ...context, policy });
    case 'json':
      return renderJson(report);
    case 'sarif':
      return renderSarif(report, { docsUrl: context.docsUrl, pages: rulePages() });
  }
}
