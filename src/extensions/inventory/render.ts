import { createHash } from 'node:crypto';
import { distinct } from '../../distinct.ts';
import { counted, firstOf, providerName } from '../../finding/sentence.ts';
import { markdownText, terminalText, visible, xmlText } from '../../report/escape.ts';
import {
  concernsOf,
  type differences,
  errorsIn,
  type Locked,
  type NamedReport,
  providersOf,
  worths,
} from './inventory.ts';

export interface Inventory {
  readonly reports: readonly NamedReport[];
  /** One sentence for each report that could not be used. */
  readonly unread: readonly string[];
  readonly entries: readonly Locked[];
  readonly since: ReturnType<typeof differences>;
}

/** Every value of `--format`; the first is the default. */
export const renderers = { text, markdown, csv, html } as const;

/** Raw text: each renderer escapes it. */
type Table = Readonly<{ title: string; columns: readonly string[]; rows: readonly (readonly string[])[] }>;

/** `3 repositories, 8 lock files, 2 providers, 14 entries` */
function sumWords({ reports, entries }: Inventory): string {
  const files = reports.reduce((sum, { report }) => sum + report.files.length, 0);
  return [
    counted(reports.length, 'repository', 'repositories'),
    counted(files, 'lock file', 'lock files'),
    counted(providersOf(entries).length, 'provider', 'providers'),
    counted(entries.length, 'entry', 'entries'),
  ].join(', ');
}

/** Providers, repositories, changes and these entries. */
function tablesOf({ reports, entries, since }: Inventory, shown = entries) {
  const byRepository = Map.groupBy(entries, ({ repository }) => repository);
  const concernsIn = ({ repository, report }: NamedReport) =>
    [...concernsOf(byRepository.get(repository) ?? []), ...errorsIn(report.findings, null)].join('; ');
  const providers: Table = {
    title: 'Providers',
    columns: ['provider', 'root modules', 'versions', 'oldest', 'version in roots', 'signer', 'to check'],
    rows: providersOf(entries).map(({ provider, entries: own, versions, uses }) => [
      ...[providerName(provider), String(own.length)],
      ...[String(versions.length), versions.at(-1) ?? '', firstOf(uses, 8)],
      ...[distinct(own.map(({ signer }) => signer)).join(', '), concernsOf(own).join('; ')],
    ]),
  };
  const repositories: Table = {
    title: 'Repositories',
    columns: ['repository', 'verdict', 'lock files', 'to check'],
    rows: reports.map((each) => {
      const { verdict, files } = each.report;
      return [each.repository, verdict, String(files.length), concernsIn(each)];
    }),
  };
  const changes: Table = {
    title: 'Changed since',
    columns: ['repository', 'lock file', 'provider', 'change'],
    rows: since.map(({ entry, what }) => [entry.repository, entry.path, providerName(entry.provider), what]),
  };
  const locked: Table = {
    title: shown === entries ? 'Entries' : 'Entries to look at',
    columns: [
      ...['repository', 'lock file', 'provider', 'version', 'signer', 'key'],
      ...worths.map((kind) => (kind === 'open' ? 'not checked' : kind)),
      ...['waived until', 'vulnerabilities', 'platforms missing', 'errors'],
    ],
    rows: shown.map((entry) => [
      ...[entry.repository, entry.path, entry.provider, entry.version, entry.signer, entry.key],
      ...worths.map((kind) => String(entry.worth[kind])),
      ...[entry.waived, entry.advisories.join(' '), entry.missing.join(' '), entry.errors.join(' ')],
    ]),
  };
  return { providers, repositories, changes, locked };
}

function text(inventory: Inventory): string {
  const { repositories, changes } = tablesOf(inventory);
  const worries = repositories.rows.filter((row) => row.at(-1));
  const uses = providersOf(inventory.entries).map(({ provider, versions, uses, entries }) => {
    const roots = counted(entries.length, 'root module', 'root modules');
    const oldest = versions.length === 1 ? '' : `, oldest ${versions.at(-1)}`;
    const spread = `${providerName(provider)} at ${counted(versions.length, 'version', 'versions')} in ${roots}`;
    const concerns = concernsOf(entries).map((concern) => `  ! ${concern}`);
    return [spread + oldest, `  ${firstOf(uses, 6)}`, ...concerns];
  });
  const sections = [
    [sumWords(inventory)],
    ...uses,
    ['To check:', ...worries.map(([name, verdict, , concerns]) => `  ${name} (${verdict}): ${concerns}`)],
    ['Changed since:', ...changes.rows.map((row) => `  ${row.join(' ')}`)],
    ['Not read:', ...inventory.unread.map((line) => `  ${line}`)],
  ].filter((lines) => lines.length > 1 || !lines[0]?.endsWith(':'));
  return `${sections.map((lines) => lines.map(terminalText).join('\n')).join('\n\n')}\n`;
}

