import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import MarkdownIt from 'markdown-it';
import { describe, expect, it } from 'vitest';
import { plainText, say } from '../../src/finding/sentence.ts';
import {
  markdownAdvice,
  markdownBlock,
  markdownCode,
  markdownLink,
  markdownSentence,
  markdownText,
  terminalText,
  visible,
  visibleJson,
  xmlText,
} from '../../src/report/escape.ts';
import { anyCharacter } from '../support/any-character.ts';

const breaker = '\u200b';

const comments = join(import.meta.dirname, '../../__fixtures__/comments');

/** GitHub's dialect as far as it matters: raw HTML is active, addresses become links, tables exist. */
const github = new MarkdownIt({ html: true, linkify: true });
github.linkify.set({ fuzzyLink: false, fuzzyEmail: true });

/** Marks and values that mean something to Markdown, to GitHub or to a terminal. */
const marks = (
  '`¦```¦*¦**¦_¦~~¦[¦]¦(¦)¦!¦<¦>¦&¦|¦\\¦#¦##¦-¦+¦=¦@¦:¦/¦$¦"¦\'¦\n¦\r\n¦\t¦ ¦  ¦    ¦1.¦1)¦- ¦> ¦' +
  '# ¦---¦===¦| --- |¦<!--¦-->¦<img src=x onerror=y>¦</details>¦<a href="https://evil.example">¦' +
  '&#64;¦&amp;¦@org/team¦#123¦GH-7¦owner/repo#1¦https://evil.example/x¦http://a.example¦' +
  'www.evil.example¦ftp://x.example¦mailto:a@b.example¦a@b.example¦//evil.example¦:octocat:¦:+1:¦' +
  'deadbeefcafe1234¦[x](https://evil.example)¦![x](https://evil.example/i.png)¦[^1]¦' +
  '[x]: https://evil.example¦- [ ]¦\u202e¦\u200b¦\u2066¦\ufeff¦\u001b[31m¦\u009b2J¦\u0007¦\u0000¦' +
  '\ud800¦\u2028¦\u00a0¦\u{e0041}¦é¦漢¦😀¦__proto__'
).split('¦');

const hostile = fc
  .array(
    fc.oneof(
      fc.constantFrom(...marks),
      fc.string({ unit: 'grapheme', maxLength: 6 }),
      fc.string({ unit: anyCharacter, maxLength: 4 }),
    ),
    { maxLength: 12 },
  )
  .map((parts) => parts.join(''));

/** Every token of the rendered text, and the visible text. */
function rendered(markdown: string): { readonly tokens: readonly string[]; readonly text: string } {
  const inline = github.parse(markdown, {}).flatMap((token) => [token, ...(token.children ?? [])]);
  const text = inline
    .filter(({ type }) => type === 'text' || type === 'code_inline' || type === 'text_special')
    .map(({ content }) => content)
    .join('');
  const tokens = inline.map(({ type, content }) => (type === 'html_inline' ? content : type));
  return { tokens: [...new Set(tokens)], text: text.replaceAll(breaker, '') };
}

const plain = ['paragraph_open', 'inline', 'text', 'paragraph_close'];
const ownSpan = ['<span>', '</span>'];
const ownCode = ['<code>', '</code>', 'code_inline'];

