import { backgroundOf } from '../report/background.ts';
import { renderJson } from '../report/json.ts';
import { renderMarkdown } from '../report/markdown.ts';
import { renderSarif } from '../report/sarif.ts';
import { renderText } from '../report/terminal.ts';
import type { Review } from '../review.ts';
import type { Format } from './options.ts';
import { rulePages } from './rule-pages.ts';

const context = {
  repositoryUrl: null,
  docsUrl: 'https://github.com/lockproof/lockproof/tree/main/docs',
  reproduce: null,
  fullReport: null,
};

/** @param options `colour`: for text */
export function render(
  { report, policy, subject }: Review,
  format: Format,
  { colour }: { readonly colour: boolean },
): string {
  switch (format) {
    case 'text':
      return renderText(report, { colour, policy });
    case 'markdown':
      return renderMarkdown(report, { ...context, policy, background: backgroundOf(subject) });
    case 'json':
      return renderJson(report);
    case 'sarif':
      return renderSarif(report, { docsUrl: context.docsUrl, pages: rulePages() });
  }
}
