import { opentofuRegistry, terraformRegistry } from '../../address/address.ts';
import { counted, listed, providerName } from '../../finding/sentence.ts';
import { more, type Section } from '../budget.ts';
import { markdownBlock, markdownCode, markdownLink, markdownSentence, markdownText } from '../escape.ts';
import { signOf } from '../headline.ts';
import { type MarkedChange, shownChanges } from '../marks.ts';
import { type LineEdit, linesOn, type Page, type RowLine } from '../render-context.ts';
import type { ReportedChange } from '../report.ts';
import { changeWords, hashLines, notesAbout, signerParts } from '../words.ts';
import { placeLink, releaseLinks } from './links.ts';

const tableHead = '| Provider and change | Hashes | Signed by | Where |\n|---|---|---|---|';

/** One row for each distinct change in however many files: problems first and marked, many others folded. */
export function changeTables(page: Page): readonly Section[] {
  const { open, folded } = shownChanges(page.report);
  const withMarks = open.some(({ mark }) => mark !== '✅');
  return [
    {
      opening: tableHead,
      rows: open.map((one) => changeRow(one, withMarks, page)),
      hidden: more('more change', 'more changes'),
    },
    ...folded.map(({ title, outcome, changes }) => ({
      opening: `<details><summary>${markdownText(title)}</summary>\n\n${tableHead}`,
      rows: changes.map((one) => changeRow(one, false, page)),
      closing: '</details>',
      hidden: more(`more change that ${markdownText(outcome)}`, `more changes that ${markdownText(outcome)}`),
    })),
  ];
}

export function noiseNotes({ report: { changes } }: Page): Section {
  return {
    rows: changes.flatMap((change) =>
      notesAbout(change).map(
        (note) => `- ${markdownText(providerName(change.provider))}: ${markdownText(note)}`,
      ),
    ),
    hidden: more('more harmless change', 'more harmless changes'),
  };
}

function changeRow({ change, mark }: MarkedChange, withMark: boolean, page: Page): string {
  const links = releaseLinks(change);
  const lines = linesOn(change, page.rows);
  const linesIn = (cell: RowLine['cell']): readonly string[] =>
    lines.filter((line) => line.cell === cell).map(({ words }) => markdownSentence(words));
  const { proven, others } = hashLines(change);
  const cells = [
    [
      `${withMark ? `${mark}&nbsp;` : ''}${providerLink(change)}`,
      tied(markdownText(changeWords(change, page.report))),
      ...(links.length === 0 ? [] : [links.join('&nbsp;·&nbsp;')]),
      ...linesIn('change'),
      ...linesIn('clause'),
    ],
    [...proven, ...others].map((line) => tied(markdownText(line))),
    [...signerLines(change), ...linesIn('signer')],
    fileLines(change, page),
  ];
  return `| ${cells.map((lines) => lines.join('<br>')).join(' | ')} |`;
}

function signerLines(change: ReportedChange): readonly string[] {
  const { name, key, others } = signerParts(change);
  const { from, to, kinds, background, signature } = change;
  // The date matters only for a release that is new in the file.
  const isNewHere = from?.version !== to?.version || kinds.includes('provider-moved');
  return [
    tied(name),
    // A pinned official key has the name of its owner; the receipts show its fingerprint.
    ...(key === null || signature.tier === 'official' ? [] : [`key&nbsp;${markdownCode(key)}`]),
    ...[...others, ...[(isNewHere && background?.date) || []].flat()].map((line) => tied(markdownText(line))),
  ];
}

/** Keeps words that belong together on one line: on a phone a table is as narrow as its words allow. */
function tied(text: string): string {
  const parts = text.split(/(?<=,) | (?=and )/);
  return parts.map((part) => (part.length > 24 ? part : part.replaceAll(' ', '&nbsp;'))).join(' ');
}

const filesNamed = 2;

/** Shows only the folder, because the file name is always the same and the other cells need the room. */
function fileLines({ files }: ReportedChange, page: Page): readonly string[] {
  if (files.length > filesNamed) return [counted(files.length, 'file', 'files')];
  return files.map((path) => {
    const folder = path.replace(/\/?\.terraform\.lock\.hcl$/, '');
    return placeLink({ path, line: null }, page, folder === '' ? 'root' : folder);
  });
}

/** The pages of a provider in the registries whose addresses are known. */
const providerPages: Readonly<Record<string, readonly [base: string, tag: string]>> = {
  [terraformRegistry]: ['https://registry.terraform.io/providers', ''],
  [opentofuRegistry]: ['https://search.opentofu.org/provider', 'v'],
};

/** Puts a host other than the usual one on a separate line, because it is long. */
function providerLink({ provider, to }: ReportedChange): string {
  const [host = '', ...names] = provider.split('/');
  const shown = providerName(provider);
  const lines = shown === provider && names.length === 2 ? [`${host}/`, names.join('/')] : [shown];
  const name = lines.map(markdownText).join('<br>');
  const [base, tag] = providerPages[host] ?? [];
  if (to === null || base === undefined || names.length < 2) return name;
  return markdownLink(name, base, [...names.slice(0, 2), `${tag}${to.version}`]);
}

const linesOpen = 10;

/** Lines to copy with proven hashes for required platforms, where no review suggestion could propose them. */
export function missingHashEdits(page: Page): Section {
  const { edits = [] } = page;
  const isLong = edits.reduce((sum, { lines }) => sum + lines.length, 0) > linesOpen;
  const title = `Proven hashes to add to ${counted(edits.length, 'entry', 'entries')}`;
  return {
    ...(isLong ? { opening: `<details><summary>${title}</summary>`, closing: '</details>' } : {}),
    rows: edits.map((edit) => editText(edit, page)),
    separator: '\n\n',
    hidden: more('more entry', 'more entries', 'Proven hashes to add to '),
  };
}

function editText(edit: LineEdit, page: Page): string {
  const { path, provider, platforms, from, to, lines } = edit;
  const place = placeLink({ path, line: from }, page);
  const range = from === to ? place : `lines ${from} to ${to} of ${place}`;
  const [platformNames, name] = [listed(platforms, 6), providerName(provider)].map(markdownText);
  const isRequired = page.report.findings.some(
    (one) => one.rule === 'platform-missing' && one.path === path && one.provider === provider,
  );
  const lead = isRequired
    ? '**Next:** To'
    : `${signOf(page.report).sign === '✅' ? 'Safe to merge. ' : ''}**Optional:** to`;
  return `${lead} cover ${platformNames} in ${name} too, replace ${range} with these proven hashes:\n\n${markdownBlock(lines.join('\n'), '')}`;
}
