import { widthOf } from '../src/cli/text/wrap.ts';
import type { PseudoTerminal } from '../test/support/pseudo-terminal.ts';

type Line = NonNullable<ReturnType<PseudoTerminal['screen']['buffer']['active']['getLine']>>;
type Cell = NonNullable<ReturnType<Line['getCell']>>;

/** The eight colours that text has, as GitHub's dark theme shows them. */
const colours = ['#6e7681', '#ff7b72', '#3fb950', '#d29922', '#58a6ff', '#bc8cff', '#39c5cf', '#b1bac4'];

/** Pixels. */
const cell = { width: 8, height: 19 };
const frame = { side: 16, top: 52, bottom: 16 };
const [background, border] = ['#0d1117', '#3d444d'];

/** Milliseconds. */
const pace = { key: 35, beforeOutput: 400 };

/** A command and what the terminal showed. */
export interface Step {
  readonly typed: string;
  readonly screen: PseudoTerminal['screen'];
  /** Milliseconds that a reader needs for it. */
  readonly rest: number;
}

/** Steps that are on the screen together; the screen is cleared after them. `isStill`: shown where nothing may move. */
export interface Scene {
  readonly steps: readonly Step[];
  readonly isStill?: true;
}

/** A session at a terminal as an animated SVG without scripts, which repeats forever. */
export function recordingPicture(scenes: readonly Scene[], columns: number): string {
  const timed = timesOf(scenes);
  const whole = timed.at(-1)?.end ?? 0;
  const rows = Math.max(...timed.map(({ bottom }) => bottom));
  const [width, height] = [
    columns * cell.width + 2 * frame.side,
    rows * cell.height + frame.top + frame.bottom,
  ];
  const dots = [20, 38, 56].map((x) => `<circle cx="${x}" cy="18" r="5.5" fill="${border}"/>`).join('');
  const percent = (time: number) => `${Number(((100 * time) / whole).toFixed(3))}%`;
  const rules: string[] = [];
  const animated = (keyframes: string, timing: string): string => {
    const name = `a${rules.length}`;
    rules.push(`@keyframes ${name}{${keyframes}}.${name}{animation:${name} ${whole}ms ${timing} infinite}`);
    return name;
  };
  /** Parts that are on the screen from one time to another. */
  const seen = (parts: string, from: number, to: number, isStill: boolean): string => {
    const until = to === whole ? '' : `${percent(to)}{opacity:0}`;
    const before = from === 0 ? '' : '0%{opacity:0}';
    const name = animated(`${before}${percent(from)}{opacity:1}${until}`, 'step-end');
    return `<g class="${name}" opacity="${isStill ? 1 : 0}">\n${parts}</g>\n`;
  };
  /** Hides a command, and uncovers it key by key. */
  const cover = (typed: string, row: number, from: number, to: number): string => {
    const away = columns * cell.width;
    const keys = typed.length;
    const name = animated(
      `${from === 0 ? '' : '0%,'}${percent(from)}{transform:none;animation-timing-function:steps(${keys})}${percent(to)}{transform:translate(${keys * cell.width}px);animation-timing-function:step-end}${percent(to + 1)},to{transform:translate(${away}px)}`,
      'step-end',
    );
    const [x, y] = [frame.side + 2 * cell.width, frame.top + row * cell.height];
    return `<rect class="${name}" x="${x}" y="${y}" width="${away}" height="${cell.height}" fill="${background}" transform="translate(${away})"/>\n`;
  };
  const pictures = timed.flatMap(({ parts, end, isStill }) =>
    parts.map(({ typed, lines, row, from, shown }) => {
      const command = [{ look: '', text: `$ ${typed}` }];
      const at = (line: number) => frame.top + (line + 0.5) * cell.height;
      const output = lines.map((runs, index) => rowPicture(runs, at(row + 1 + index))).join('');
      return (
        seen(
          rowPicture(command, at(row)) + cover(typed, row, from, shown - pace.beforeOutput),
          from,
          end,
          isStill,
        ) + (output === '' ? '' : seen(output, shown, end, isStill))
      );
    }),
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" role="img">
<title>Lockproof at a terminal</title>
<style>@media (prefers-reduced-motion:no-preference){${rules.join('')}}</style>
<clipPath id="screen"><path d="M1 37h${width - 2}v${height - 46}H1z"/></clipPath>
<rect x="0.5" y="0.5" width="${width - 1}" height="${height - 1}" rx="8" fill="${background}" stroke="${border}"/>
<path d="M1 36.5h${width - 2}" stroke="${border}"/>${dots}
<g clip-path="url(#screen)" font-family="ui-monospace, SFMono-Regular, Menlo, Consolas, 'DejaVu Sans Mono', monospace" font-size="13" fill="#e6edf3">
${pictures.join('')}</g>
</svg>
`;
}

/** When and in which row each command appears, and its output. */
function timesOf(scenes: readonly Scene[]) {
  let now = 0;
  return scenes.map(({ steps, isStill = false }) => {
    let row = 0;
    const parts = steps.map(({ typed, screen, rest }) => {
      const [from, shown] = [now, now + typed.length * pace.key + pace.beforeOutput];
      const lines = linesOf(screen);
      const part = { typed, lines, row, from, shown };
      now = shown + rest;
      row += lines.length + (lines.length === 0 ? 1 : 2);
      return part;
    });
    return { parts, isStill, end: now, bottom: row };
  });
}

function linesOf({ buffer, cols }: PseudoTerminal['screen']): readonly (readonly Run[])[] {
  const lines = Array.from({ length: buffer.active.length }, (_, row) => {
    const line = buffer.active.getLine(row);
    return line === undefined ? [] : runsOf(line, cols);
  });
  while (lines.at(-1)?.every(({ text }) => text.trim() === '') === true) lines.pop();
  return lines;
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
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('  ', ' \u00a0');
}
