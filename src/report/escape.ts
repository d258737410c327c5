import { advisoryPages, type Sentence, shownPart } from '../finding/sentence.ts';

/** The only place where hostile text (T32, T33, T34, T40) becomes part of an output: a renderer calls one of these for every value that is not its own literal. */

/** Enough for every honest value; a longer one is cut, and the cut is shown. */
const longestText = 1000;

/** An invisible character, as a visible entity, that stops GitHub from making a link (`@name`, `#1`). */
const breaker = '&#8203;';

/** Controls, formats, private use, unassigned, lone surrogates, separators, and letters without a shape. */
const unseen = /[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u{2800}]|[^\S ]/u;
/** All that can be unseen; most text has none of it, and its kinds take long to look up. */
const beyondAscii = /[^ -~]/gu;

/** One line with every character visible: `<U+202E>` replaces one that turns, hides or breaks a line. */
export function visible(text: string, limit: number = longestText): string {
  const start = text.length > limit ? Array.from(text.slice(0, 2 * limit)) : [];
  const cut = start.length > limit || text.length > 2 * limit;
  const shown = cut ? `${start.slice(0, limit).join('')}…` : text;
  return shown.replace(beyondAscii, (character, at: number) => {
    // The invisible half of the sign ⚠️ of a headline makes no other character of anything.
    const isOfSign = character === '\ufe0f' && shown[at - 1] === '\u26a0';
    return isOfSign || !unseen.test(character) ? character : `<U+${hex(character, 4)}>`;
  });
}

/** Text for a terminal or a log. A space separates `::`, `##[` and `##vso[`, which runners obey (T40). */
export function terminalText(text: string): string {
  return visible(text, 4096)
    .replace(/^(\s*:):/, '$1 :')
    .replaceAll(runnerCommand, '## ');
}

/** The start of a command of a runner of GitHub (`##[`), of Azure (`##vso[`) or of TeamCity. */
const runnerCommand = /##(?=[a-z]*\[)/gi;

/** The same JSON with every character visible and no command for a runner. Newlines between values stay. */
export const visibleJson = (json: string): string =>
  json.replace(beyondAscii, jsonEscape).replaceAll(runnerCommand, '#\\u0023');

/** One line of XML, for content, attributes and logs. Characters that XML forbids are shown as `<U+0007>`. */
export const xmlText = (text: string): string =>
  terminalText(text).replace(/[<>&"']/g, (mark) => `&#${mark.charCodeAt(0)};`);

/** The text of a SARIF message without its links `[…](…)` and placeholders `{0}` (SARIF 3.11.5, 3.11.6). */
export const sarifText = (text: string, limit: number): string =>
  visible(text, limit).replaceAll('](', '] (').replaceAll(/[{}]/g, '$&$&');

/** Characters with a meaning in Markdown, HTML, GitHub or GitLab (`!1`, `%1`, `&1`, `~bug`); each is escaped or broken. */
const marks =
  /\/(?=\/)|www(?=\.)|gh(?=-\d)|:(?=[a-z0-9_+-]{1,64}:)|(?<![0-9a-z])[0-9a-f]{7,40}(?![0-9a-z])|[!%](?=["\w])|[\\`*_~[\]<>&|$@#]/gi;

/** Text within a line of Markdown, also in a table cell: it renders only as itself. */
export function markdownText(text: string): string {
  return visible(text)
    .trim()
    .replace(marks, takenApart)
    .replace(/^(\d{1,9})([.)])(?= |$)/, '$1\\$2')
    .replace(/^[-+=]/, '\\$&');
}

/** A sentence with its hashes and keys as code, because GitHub would link them as commits. */
export function markdownSentence(sentence: Sentence): string {
  return sentence
    .map((part) => {
      if (typeof part === 'string') return spaced(part);
      if ('strong' in part) return `**${markdownText(part.strong)}**`;
      if (!('advisory' in part)) return markdownCode(shownPart(part));
      return markdownLink(markdownText(part.advisory), advisoryPages, [part.advisory]);
    })
    .join('');
}

/** Advice with what people copy in backticks: nothing may be added to it. */
export function markdownAdvice(text: string): string {
  const parts = text.split('`');
  // One backtick too many is somebody else's: without them, digits on both sides would become one commit.
  if (parts.length % 2 === 0) return spaced(text);
  return parts.map((part, at) => (at % 2 === 1 ? markdownCode(part) : spaced(part))).join('');
}

/** The spaces at the ends of a text beside a code span stay. */
const spaced = (text: string): string => visible(text).replace(/\S(?:.*\S)?/, markdownText);

/** A code span within a line of Markdown, also in a table cell. */
export function markdownCode(text: string): string {
  const shown = visible(text).trim();
  if (shown === '') return '(empty)';
  return /[`|$]|##[a-z]*\[/i.test(shown) ? `<code>${markdownText(text)}</code>` : `\`${shown}\``;
}

export function markdownBlock(text: string, language: 'sh' | 'yaml' | 'suggestion' | ''): string {
  const lines = text.split('\n').map(terminalText);
  const runs = lines.flatMap((line) => line.match(/`+/g) ?? []);
  const longest = runs.reduce((most, run) => Math.max(most, run.length), 2);
  const fence = '`'.repeat(longest + 1);
  return [fence + language, ...lines, fence].join('\n');
}

/** A link with parts from outside. @param label Markdown @param base trusted, without a last slash */
export function markdownLink(
  label: string,
  base: string,
  parts: readonly string[] = [],
  anchor = '',
): string {
  const path = parts.map((part) => `/${part.split('/').map(addressPart).join('/')}`).join('');
  return `[${label}](${base}${path}${anchor === '' ? '' : `#${addressPart(anchor)}`})`;
}

const addressPart = (text: string): string =>
  encodeURIComponent(text.toWellFormed()).replace(/[!'()*]/g, (character) => `%${hex(character, 2)}`);

const entities = new Map(Object.entries({ '<': '&lt;', '>': '&gt;', '|': '&#124;', $: '<span>$</span>' }));

function takenApart(mark: string): string {
  if ('/:@#!%'.includes(mark)) return mark + breaker;
  if (mark === '&' || mark === '~') return `&#${mark.charCodeAt(0)};${breaker}`;
  return entities.get(mark) ?? (/^[0-9a-z]/i.test(mark) ? broken(mark) : `\\${mark}`);
}

/** Breaks `GH-1` and `www.` after the word, and a commit name into pieces that are too short for one. */
const broken = (word: string): string =>
  word.length < 7 ? word + breaker : word.replace(/.{6}(?=.)/g, `$&${breaker}`);

function jsonEscape(character: string): string {
  if (character === '\n' || !unseen.test(character)) return character;
  const units = Array.from({ length: character.length }, (_, index) => character.charCodeAt(index));
  return units.map((unit) => `\\u${unit.toString(16).padStart(4, '0')}`).join('');
}

const hex = (character: string, digits: number): string =>
  (character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(digits, '0');
