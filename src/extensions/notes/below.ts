import { counted, firstOf, shortName } from '../../finding/sentence.ts';
import { more, type Section } from '../../report/budget.ts';
import { markdownCode, markdownLink, markdownSentence, markdownText } from '../../report/escape.ts';
import { placeLink } from '../../report/markdown/links.ts';
import type { Page } from '../../report/render-context.ts';
import type { ReportedChange } from '../../report/report.ts';
import { rankOf } from './note.ts';
import type { NamedNote } from './reported.ts';
import { elsewhereWords, filesNamed, goneWords, kindWords } from './words.ts';

const title = "What the release notes say about what you use (the publisher's words; they may be incomplete)";
const notesOpen = 5;
const notesShown = 50;

/** The publishers' words, folded, below all of ours. Breaking notes come first, whichever provider they are about. */
export function notesBelow(page: Page): readonly Section[] {
  const about = page.report.changes.flatMap((change) => (change.notes ? [{ change, ...change.notes }] : []));
  const named = about.flatMap(({ change, named }) => named.map((note) => ({ change, note })));
  const rows = [
    ...about.flatMap(({ change: { to }, undocumented }) =>
      undocumented.map(({ type, paths }) => {
        return `- ${markdownCode(type)}${markdownSentence([goneWords(to)])}${placesText(paths, page)}`;
      }),
    ),
    ...named
      .toSorted((one, other) => rankOf(one.note) - rankOf(other.note))
      .map(({ change, note }) => noteText(change, note, page)),
  ];
  const unread = about.some(({ elsewhere }) => elsewhere) ? `Also: ${elsewhereWords}.\n\n` : '';
  const others = counted(rows.length - notesOpen, 'more release note', 'more release notes');
  const rest = rows.length > notesShown ? `${rows.length - notesShown} more: in the JSON report.\n\n` : '';
  return [
    foldOf(title, rows.slice(0, notesOpen), unread),
    foldOf(others, rows.slice(notesOpen, notesShown), rest),
  ];
}

function foldOf(summary: string, rows: readonly string[], last: string): Section {
  const [opening, closing] = [`<details><summary>${summary}</summary>\n`, `${last}</details>`];
  return { opening, rows, closing, hidden: more('more note', 'more notes'), extra: true };
}

function noteText({ provider }: ReportedChange, note: NamedNote, page: Page): string {
  const { version, kind, text, types, paths, url } = note;
  const path = url.split('/').slice(3).map(decodeURIComponent);
  const name = markdownText(shortName(`${provider.split('/').at(-1)} ${version}`));
  const release = markdownLink(name, 'https://github.com', path);
  const places = types.length === 0 ? 'may concern everybody' : placesText(paths, page);
  return `- ${kind === 'other' ? '' : `**${kindWords[kind]}** in `}${release}: ${withTypes(text, types)} *(${places})*`;
}

/** The types as code; those that are not in the text, behind it. */
function withTypes(text: string, types: readonly string[]): string {
  const parts = text.split(new RegExp(`\\b(${types.join('|') || '$^'})\\b`));
  const shown = parts.map((part) => (types.includes(part) ? markdownCode(part) : markdownSentence([part])));
  const others = types.filter((type) => !parts.includes(type)).map(markdownCode);
  return [shown.join(''), firstOf(others, filesNamed)].join(' ').trim();
}

function placesText(paths: readonly string[], page: Page): string {
  const links = paths.map((path) => placeLink({ path, line: null }, page));
  return firstOf(links, filesNamed);
}
