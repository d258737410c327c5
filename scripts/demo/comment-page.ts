import markdownIt from 'markdown-it';

/** The comment as a separate page, similar to a pull request. */
export function commentPage(markdown: string): string {
  const comment = markdownIt({ html: true }).render(markdown);
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Lockproof: the comment</title>
<style>
  :root { color-scheme: light dark; }
  body { max-width: 56rem; margin: 2rem auto; padding: 0 1rem; font: 14px/1.5 system-ui, sans-serif; }
  article { border: 1px solid #8884; border-radius: 6px; padding: 0 1rem; overflow-x: auto; }
  table { border-collapse: collapse; }
  th, td { border: 1px solid #8884; padding: 6px 13px; text-align: left; vertical-align: top; }
  pre { background: #8881; padding: 1rem; border-radius: 6px; overflow-x: auto; }
  code { font: 85% ui-monospace, monospace; background: #8882; padding: 0.2em 0.4em; border-radius: 6px; }
  pre code { background: none; padding: 0; }
</style>
<article>
${comment}</article>
</html>
`;
}
