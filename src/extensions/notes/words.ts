import { distinct } from '../../distinct.ts';
import {
  counted,
  firstOf,
  listed,
  namedKeys,
  namedOrCounted,
  type Sentence,
  say,
  shortName,
} from '../../finding/sentence.ts';
import { more, type Section } from '../../report/budget.ts';
import { markdownCode, markdownLink, markdownSentence, markdownText } from '../../report/escape.ts';
import { placeLink } from '../../report/markdown/links.ts';
import type { Page, RowLine } from '../../report/render-context.ts';
import type { ReportedChange } from '../../report/report.ts';
import { rankOf } from './note.ts';
import type { ReportedNotes } from './reported.ts';

const filesNamed = 3;
const linesAtTerminal = 8;
const notesOpen = 5;
const notesShown = 50;
const title = "What the release notes say about what you use (the publisher's words; they may be incomplete)";
const forEveryone = 'may affect everyone';

/** The clause beside a change and the step below it, in words of ours alone, and for a terminal the first notes. */
export function notesLines(change: ReportedChange): readonly RowLine[] {
  const { notes, notesUnread } = change;
  if (notesUnread) return [{ cell: 'clause', words: ['release notes could not be read'] }];
  if (notes === null) return [];
  const rows = rowsOf(change);
  const lines = rows.map(({ label, version, text, paths }) => {
    return `${label && `${label} in `}${version && `${version}: `}${text} (${listed(paths, filesNamed) || forEveryone})`;
  });
  const rest = [`and ${lines.length - linesAtTerminal + 1} more: see --format json`];
  const shown = lines.length > linesAtTerminal ? [...lines.slice(0, linesAtTerminal - 1), ...rest] : lines;
  // Changes that break, remove or rename something that is used, and those that break everyone.
  const urgent = rows.filter(({ rank, paths }) => rank < (paths.length > 0 ? 2 : 1));
  const used = urgent.filter(({ paths }) => paths.length > 0);
  const types = used.flatMap(({ label, types }) => types.map((one) => `${one} (${label || 'undocumented'})`));
  const files = distinct(used.flatMap(({ paths }) => paths));
  const few = files.length > filesNamed ? [`${files.length} files`] : namedKeys(files, ' and ');
  const general = urgent.length - used.length;
  const others = general > 0 ? ` and ${counted(general, 'note', 'notes')} that ${forEveryone}` : '';
  const next = say`Check ${namedOrCounted(types, 'types')} in ${few}${others} before you merge; see below for what changed.`;
  const older = notes.partial ? [[`Read the release notes before ${notes.versions.at(-1)} too.`]] : [];
  const steps: readonly Sentence[] = files.length > 0 ? [next, ...older] : older;
  return [
    { cell: 'clause', words: clauseOf(notes) },
    ...steps.map((words) => ({ cell: 'next', words }) as const),
    ...shown.map((line) => ({ cell: 'terminal', words: [`  ${line}`] }) as const),
  ];
}

/** `13 of 40 release notes name what you use, 1 of them breaking; 2 more may affect everyone`. Never that nothing changes: the notes may be silent. */
function clauseOf({ total, named, versions, partial, undocumented, elsewhere }: ReportedNotes): Sentence {
  const ours = named.filter(({ types }) => types.length > 0);
  const general = named.length - ours.length;
  const some = (notes: typeof named, which: string) => notes.filter(({ kind }) => kind === which).length;
  const [breaking, gone, all] = [some(ours, 'breaking'), some(ours, 'removal'), some(named, 'breaking')];
  const isCalm = general > 0 && named.length > 1 && named.every((note) => rankOf(note) >= 2);
  const parts = [
    `${ours.length || 'none'} of ${counted(total, 'release note', 'release notes')} ${ours.length < 2 ? 'names' : 'name'} what you use`,
    ...(breaking > 0 ? [', ', { strong: `${breaking} of them breaking` }] : []),
    ...(gone > 0 ? [', ', { strong: counted(gone, 'removal or rename', 'removals or renames') }] : []),
    ours.length > 1 && breaking + gone === 0 && !isCalm && ', none of them breaking',
    general > 0 && `; ${general}${ours.length > 0 ? ' more' : ''} ${forEveryone}`,
    ...(all > breaking ? [' (', { strong: `${all - breaking} breaking` }, ')'] : []),
    isCalm && `; none of these ${named.length} is marked as breaking`,
    undocumented.length > 0 && `; ${counted(undocumented.length, 'type', 'types')} no longer documented`,
    partial && `; only notes from ${versions.at(-1)} on were read`,
    elsewhere && '; modules from elsewhere were not read',
  ];
  return parts.filter((part) => part !== false && part !== undefined);
}

/** Declared types that are no longer documented, and then the notes. */
function rowsOf({ provider, to, notes }: ReportedChange) {
  const name = provider.replace(/.*\//, '');
  const labels = ['breaking', 'removal or rename', 'deprecated', 'changed'];
  const gone = notes?.undocumented.map(({ type, paths }) => {
    const text = `${type} is no longer documented in ${to?.version}`;
    return { name, rank: -1, label: '', version: '', text, types: [type], paths, url: '' };
  });
  const named = notes?.named.map((note) => {
    const rank = rankOf(note);
    return { name, rank, label: labels[Math.floor(rank)] ?? '', ...note };
  });
  return [...(gone ?? []), ...(named ?? [])];
}

/** The publishers' words, folded, below all of ours. Breaking notes come first, whichever provider they are about. */
export function notesBelow(page: Page): readonly Section[] {
  const rows = page.report.changes.flatMap(rowsOf).toSorted((one, other) => one.rank - other.rank);
  const others = counted(rows.length - notesOpen, 'more release note', 'more release notes');
  const rest = rows.length > notesShown ? `${rows.length - notesShown} more: in the JSON report.\n\n` : '';
  const fold = (summary: string, some: typeof rows, last = ''): Section => ({
    opening: `<details><summary>${summary}</summary>\n`,
    rows: some.map((row) => rowText(row, page)),
    closing: `${last}</details>`,
    hidden: more('more note', 'more notes'),
    extra: true,
  });
  return [fold(title, rows.slice(0, notesOpen)), fold(others, rows.slice(notesOpen, notesShown), rest)];
}

type Row = ReturnType<typeof rowsOf>[number];
function rowText({ name, label, version, text, types, paths, url }: Row, page: Page): string {
  const path = url.split('/').slice(3).map(decodeURIComponent);
  const release = markdownLink(markdownText(shortName(`${name} ${version}`)), 'https://github.com', path);
  const places = paths.map((each) => placeLink({ path: each, line: null }, page));
  const where = firstOf(places, filesNamed) || forEveryone;
  return `- ${label && `**${label}** in `}${url && `${release}: `}${withTypes(text, types)} *(${where})*`;
}

/** The types as code; those that are not in the text, behind it. */
function withTypes(text: string, types: readonly string[]): string {
  const parts = text.split(new RegExp(`\\b(${types.join('|') || '$^'})\\b`));
  const shown = parts.map((part) => (types.includes(part) ? markdownCode(part) : markdownSentence([part])));
  const others = types.filter((type) => !parts.includes(type)).map(markdownCode);
  return others.length === 0 ? shown.join('') : `${shown.join('')} (about ${firstOf(others, filesNamed)})`;
}
