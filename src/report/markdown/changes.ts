import { opentofuRegistry, terraformRegistry } from '../../address/address.ts';
import { providerName } from '../../finding/names.ts';
import type { ChangeBackground } from '../background.ts';
import type { Section } from '../budget.ts';
import { markdownBlock, markdownCode, markdownLink, markdownSentence, markdownText } from '../escape.ts';
import type { LineEdit } from '../line-edit.ts';
import { isProven, type Mark, type MarkedChange, shownChanges } from '../marks.ts';
import { counted, listed } from '../numbers.ts';
import type { RenderContext } from '../render-context.ts';
import type { Report, ReportedChange } from '../report.ts';
import type { RowLine } from '../row.ts';
import { changeWords, hashLines, keyComparison, noiseWords, signerName } from '../words.ts';
import { elsewhere, placeLink, releaseLinks } from './links.ts';

const tableHead = '| Provider and change | Hashes | Signed by | Where |\n|---|---|---|---|';

/** One row for each distinct change, however many files have it: those with a problem first, marked. */
export function changesTable(report: Report, context: RenderContext): Section {
  const { open } = shownChanges(report);
  const withMarks = open.some((one) => !isProven(one));
  return {
    opening: tableHead,
    rows: open.map((one) => ({ full: changeRow(one, withMarks, report, context), brief: null })),
    closing: '',
    separator: '\n',
    hidden: (count) => `${counted(count, 'more change', 'more changes')}: ${elsewhere(context)}.`,
  };
}

/** Many changes that could not be checked, folded. */
export function uncheckedTable(report: Report, context: RenderContext): Section {
  const { unchecked } = shownChanges(report);
  return foldedTable(unchecked, '⚠️', 'could not be checked', report, context);
}

/** Many proven changes, folded. */
export function provenTable(report: Report, context: RenderContext): Section {
  const { proven } = shownChanges(report);
  return foldedTable(proven, '✅', 'are proven', report, context);
}

function foldedTable(
  changes: readonly MarkedChange[],
  mark: Mark,
  what: string,
  report: Report,
  context: RenderContext,
): Section {
  const others = changes.length < report.changes.length ? 'other ' : '';
  return {
    opening: `<details><summary>${mark} ${changes.length} ${others}changes ${what}</summary>\n\n${tableHead}`,
    rows: changes.map((one) => ({ full: changeRow(one, false, report, context), brief: null })),
    closing: '</details>',
    separator: '\n',
    hidden: (rest) =>
      `\n${counted(rest, 'more change', 'more changes')} that ${what}: ${elsewhere(context)}.`,
  };
}

/** Changes that look alarming in the diff and are harmless. */
export function noiseNotes({ changes }: Report, context: RenderContext): Section {
  const rows = changes.flatMap((change) => {
    const words = noiseWords(change);
    if (words === null) return [];
    return [
      {
        full: `- Harmless in ${markdownText(providerName(change.provider))}: ${markdownText(words)}`,
        brief: null,
      },
    ];
  });
  return {
    opening: '',
    rows,
    closing: '',
    separator: '\n',
    hidden: (count) =>
      `${counted(count, 'more harmless change', 'more harmless changes')}: ${elsewhere(context)}.`,
  };
}

function changeRow(
  { change, index, mark }: MarkedChange,
  withMark: boolean,
  report: Report,
  context: RenderContext,
): string {
  const background = context.background?.changes[index];
  const links = releaseLinks(change, background?.source ?? null);
  const lines = (context.rows ?? []).flatMap((linesOf) => linesOf(change));
  const linesIn = (cell: RowLine['cell']): readonly string[] =>
    lines.filter((line) => line.cell === cell).map(({ words }) => markdownSentence(words));
  const cells = [
    [
      `${withMark ? `${mark}&nbsp;` : ''}${providerLink(change)}`,
      tied(markdownText(changeWords(change, background?.movedFrom))),
      ...(links.length === 0 ? [] : [links.join('&nbsp;·&nbsp;')]),
      ...linesIn('change'),
    ],
    hashLines(change).map((line) => tied(markdownText(line))),
    [...signerLines(change, background), ...linesIn('signer')],
    fileLines(change, report, context),
  ];
  return `| ${cells.map((lines) => lines.join('<br>')).join(' | ')} |`;
}

