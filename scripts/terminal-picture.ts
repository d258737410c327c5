import { widthOf } from '../src/cli/text/wrap.ts';
import type { PseudoTerminal } from '../test/support/pseudo-terminal.ts';

type Line = NonNullable<ReturnType<PseudoTerminal['screen']['buffer']['active']['getLine']>>;
type Cell = NonNullable<ReturnType<Line['getCell']>>;

/** The eight colours that text has, as GitHub's dark theme shows them. */
const colours = ['#6e7681', '#ff7b72', '#3fb950', '#d29922', '#58a6ff', '#bc8cff', '#39c5cf', '#b1bac4'];

/** Pixels. */
const cell = { width: 8, height: 19 };
const frame = { side: 16, top: 52, bottom: 16 };

/** What is on a terminal, as an SVG with the frame of a window. @param prompt what the person typed */
export function terminalPicture({ buffer, cols }: PseudoTerminal['screen'], prompt: string): string {
  const rows = Array.from({ length: buffer.active.length }, (_, row) => {
    const line = buffer.active.getLine(row);
    return line === undefined ? [] : runsOf(line, cols);
  });
  while (rows.at(-1)?.every(({ text }) => text.trim() === '') === true) rows.pop();
  const typed: readonly Run[] = [{ look: '', text: `$ ${prompt}` }];
  const [width, height] = [
    cols * cell.width + 2 * frame.side,
    (rows.length + 1) * cell.height + frame.top + frame.bottom,
  ];
  const dots = [20, 38, 56].map((x) => `<circle cx="${x}" cy="18" r="5.5" fill="#3d444d"/>`).join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" role="img">
<title>Lockproof at a terminal</title>
<rect x="0.5" y="0.5" width="${width - 1}" height="${height - 1}" rx="8" fill="#0d1117" stroke="#3d444d"/>
<path d="M1 36.5h${width - 2}" stroke="#3d444d"/>${dots}
<g font-family="ui-monospace, SFMono-Regular, Menlo, Consolas, 'DejaVu Sans Mono', monospace" font-size="13" fill="#e6edf3" xml:space="preserve">
${[typed, ...rows].map((runs, row) => rowPicture(runs, frame.top + (row + 0.5) * cell.height)).join('')}</g>
</svg>
`;
}

interface Run {
  readonly look: string;
  text: string;
}

/** The parts of a line that look the same; a sign is a part of its own. */
function runsOf(line: Line, columns: number): readonly Run[] {
  const runs: Run[] = [];
  for (let column = 0; column < columns; column += 1) {
    const at = line.getCell(column);
    // The second half of a wide character has no text.
    if (at === undefined || at.getWidth() === 0) continue;
    const [look, text] = [lookOf(at), at.getChars() || ' '];
    const last = runs.at(-1);
    if (last?.look === look && isNarrow(text) && isNarrow(last.text)) last.text += text;
    else runs.push({ look, text });
  }
  return runs;
}

function isNarrow(text: string): boolean {
  return widthOf(text) === text.length;
}

function lookOf(at: Cell): string {
  const colour = at.isFgPalette() ? ` fill="${colours[at.getFgColor() % 8]}"` : '';
  return `${colour}${at.isBold() ? ' font-weight="700"' : ''}`;
}

/** Every run begins in its column and is as wide as its columns, whatever the font of the reader. */
function rowPicture(runs: readonly Run[], y: number): string {
  let column = 0;
  return runs
    .map(({ look, text }) => {
      const begins = column + (/^ */.exec(text)?.[0].length ?? 0);
      column += widthOf(text);
      const seen = text.trim();
      if (seen === '') return '';
      const length = isNarrow(seen) ? ` textLength="${seen.length * cell.width}"` : '';
      return `<text x="${frame.side + begins * cell.width}" y="${y}"${length}${look}>${escaped(seen)}</text>\n`;
    })
    .join('');
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
