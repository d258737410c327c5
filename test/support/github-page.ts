import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { asHtml, renderAsGitHub } from './github-rendering.ts';

const styles = dirname(createRequire(import.meta.url).resolve('github-markdown-css/package.json'));

export interface PageOptions {
  readonly theme: 'light' | 'dark';
  /** How the title of the folded part begins that is open. */
  readonly open?: string | undefined;
}

/** A comment as on a pull request: with GitHub's own style sheet and the frame of a comment. */
export function githubPage(markdown: string, { theme, open }: PageOptions): string {
  const style = readFileSync(join(styles, `github-markdown-${theme}.css`), 'utf8');
  const html = asHtml(renderAsGitHub(markdown));
  const [line, canvas, head] =
    theme === 'light' ? ['#d1d9e0', '#ffffff', '#f6f8fa'] : ['#3d444d', '#0d1117', '#151b23'];
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Lockproof on a pull request</title>
<style>${style}</style>
<style>
  body { margin: 0; padding: 16px; background: ${canvas}; }
  .frame { max-width: 880px; margin: 0 auto; border: 1px solid ${line}; border-radius: 6px; background: ${canvas}; overflow: hidden; }
  .author { padding: 8px 16px; background: ${head}; border-bottom: 1px solid ${line}; }
  .author, .markdown-body { font-size: 14px; }
  .markdown-body { padding: 16px; }
  .markdown-body table { display: block; overflow: auto; }
  .markdown-body summary { cursor: pointer; }
</style></head>
<body><div class="frame">
<div class="markdown-body author"><strong>github-actions</strong> commented</div>
<article class="markdown-body">${open === undefined ? html : html.replace(`<details><summary>${open}`, `<details open><summary>${open}`)}</article>
</div></body></html>
`;
}
