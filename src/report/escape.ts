import { type Sentence, shownPart } from '../finding/sentence.ts';

/**
 * The only place where text of a lock file, a registry or a branch name becomes part of an output. All of it is hostile
 * (T32, T33, T34, T40): whoever renders calls one of these functions for every value that is not a literal of its own.
 */

/** Enough for every honest value; a longer one is cut, and the cut is shown. */
const longestText = 1000;

/** Breaks what GitHub would link (`@name`, `#1`, `www.`), and is not seen: an entity, because a reader of the source shall see it. */
const breaker = '&#8203;';

/** Controls, formats, private use, unassigned, lone surrogates, separators, and letters that have no shape. */
const unseen = /[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u{2800}]|[^\S ]/gu;

/**
 * One line in which every character can be seen: `<U+202E>` for what turns, hides or breaks a line, and for terminal escapes.
 *
 * @param limit characters; what is longer ends in `…`
 */
export function visible(text: string, limit: number = longestText): string {
  const start = Array.from(text.slice(0, 2 * limit));
  const cut = start.length > limit || text.length > 2 * limit;
  const shown = cut ? `${start.slice(0, limit).join('')}…` : text;
  return shown.replace(unseen, named);
}

/**
 * Text for a terminal or a log, also at the start of a line. A runner obeys `::` there, and `##[` anywhere in a line, whichever program prints
 * it (T40): both are taken apart by a space.
 */
export function terminalText(text: string): string {
  return visible(text, 4096)
    .replace(/^(\s*:):/, '$1 :')
    .replaceAll('##[', '## [');
}

/** Finished JSON in which every character can be seen and no runner finds a command, with the same meaning. Newlines between its values stay. */
export function visibleJson(json: string): string {
  return json
    .replace(unseen, (character) => (character === '\n' ? character : jsonEscape(character)))
    .replaceAll('##[', '#\\u0023[');
}

/**
 * The text of a SARIF message. Viewers make a link of `[…](…)` and put an argument in place of `{0}` (SARIF 3.11.5, 3.11.6): a space takes the
 * one apart, doubled braces stand for themselves.
 */
export function sarifText(text: string, limit: number): string {
  return visible(text, limit).replaceAll('](', '] (').replaceAll(/[{}]/g, '$&$&');
}

/** Marks of Markdown, HTML and GitHub that would be more than text; each is taken apart where it stands. */
const marks =
  /\/(?=\/)|www(?=\.)|gh(?=-\d)|:(?=[a-z0-9_+-]{1,64}:)|(?<![0-9a-z])[0-9a-f]{7,40}(?![0-9a-z])|[\\`*_~[\]<>&|$@#]/gi;

/** Text within a line of Markdown, also in a table cell: it renders as itself and as nothing more. */
export function markdownText(text: string): string {
  return visible(text)
    .trim()
    .replace(marks, takenApart)
    .replace(/^(\d{1,9})([.)])(?= |$)/, '$1\\$2')
    .replace(/^[-+=]/, '\\$&');
}

/** A sentence of ours, the hashes and keys in it as code: they would be taken for names of commits. */
export function markdownSentence(sentence: Sentence): string {
  return sentence
    .map((part) => (typeof part === 'string' ? betweenCode(visible(part)) : markdownCode(shownPart(part))))
    .join('');
}

/** A code span within a line of Markdown, also in a table cell. */
export function markdownCode(text: string): string {
  const shown = visible(text).trim();
  if (shown === '') return '(empty)';
  return /[`|\\<>&$]|##\[/.test(shown) ? `<code>${markdownText(text)}</code>` : `\`${shown}\``;
}

/** A fenced block to copy from. */
export function markdownBlock(text: string, language: 'sh' | 'yaml' | 'suggestion' | ''): string {
  const lines = text.split('\n').map(terminalText);
  const longest = Math.max(2, ...lines.map((line) => longestRun(line, '`')));
  const fence = '`'.repeat(longest + 1);
  return [fence + language, ...lines, fence].join('\n');
}

/**
 * A link whose address consists of our own base and parts from outside.
 *
 * @param label finished Markdown
 * @param base trusted, without a slash at its end
 */
export function markdownLink(
  label: string,
  base: string,
  parts: readonly string[] = [],
  anchor = '',
): string {
  const path = parts.map((part) => `/${part.split('/').map(addressPart).join('/')}`).join('');
  return `[${label}](${base}${path}${anchor === '' ? '' : `#${addressPart(anchor)}`})`;
}

function addressPart(text: string): string {
  return encodeURIComponent(text.toWellFormed()).replace(/[!'()*]/g, (character) => `%${hex(character, 2)}`);
}

/** Text next to a code span keeps the spaces at its ends. */
function betweenCode(text: string): string {
  return text.replace(/\S(?:.*\S)?/, markdownText);
}

function takenApart(mark: string): string {
  switch (mark) {
    case '<':
      return '&lt;';
    case '>':
      return '&gt;';
    case '&':
      return '&amp;';
    case '|':
      return '&#124;';
    case '$':
      return '<span>$</span>';
    case '/':
    case ':':
    case '@':
    case '#':
      return mark + breaker;
    default:
      return /^[0-9a-z]/i.test(mark) ? broken(mark) : `\\${mark}`;
  }
}

/** `GH-1` and `www.` behind the word; a commit's name into pieces that are too short for one. */
function broken(word: string): string {
  return word.length < 7 ? word + breaker : word.replace(/.{6}(?=.)/g, `$&${breaker}`);
}

function named(character: string): string {
  return `<U+${hex(character, 4)}>`;
}

function jsonEscape(character: string): string {
  const units = Array.from({ length: character.length }, (_, index) => character.charCodeAt(index));
  return units.map((unit) => `\\u${unit.toString(16).padStart(4, '0')}`).join('');
}

function hex(character: string, digits: number): string {
  return (character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(digits, '0');
}

function longestRun(text: string, character: string): number {
  let longest = 0;
  let run = 0;
  for (const one of text) {
    run = one === character ? run + 1 : 0;
    longest = Math.max(longest, run);
  }
  return longest;
}
