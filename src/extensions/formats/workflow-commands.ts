import { annotations } from '../../report/annotations.ts';
import { terminalText } from '../../report/escape.ts';
import type { Report } from '../../report/report.ts';

/** Annotations as workflow commands of GitHub, which shows the first ten of each level, and the headline for the log. */
export function renderWorkflowCommands(report: Report): string {
  const commands = annotations(report).map(({ level, path, line, title, message }) => {
    const place = { title: terminalText(title), file: terminalText(path), line: String(line) };
    const facts = Object.entries(place).map(([name, value]) => `${name}=${escaped(value, /[%:,]/g)}`);
    return `::${level} ${facts.join(',')}::${escaped(message, /%/g)}`;
  });
  return `${[...commands, terminalText(report.headline)].join('\n')}\n`;
}

/** As GitHub reads it: no text can end its part of a command (T40). */
function escaped(text: string, reserved: RegExp): string {
  return text.replaceAll(reserved, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
}