function signerLines(change: ReportedChange, background: ChangeBackground | undefined): readonly string[] {
  const { tier, keyId } = change.signature;
  // A pinned official key has the name of its owner; the receipts show its fingerprint.
  const key =
    change.to === null || keyId === null || tier === 'official' ? [] : [`key&nbsp;${markdownCode(keyId)}`];
  const others = [keyComparison(change), isNewHere(change) ? background?.date : null];
  return [
    tied(signerName(change)),
    ...key,
    ...others.filter((line) => line != null).map((line) => tied(markdownText(line))),
  ];
}

/** The date matters only for a release that is new in the file. */
function isNewHere({ from, to, kinds }: ReportedChange): boolean {
  return from?.version !== to?.version || kinds.includes('provider-moved');
}

/** Keeps words that belong together on one line, because on a phone a table is as narrow as its words allow. */
function tied(text: string): string {
  const parts = text.split(/(?<=,) | (?=and )/);
  return parts.map((part) => (part.length > 24 ? part : part.replaceAll(' ', '&nbsp;'))).join(' ');
}

const filesNamed = 2;

/** Shows only the folder, because the file name is always the same and the other cells need the room. */
function fileLines({ files }: ReportedChange, report: Report, context: RenderContext): readonly string[] {
  if (files.length > filesNamed) return [counted(files.length, 'file', 'files')];
  return files.map((path) => {
    const folder = path.replace(/\/?\.terraform\.lock\.hcl$/, '');
    return placeLink({ path, line: null }, report, context, folder === '' ? 'root' : folder);
  });
}

/** Puts a host other than the usual one on a separate line, because it is long. */
function nameLines(name: string): readonly string[] {
  const [host, ...rest] = name.split('/');
  return rest.length === 2 ? [`${host}/`, rest.join('/')] : [name];
}

/** A link to the registry's page for registries whose page addresses are known. */
function providerLink({ provider, to }: ReportedChange): string {
  const [host, namespace, type] = provider.split('/');
  const name = nameLines(providerName(provider)).map(markdownText).join('<br>');
  if (to === null || namespace === undefined || type === undefined) return name;
  switch (host) {
    case terraformRegistry:
      return markdownLink(name, 'https://registry.terraform.io/providers', [namespace, type, to.version]);
    case opentofuRegistry:
      return markdownLink(name, 'https://search.opentofu.org/provider', [namespace, type, `v${to.version}`]);
    default:
      return name;
  }
}

/** Lines to copy with proven hashes for required platforms, where no review suggestion could propose them. */
export function missingHashEdits(report: Report, context: RenderContext): Section {
  return {
    opening: '',
    rows: (context.edits ?? []).map((edit) => ({ full: editText(edit, report, context), brief: null })),
    closing: '',
    separator: '\n\n',
    hidden: (count) =>
      `Proven hashes to add to ${counted(count, 'more entry', 'more entries')}: ${elsewhere(context)}.`,
  };
}

function editText(edit: LineEdit, report: Report, context: RenderContext): string {
  const { path, provider, platforms, from, to, lines } = edit;
  const place = placeLink({ path, line: from }, report, context);
  const range = from === to ? `line ${from}` : `lines ${from} to ${to}`;
  const what = `${markdownText(providerName(provider))} lacks proven hashes for ${markdownText(listed(platforms, 6))}`;
  return `${place}: ${what}. Replace ${range} with:\n\n${markdownBlock(lines.join('\n'), '')}`;
}
