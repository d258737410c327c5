import MarkdownIt, { type Token } from 'markdown-it';
import type { Note } from './note.ts';

const markdown = new MarkdownIt('commonmark');
const mostSections = 1_000;
const longestSection = 60;
const longestPart = 4_000;

/** The level of `BREAKING CHANGES:` and of a bold line: below every real heading. */
const plainLevel = 7;

/** Reads Markdown: a note is an item of a list with the items in it, or a paragraph that is in no list. */
export function readNotes(text: string): readonly Note[] {
  const notes: Note[] = [];
  let headings: readonly { readonly level: number; readonly text: string }[] = [];
  const begin = (level: number, line: string) => {
    const shown = line.replace(/[\s:]+$/, '').slice(0, longestSection);
    headings = [...headings.filter((heading) => heading.level < level), { level, text: shown }];
  };
  const add = (parts: readonly string[]) => {
    const read = parts.map(cleaned).filter((part) => part !== '');
    if (read.length === 0 || pointer.test(read.join(' '))) return;
    const isBreaking = headings.some((heading) => breaking.test(heading.text));
    notes.push({ section: headings.at(-1)?.text ?? '', isBreaking, parts: read });
  };
  let [depth, lead] = [0, ''];
  const item: string[] = [];
  const tokens = markdown.parse(text, {});
  for (const [at, token] of tokens.entries()) {
    if (token.type === 'list_item_open') depth += 1;
    if (token.type === 'list_item_close') depth -= 1;
    if (token.type === 'list_item_close' && depth === 0) add(item.splice(0));
    if (token.type !== 'inline') continue;
    const [before, next] = [tokens[at - 1], tokens[at + 2]];
    const [first = '', ...rest] = linesOf(token);
    const whole = [first, ...rest].join(' ');
    if (depth > 0) item.push(item.length === 0 ? lead + whole : whole);
    else if (before?.type === 'heading_open') begin(Number(before.tag.slice(1)), whole);
    else if (plainHeading.test(first) || boldHeading.test(token.content)) {
      begin(plainLevel, first);
      // A line right above a list says what the list is about.
      const above = next?.type === 'bullet_list_open' && next.map?.[0] === token.map?.[1] ? rest.pop() : null;
      lead = above ? `${above.replace(/:$/, '')}: ` : '';
      add([rest.join(' ')]);
    } else add([whole]);
  }
  return notes;
}

/** The parts of a changelog about a version each, by the headings. */
export function readSections(text: string): readonly { readonly version: string; readonly text: string }[] {
  const lines = text.split('\n');
  const starts = markdown.parse(text, {}).flatMap(({ type, tag, map }, at, tokens) => {
    const [line = ''] = type === 'heading_open' ? linesOf(tokens[at + 1]) : [];
    const [, version] = /^\[?v?(\d+\.\d+\.\d+[\w.+-]*)(?!.*unreleased)/i.exec(line) ?? [];
    return map === null || line === '' ? [] : [{ version, tag, from: map[0], to: map[1] }];
  });
  return starts.slice(0, mostSections).flatMap(({ version, tag, to }, at) => {
    const end = starts.find((next, index) => index > at && next.tag <= tag);
    return version === undefined ? [] : [{ version, text: lines.slice(to, end?.from).join('\n') }];
  });
}

/** It only says where the notes are. */
const pointer = /^(?:full changelog\b|.{0,60}\bchangelog\b.{0,60}$)/i;

const breaking = /(?<!non-)\bbreaking\b|\bincompatib/i;
const plainHeading = /^(?:[A-Z][A-Z &/-]{2,40}:?|[\w ]{2,40} changes:)$/;
const boldHeading = /^\*\*[^*\n]{2,60}\*\*:?$/;

/** The lines of a paragraph as plain text, without HTML and pictures. */
function linesOf(token: Token | undefined): readonly string[] {
  let text = '';
  for (const { type, content } of token?.children ?? []) {
    if (type === 'softbreak' || type === 'hardbreak') text += '\n';
    if (['text', 'text_special', 'code_inline'].includes(type)) text += content;
  }
  return text.split('\n').map((line) => line.trim());
}

/** Numbers that would refer to another repository, addresses, names of authors and commits. */
const references =
  /(?:\(|\[{1,2})(?:(?:[\w.-]+\/[\w.-]+#|GH-|#)\d+(?:, ?)?)+(?:\)|\]{1,2})+|by @[\w-]+ in \S+$|https?:\/\/\S+|^[0-9a-f]{7,40}:? /g;

function cleaned(part: string): string {
  const line = part.slice(0, longestPart).replaceAll(/\s+/g, ' ').trim();
  return line.replace(references, '').replaceAll(/ {2,}/g, ' ').trim();
}
