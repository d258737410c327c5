/** Shortens text at the end of a line, and says so: GitHub drops a text that is too long (T42). */
export function cutAtLine(text: string, limit: number, measure: (text: string) => number): string {
  if (measure(text) <= limit) return text;
  const lines = text.split('\n');
  let fits = 0;
  let tooMany = lines.length;
  while (tooMany - fits > 1) {
    const middle = Math.floor((fits + tooMany) / 2);
    if (measure(shortened(lines, middle)) <= limit) fits = middle;
    else tooMany = middle;
  }
  return shortened(lines, fits);
}

function shortened(lines: readonly string[], kept: number): string {
  const rest = lines.length - kept;
  return `${lines.slice(0, kept).join('\n')}\n\n**${rest} more lines were cut here because GitHub accepts no longer text; the JSON report has them, with the worst 5,000 findings.**\n`;
}
