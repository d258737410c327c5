const escapeSign = String.fromCharCode(27);

/** Colours, and the selector that turns a sign into a picture. */
const unseen = new RegExp(`${escapeSign}\\[\\d+m|\\ufe0f`, 'g');
/** A terminal shows these in two columns. */
const wide = /\p{Emoji_Presentation}|⚠/gu;

/** A width below which wrapping makes text no easier to read. */
const narrowest = 40;

/** Breaks lines between words. Lines indented by four or more are commands to copy, and stay whole. */
export function wrapped(text: string, columns: number): string {
  if (columns < narrowest) return text;
  return text
    .split('\n')
    .flatMap((line) => (line.startsWith('    ') ? [line] : wrappedLine(line, columns)))
    .join('\n');
}

export function widthOf(text: string): number {
  return text.replaceAll(unseen, '').replaceAll(wide, '  ').length;
}

function wrappedLine(line: string, columns: number): readonly string[] {
  if (widthOf(line) <= columns) return [line];
  const indent = /^ */.exec(line)?.[0] ?? '';
  const lines: string[] = [];
  let current = '';
  // Two spaces in a row separate the parts of a line, and stay where the line goes on.
  for (const [, space = '', word = ''] of line.slice(indent.length).matchAll(/( *)([^ ]+)/g)) {
    const longer = `${current}${space}${word}`;
    const room = columns - indent.length - (lines.length === 0 ? 0 : 2);
    if (current !== '' && widthOf(longer) > room) {
      lines.push(current);
      current = word;
    } else current = longer;
  }
  return [...lines, current].map((part, index) => `${indent}${index === 0 ? '' : '  '}${part}`);
}
