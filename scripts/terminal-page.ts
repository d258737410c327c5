import type { PseudoTerminal } from '../test/support/pseudo-terminal.ts';

type Line = NonNullable<ReturnType<PseudoTerminal['screen']['buffer']['active']['getLine']>>;
type Cell = NonNullable<ReturnType<Line['getCell']>>;

/** The eight colours that text has, as GitHub's dark theme shows them. */
const colours = ['#6e7681', '#ff7b72', '#3fb950', '#d29922', '#58a6ff', '#bc8cff', '#39c5cf', '#b1bac4'];

/** What is on a terminal, as a page with the frame of a window. @param prompt what the person typed */
export function terminalPage({ buffer, cols }: PseudoTerminal['screen'], prompt: string): string {
  const rows = Array.from({ length: buffer.active.length }, (_, row) => {
    const line = buffer.active.getLine(row);
    return line === undefined ? '' : rowHtml(line, cols);
  });
  while (rows.at(-1) === '') rows.pop();
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Lockproof at a terminal</title>
<style>
  body { margin: 0; padding: 16px; background: transparent; width: max-content; }
  .window { background: #0d1117; border: 1px solid #3d444d; border-radius: 8px; overflow: hidden; }
  .bar { padding: 10px 12px; background: #151b23; border-bottom: 1px solid #3d444d; display: flex; gap: 7px; }
  .bar i { width: 11px; height: 11px; border-radius: 50%; background: #3d444d; }
  pre { margin: 0; padding: 14px 16px; color: #e6edf3; font: 13px/1.45 'DejaVu Sans Mono', 'Liberation Mono', monospace; font-variant-emoji: emoji; width: ${cols}ch; }
  b { font-weight: 700; } .prompt { color: #8b949e; }
</style></head>
<body><div class="window"><div class="bar"><i></i><i></i><i></i></div>
<pre><span class="prompt">$</span> ${escaped(prompt)}\n${rows.join('\n')}</pre></div></body></html>
`;
}

function rowHtml(line: Line, columns: number): string {
  const runs: { readonly look: string; text: string }[] = [];
  for (let column = 0; column < columns; column += 1) {
    const cell = line.getCell(column);
    // The second half of a wide character has no text.
    if (cell === undefined || cell.getWidth() === 0) continue;
    const look = lookOf(cell);
    const last = runs.at(-1);
    const text = cell.getChars() || ' ';
    if (last?.look === look) last.text += text;
    else runs.push({ look, text });
  }
  return runs
    .map(({ look, text }) => (look === '' ? escaped(text) : `<span style="${look}">${escaped(text)}</span>`))
    .join('')
    .trimEnd();
}

function lookOf(cell: Cell): string {
  const colour = cell.isFgPalette() ? `color: ${colours[cell.getFgColor() % 8]};` : '';
  return `${colour}${cell.isBold() ? 'font-weight: 700;' : ''}`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
