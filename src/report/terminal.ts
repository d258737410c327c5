import type { Severity } from '../finding/finding.ts';
import { providerName } from '../finding/names.ts';
import type { PolicyAccount } from '../policy/account.ts';
import { terminalText } from './escape.ts';
import { counted } from './numbers.ts';
import type { Report, ReportedChange, ReportedFinding } from './report.ts';
import { changeWords, hashWords, initWords, noiseWords, signerWords, verdictWords } from './words.ts';

interface TerminalOptions {
  readonly colour: boolean;
  readonly policy?: PolicyAccount;
}

/** The review for a terminal: findings as `path:line`, then the changes, and the verdict last, beside the prompt. */
export function renderText(report: Report, { colour, policy }: TerminalOptions): string {
  const paint = colour ? coloured : plain;
  const findings = report.findings.map((finding) => findingText(finding, paint));
  const changes = report.changes.map(changeText);
  const settings = policy === undefined ? [] : settingsText(policy);
  return `${[...findings, ...changes, ...settings, verdictText(report, paint)].join('\n\n')}\n`;
}

/** Where each setting comes from; nothing where every setting is the default. The command line has shown the notices already. */
function settingsText({ origins }: PolicyAccount): readonly string[] {
  const decided = origins.filter(({ from }) => from.kind !== 'default');
  if (decided.length === 0) return [];
  const lines = decided.map(({ name, value, from }) => {
    const where = from.kind === 'file' ? from.path : from.kind;
    return `  ${terminalText(name)}: ${terminalText(value)} (${terminalText(where)})`;
  });
  return [['settings', ...lines].join('\n')];
}

type Paint = (ink: Ink, text: string) => string;
type Ink = keyof typeof inks;

const inks = { red: 31, green: 32, yellow: 33, cyan: 36, bold: 1 } as const;

function plain(_ink: Ink, text: string): string {
  return text;
}

function coloured(ink: Ink, text: string): string {
  return `\u001b[${inks[ink]}m${text}\u001b[0m`;
}

function findingText({ severity, rule, message, path, line, remedy }: ReportedFinding, paint: Paint): string {
  const place = paint('bold', `${terminalText(path)}:${line}`);
  const first = `${place}  ${paint(severityInk(severity), severity)}  ${terminalText(rule)}  ${terminalText(message)}`;
  return `${first}\n  → ${terminalText(remedy)}`;
}

function severityInk(severity: Severity): Ink {
  switch (severity) {
    case 'error':
      return 'red';
    case 'warning':
      return 'yellow';
    case 'notice':
      return 'cyan';
  }
}

function changeText(change: ReportedChange): string {
  const [first = '', ...others] = change.files;
  const files =
    others.length === 0 ? first : `${first} and ${counted(others.length, 'more file', 'more files')}`;
  const [noise, init] = [noiseWords(change), initWords(change)];
  const lines = [
    `  ${terminalText(hashWords(change))}`,
    ...(change.to === null ? [] : [`  signature: ${terminalText(signerWords(change))}`]),
    ...(noise === null ? [] : [`  harmless: ${terminalText(noise)}`]),
    ...(init === null ? [] : [`  next tofu init: ${terminalText(init)}`]),
    `  in ${terminalText(files)}`,
  ];
  const title = `${terminalText(providerName(change.provider))}  ${terminalText(changeWords(change))}`;
  return [title, ...lines].join('\n');
}

function verdictText(report: Report, paint: Paint): string {
  const { icon, headline, scope } = verdictWords(report);
  const words = scope === '' ? headline : `${headline}; ${scope}`;
  const counts = (['error', 'warning', 'notice'] as const).flatMap((severity) => {
    const count = report.findings.filter((finding) => finding.severity === severity).length;
    return count === 0 ? [] : [counted(count, severity, `${severity}s`)];
  });
  const line = `${icon} ${[words, ...(counts.length === 0 ? [] : [counts.join(', ')])].join('; ')}`;
  return paint(verdictInk(report), line);
}

function verdictInk({ verdict }: Report): Ink {
  switch (verdict) {
    case 'failed':
      return 'red';
    case 'incomplete':
      return 'yellow';
    case 'verified':
    case 'unchanged':
      return 'green';
  }
}
