import { isDeepStrictEqual } from 'node:util';
import type { Root } from 'hast';
import {
  markdownBlock,
  markdownCode,
  markdownLink,
  markdownSentence,
  markdownText,
  sarifText,
  terminalText,
  visible,
  visibleJson,
} from '../../src/report/escape.ts';
import { elementsOf, renderAsGitHub } from '../../test/support/github-rendering.ts';
import { mustEqual, mustHold, type Target } from '../target.ts';

/** Hostile text in every place where a renderer puts it, shown as GitHub shows it: it stays text. */
export const markdownEscaping: Target = {
  name: 'markdown-escaping',
  seeds: () => seeds.map((text) => Buffer.from(text)),
  tokens: [
    ...[
      '<',
      '>',
      '&',
      '`',
      '```',
      '~~~',
      '|',
      '\\',
      '*',
      '**',
      '_',
      '__',
      '~~',
      '$',
      '$$',
      '[',
      ']',
      '](',
      ')',
      '(',
      '!',
      '#',
      '@',
      ':',
      '^',
    ],
    ...[
      '\n',
      '\n\n',
      '\r',
      '\t',
      ' ',
      '  ',
      '    ',
      '\u2028',
      '\u0085',
      '\u00a0',
      '\u200b',
      '\u202e',
      '\u2066',
      '\u00ad',
      '\ufeff',
      '\0',
      '\u001b[',
    ],
    ...[
      '<img src=x>',
      '<script>',
      '</details>',
      '<!--',
      '-->',
      '<![CDATA[',
      '<?',
      '&lt;',
      '&#64;',
      '&amp',
      '<a href="https://e.example">',
    ],
    ...[
      '@octocat',
      '@org/team',
      '#1',
      'GH-7',
      'owner/repo#12',
      'd6cd1e2bd19e03a81132a23b2025920577f84e37',
      'abcdef1',
      ':tada:',
      ':+1:',
    ],
    ...[
      'https://e.example',
      'HTTP://e.example',
      'www.e.example',
      'WWW.',
      'm@e.example',
      'ftp://e',
      'xmpp:a@b.c',
      'mailto:a@b.c',
      'javascript:x',
    ],
    ...[
      '[x](https://e.example)',
      '![x](y)',
      '[x]: y',
      '[^1]',
      '[^1]: n',
      '- [ ] ',
      '- ',
      '+ ',
      '1. ',
      '1) ',
      '# ',
      '> ',
      '---',
      '===',
      '|---|',
    ],
    ...[
      '::error::x',
      '##[group]',
      '%0A',
      '{0}',
      '}}',
      '😀',
      '👨\u200d👩',
      'e\u0301',
      'ｗｗｗ．',
      'ſ',
      '\u212a',
      '\u0130',
      'ﬀ',
      'a',
      '0',
      '=',
      '-',
      '"',
      "'",
    ],
    Buffer.from([0xed, 0xa0, 0x80]),
  ],
  mostBytes: 512,
  mostTime: 500,
  covers: ['/src/report/escape.ts', '/node_modules/micromark'],
  run(input) {
    const text = Buffer.from(input).toString();
    mustEqual(moreThanPlain(text), [], 'no markup but our own');
    const shown = visible(text);
    mustEqual(
      plain(textIn(renderAsGitHub(`x ${markdownText(text)} x`))),
      plain(`x ${shown.trim()} x`),
      'a text is shown as it is',
    );
    mustHold(!hidden.test(shown), 'every character is visible');
    const line = terminalText(text);
    mustHold(
      !hidden.test(line) && !line.trimStart().startsWith('::') && !line.includes('##['),
      'no runner obeys a line',
    );
    const json = visibleJson(JSON.stringify({ [text]: [text] }));
    mustHold(isDeepStrictEqual(JSON.parse(json), { [text]: [text] }), 'JSON keeps its meaning');
    mustHold(!hidden.test(json) && !json.includes('##['), 'JSON shows every character');
    const sarif = sarifText(text, 500);
    mustHold(
      !/\]\(/.test(sarif) && !/(?<!\{)\{(?:\{\{)*(?!\{)/.test(sarif),
      'a message of SARIF has no link and no argument',
    );
    const block = markdownBlock(text, 'sh').split('\n');
    mustHold(
      block.slice(1, -1).every((each) => !each.trimStart().startsWith(block[0]?.slice(0, -2) ?? '')),
      'a block ends at its end',
    );
  },
};

const hidden = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}]/u;

/** Where the renderers put text of others. */
const places: readonly (readonly [string, (text: string) => string])[] = [
  ['line', (text) => markdownText(text)],
  ['middle', (text) => `before ${markdownText(text)} after`],
  ['joined', (text) => `before${markdownText(text)}after`],
  ['bold', (text) => `**${markdownText(`a${text}a`)}**`],
  ['cell', (text) => `| a | b |\n| --- | --- |\n| ${markdownText(text)} | ${markdownCode(text)} |`],
  ['list', (text) => `- ${markdownText(text)}\n- ${markdownCode(text)}`],
  [
    'summary',
    (text) => `<details><summary>${markdownText(text)}</summary>\n\n${markdownText(text)}\n\n</details>`,
  ],
  ['quote', (text) => `> ${markdownText(text)} and ${markdownText(text)}`],
  ['code', (text) => `before ${markdownCode(text)} after`],
  ['block', (text) => `${markdownBlock(text, 'sh')}\n\nafter`],
  ['sentence', (text) => markdownSentence([text, { hash: text }, text])],
  ['link', (text) => `see ${markdownLink('label', 'https://github.com', [text], text)} there`],
];

/** The elements that a text makes and a plain word does not, in one document with all places; a document for each would take too long. */
function moreThanPlain(text: string): readonly string[] {
  const counts = countShapes(renderAsGitHub(documentOf(text)));
  return [...counts].flatMap(([shape, count]) => {
    const usual = plainShapes.get(shape) ?? 0;
    return count > usual ? [`${count} of ${shape}, not ${usual}`] : [];
  });
}

function documentOf(text: string): string {
  return places.map(([name, of]) => `<!-- ${name} -->\n\n${of(text)}`).join('\n\n');
}

/** Tags with attributes. Code spans are left out, because the same text may be one or none, and so are the spans around a dollar. */
function countShapes(root: Root): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { tagName, properties } of elementsOf(root)) {
    const shape = [tagName, ...Object.keys(properties).sort()].join(' ');
    if (shape !== 'span' && shape !== 'code') counts.set(shape, (counts.get(shape) ?? 0) + 1);
  }
  return counts;
}

const plainShapes = countShapes(renderAsGitHub(documentOf('plain')));

function textIn(node: { readonly children?: readonly unknown[]; readonly value?: unknown }): string {
  if (typeof node.value === 'string') return node.value;
  return (node.children ?? []).map((child) => textIn(child as { value?: unknown })).join('');
}

/** White space as a browser shows it, and without the invisible characters that stop links. */
function plain(text: string): string {
  return text.replaceAll('\u200b', '').replace(/\s+/g, ' ').trim();
}

const seeds: readonly string[] = [
  'registry.terraform.io/hashicorp/aws 5.1.0',
  'a `b` | c $d$ <e> &f; [g](h) *i* _j_ ~k~',
  '@octocat and #1, GH-2, o/r#3, www.e.example, https://e.example :tada: d6cd1e2bd19e03a81132a23b2025920577f84e37',
  '::error::x\n\n# Title\n- [ ] task\n| a |\n|---|\n\u202e\u001b[31m',
];