/** Only the entries with something to look at: a page on GitHub has a limit. */
function markdown(inventory: Inventory): string {
  const entries = inventory.entries.filter((entry) => concernsOf([entry]).length > 0);
  const row = (cells: readonly string[]) => `| ${cells.map(markdownText).join(' | ')} |`;
  const tables = Object.values(tablesOf(inventory, entries)).flatMap(({ title, columns, rows }) => {
    const lines = [`## ${title}`, '', row(columns), `|${' --- |'.repeat(columns.length)}`, ...rows.map(row)];
    return rows.length === 0 ? [] : lines.join('\n');
  });
  const unread = inventory.unread.map((line) => `- ${markdownText(line)}`).join('\n');
  return `${['# Providers in use', sumWords(inventory), unread, ...tables].filter(Boolean).join('\n\n')}\n`;
}

/** One line for each entry (RFC 4180). */
function csv(inventory: Inventory): string {
  const { columns, rows } = tablesOf(inventory).locked;
  const verdicts = new Map(inventory.reports.map(({ repository, report }) => [repository, report.verdict]));
  const lines = rows.map((cells) => [...cells, verdicts.get(cells[0] ?? '') ?? '']);
  return [[...columns, 'verdict'], ...lines].map((cells) => `${cells.map(csvCell).join(',')}\r\n`).join('');
}

function csvCell(value: string): string {
  // A spreadsheet would run a cell that begins like a formula.
  const plain = visible(value).replace(/^[=+@-]/, "'$&");
  return /[",]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain;
}

/** One page without any other file, sorted by a click on a heading; long paths break after a slash. It may run no script but its own. */
function html(inventory: Inventory): string {
  const tables = Object.values(tablesOf(inventory)).filter(({ rows }) => rows.length > 0);
  const hash = createHash('sha256').update(script).digest('base64');
  return `<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; script-src 'sha256-${hash}'">
<title>Providers in use</title><style>${style}</style>
<h1>Providers in use</h1>
<p>${xmlText(sumWords(inventory))}</p>
${inventory.unread.map((line) => `<p>${xmlText(line)}</p>\n`).join('')}${tables.map(tableAsHtml).join('\n')}
<script>${script}</script></html>
`;
}

function tableAsHtml({ title, columns, rows }: Table): string {
  const head = columns.map((name) => `<th scope="col"><button>${xmlText(name)}</button></th>`).join('');
  const cell = (value: string) => `<td>${xmlText(value).replaceAll('/', '/<wbr>')}</td>`;
  return `<h2>${xmlText(title)}</h2>
<table><thead><tr>${head}</tr></thead><tbody>
${rows.map((cells) => `<tr>${cells.map(cell).join('')}</tr>`).join('\n')}
</tbody></table>`;
}

const style = `
:root { color-scheme: light dark; font: 15px/1.5 system-ui, sans-serif; }
body { margin: 1rem; } table { font-size: 13px; border-collapse: collapse; display: block; overflow-x: auto; }
th, td { border: 1px solid #8886; padding: .25rem .5rem; text-align: left; vertical-align: top; }
td { overflow-wrap: anywhere; min-width: 5em; max-width: 45rem; } tbody tr:nth-child(even) { background: #8881; }
th button { all: unset; cursor: pointer; font-weight: 600; } th button:focus-visible { outline: 2px solid; }
th[aria-sort=ascending] button::after { content: " ↑"; }
th[aria-sort=descending] button::after { content: " ↓"; }
@media print { body { margin: 0; font-size: 9px; } tr { break-inside: avoid; } td { min-width: 0; } }
`;

/** Sorts numbers by their values, so that 10.0.0 comes after 9.0.0. */
const script = `
for (const button of document.querySelectorAll('th button')) button.addEventListener('click', () => {
  const heading = button.parentElement;
  const body = heading.closest('table').tBodies[0];
  const down = heading.getAttribute('aria-sort') === 'ascending';
  for (const other of heading.parentElement.children) other.removeAttribute('aria-sort');
  heading.setAttribute('aria-sort', down ? 'descending' : 'ascending');
  const textIn = (row) => row.cells[heading.cellIndex].textContent;
  const order = (one, other) => textIn(one).localeCompare(textIn(other), 'en', { numeric: true });
  body.append(...[...body.rows].sort((one, other) => down ? order(other, one) : order(one, other)));
});
`;