describe('Markdown text', () => {
  it('renders only as itself, also at the start of a line and inside bold', () => {
    fc.assert(
      fc.property(hostile, (text) => {
        const { tokens, text: seen } = rendered(markdownText(text));
        expect([...plain, ...ownSpan]).toEqual(expect.arrayContaining([...tokens]));
        expect(seen).toBe(visible(text).trim());
        const bold = [...plain, ...ownSpan, 'strong_open', 'strong_close'];
        expect(bold).toEqual(expect.arrayContaining([...rendered(`**x ${markdownText(text)} y**`).tokens]));
      }),
      { numRuns: 800 },
    );
  });

  it('stays one paragraph at the start of a list item', () => {
    fc.assert(
      fc.property(hostile, (text) => {
        const { tokens } = rendered(`- x\n- ${markdownText(text)}`);
        const list = ['bullet_list_open', 'list_item_open', 'list_item_close', 'bullet_list_close'];
        expect([...plain, ...ownSpan, ...list]).toEqual(expect.arrayContaining([...tokens]));
      }),
      { numRuns: 500 },
    );
  });

  it('stays one cell of a table', () => {
    fc.assert(
      fc.property(hostile, hostile, (text, code) => {
        const html = github.render(
          `| a | b | c |\n|---|---|---|\n| ${markdownText(text)} | ${markdownCode(code)} | end |`,
        );
        const cells = html.split('<tbody>')[1]?.split('</td>') ?? [];
        expect(cells).toHaveLength(4);
        expect(cells[2]).toContain('<td>end');
      }),
      { numRuns: 500 },
    );
  });

  it.each([
    ['@org/team', /@(?!&#8203;)/],
    ['see #123 and owner/repo#9', /#(?!&#8203;|8203;)/],
    ['GH-12', /GH-\d/],
    ['https://evil.example', /:\/\//],
    ['www.evil.example', /www\./],
    [':octocat:', /:octocat:/],
    ['commit deadbeefcafe1234 here', /[0-9a-f]{7}/],
    ['$x$', /(?<!>)\$/],
    ['!12 and group/project!12', /!(?!&#8203;)/],
    ['%5 and %"next"', /%(?!&#8203;)/],
    ['&7 and ~bug', /&#?\w+;(?!&#8203;)(?<!&#8203;)/],
  ])('leaves nothing in %j for GitHub or GitLab to link or draw', (text, trigger) => {
    expect(markdownText(text)).not.toMatch(trigger);
  });

  it('shows shortened hashes as code and keeps every word', () => {
    const digits = '0123456789abcdef'.repeat(4);
    const hash = fc
      .constantFrom(`zh:${digits}`, 'h1:AbC+/0123456789', 'zh:0123', 'zh:`|<b>')
      .map((hash) => ({ hash }));
    fc.assert(
      fc.property(fc.array(fc.oneof(hash, hostile), { maxLength: 5 }), (parts) => {
        const said = parts.flatMap((part) => [' ', part]);
        const { tokens, text: seen } = rendered(`x${markdownSentence(said)}`);
        expect([...plain, ...ownSpan, ...ownCode]).toEqual(expect.arrayContaining([...tokens]));
        expect(seen.trimEnd()).toBe(`x${visible(plainText(said))}`.trimEnd());
      }),
      { numRuns: 500 },
    );
    expect(markdownSentence(say`Nothing proves ${{ hash: `zh:${digits}` }} for you.`)).toBe(
      'Nothing proves `zh:0123456789ab…` for you.',
    );
  });

  it('leaves honest words as they are', () => {
    expect(markdownText('3.2.3 → 3.2.4, upgrade (patch)')).toBe('3.2.3 → 3.2.4, upgrade (patch)');
  });
});

it('commands, key ids and hashes are copied from a comment without a character that nobody sees', () => {
  const texts = readdirSync(comments, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md') && !name.includes('hostile'))
    .map((name) => readFileSync(join(comments, name), 'utf8'));
  const copied = texts.flatMap((text) => text.match(/```[\s\S]*?```|`[^`\n]+`|<code>.*?<\/code>/g) ?? []);
  expect(copied.length).toBeGreaterThan(200);
  expect(copied.filter((code) => /&#8203;|[\u200b-\u200f\ufeff]/.test(code))).toEqual([]);
  const command =
    'gpg --recv-keys C874011F0AB405110D02105534365D9472D7468F && gpg --export <x> > .github/a.asc';
  expect(markdownAdvice(`from \`${command}\``)).toBe(`from \`${command}\``);
  // Keys are in code, because outside of it their digits are broken into pieces that GitHub does not link.
  const sentences = texts.map((text) => text.replaceAll(/```[\s\S]*?```|`[^`\n]+`/g, ''));
  expect(sentences.filter((text) => /(?:[0-9A-F]{6}&#8203;){2}/.test(text))).toEqual([]);
});

it('backticks of others take nothing out of a text: no digits on both sides become one commit', () => {
  expect(markdownAdvice('a 4e37```d6cd1e')).toBe(markdownText('a 4e37```d6cd1e'));
});

describe('Markdown code', () => {
  it('is one code span or one code element, and shows the text', () => {
    fc.assert(
      fc.property(hostile, (text) => {
        const { tokens, text: seen } = rendered(`x ${markdownCode(text)} y`);
        expect([...plain, ...ownSpan, ...ownCode]).toEqual(expect.arrayContaining([...tokens]));
        expect(seen).toBe(`x ${visible(text).trim() || '(empty)'} y`);
      }),
      { numRuns: 800 },
    );
  });
});

describe('Markdown blocks and links', () => {
  it('a block is closed by its own fence only', () => {
    fc.assert(
      fc.property(hostile, (text) => {
        const tokens = github.parse(`${markdownBlock(text, 'sh')}\n\nafter`, {}).map(({ type }) => type);
        expect(tokens).toEqual(['fence', 'paragraph_open', 'inline', 'paragraph_close']);
      }),
      { numRuns: 300 },
    );
  });

  it('a link stays below its base, whatever its parts contain', () => {
    fc.assert(
      fc.property(hostile, hostile, (path, label) => {
        const markdown = markdownLink(
          markdownCode(label),
          'https://github.com/o/r',
          ['blob', 'abc', path],
          'L7',
        );
        const links =
          github.parseInline(markdown, {})[0]?.children?.filter(({ type }) => type === 'link_open') ?? [];
        expect(links).toHaveLength(1);
        expect(links[0]?.attrGet('href')).toMatch(/^https:\/\/github\.com\/o\/r\/blob\/abc\/[^?#]*#L7$/);
      }),
      { numRuns: 300 },
    );
  });
});

describe('other outputs', () => {
  const unseen = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/u;

  it('a terminal gets no control character, no change of direction and no line break', () => {
    fc.assert(
      fc.property(hostile, (text) => {
        expect(terminalText(text)).not.toMatch(unseen);
      }),
      { numRuns: 500 },
    );
  });

  it.each([
    ['##[group]x', '## [group]x'],
    ['a ##vso[task.complete result=Succeeded]', 'a ## vso[task.complete result=Succeeded]'],
    ["##TeamCity[buildStatus text='x']", "## TeamCity[buildStatus text='x']"],
    ['::error::x', ': :error::x'],
    ['## a heading [x]', '## a heading [x]'],
  ])('no runner takes %j for a command', (text, shown) => {
    expect(terminalText(text)).toBe(shown);
    expect(JSON.parse(visibleJson(JSON.stringify(text)))).toBe(text);
    if (text.startsWith('##') && shown !== text)
      expect(visibleJson(JSON.stringify(text))).not.toContain('##');
  });

  it('XML gets no character that it forbids or reads as markup', () => {
    fc.assert(
      fc.property(hostile, (text) => {
        const xml = xmlText(text);
        expect(xml).not.toMatch(unseen);
        expect(xml.replaceAll(/&#\d+;/g, '')).not.toMatch(/[<>&"'\ufffe\uffff]/);
      }),
      { numRuns: 500 },
    );
    expect(xmlText('<a b="c">&\'\u0000')).toBe('&#60;a b=&#34;c&#34;&#62;&#38;&#39;&#60;U+0000&#62;');
  });

  it('JSON keeps its meaning and shows everything', () => {
    fc.assert(
      fc.property(fc.dictionary(hostile, hostile), (value) => {
        const json = visibleJson(JSON.stringify(value, null, 2));
        expect(JSON.parse(json)).toEqual(JSON.parse(JSON.stringify(value)));
        expect(json.replaceAll('\n', '')).not.toMatch(unseen);
      }),
    );
  });

  it.each([
    ['a\u202eb', 'a<U+202E>b'],
    ['\u001b[31m', '<U+001B>[31m'],
    ['x\ny', 'x<U+000A>y'],
    ['\ud800', '<U+D800>'],
    ['\u3164', '<U+3164>'],
    ['\u{e0041}', '<U+E0041>'],
    ['a\u00a0b', 'a<U+00A0>b'],
    ['münchen 漢 😀', 'münchen 漢 😀'],
  ])('%j is shown as %s', (text, shown) => {
    expect(visible(text)).toBe(shown);
  });

  it('cuts a text that is too long, and shows the cut', () => {
    expect(visible('😀'.repeat(5000), 10)).toBe(`${'😀'.repeat(10)}…`);
    expect(visible('x'.repeat(10), 10)).toBe('x'.repeat(10));
    expect(visible('x'.repeat(11), 10)).toBe(`${'x'.repeat(10)}…`);
  });
});
