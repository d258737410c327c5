import { describe, expect, it } from 'vitest';
import { commentsIn, mentionsHash } from '../../src/lockfile/comments.ts';
import { plantedH1, plantedZh } from '../support/signed-registry/provider-package.ts';

const h1 = plantedH1('comment');
const zh = plantedZh('comment');

function wide(text: string): string {
  return text.replaceAll(/[!-~]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) + 0xfee0));
}

describe('a comment', () => {
  it.each([
    ['an h1', `# ${h1}`],
    ['a zh', `// ${zh}`],
    ['the digits of a zh without their scheme', `# ${zh.slice(3)}`],
    ['the digits of an h1 without their scheme', `# ${h1.slice(3)}`],
    ['digits in capitals', `# ${zh.slice(3).toUpperCase()}`],
    ['a scheme and the first part of a digest', `/* "${h1.slice(0, 19)}…", */`],
    ['a scheme of another version', `# h9:${h1.slice(3)}`],
    ['a scheme of wide letters', `# ｈ１：${h1.slice(3, 19)}`],
    ['a scheme with a letter that nobody sees', `# h\u200b1:${h1.slice(3, 19)}`],
    ['a scheme with a wide space', `# z\u2003h:${zh.slice(3, 19)}`],
    ['a scheme of wide letters with a letter that nobody sees', `# ｈ\u200b１:${h1.slice(3, 19)}`],
    ['a scheme of wide letters with a wide space', `# ｚ\u2003ｈ:${zh.slice(3, 19)}`],
    ['a scheme with a letter that a conversion leaves out', `# é"zéh:${zh.slice(3, 19)}`],
    ['a digest of wide letters', `# zh:${wide(zh.slice(3))}`],
    ['a digest with accents', `# zh:${zh.slice(3).replaceAll(/[a-f]/g, '$&\u0301')}`],
    ['a digest with letters in between that nobody sees', `# ${zh.slice(3).split('').join('\u200b')}`],
    ['the digits that git writes in place of a keyword', `# $Id: ${'3f2a91c0'.repeat(5)} $`],
    ['the end of a comment in wide letters', `/* ＊／ "${h1}", /＊ */`],
  ])('with %s looks like a hash', (_, text) => {
    expect(mentionsHash(text)).toBe(true);
  });

  it.each([
    'This file is maintained automatically by "terraform init".',
    'step1: pin the provider, see graph1: and path1:/x',
    'the way to pin 1: everything',
    'the provider for our staging environment in europe = do not touch',
    'see https://example.com/commit/3f2a91c and ticket ABC-1234567890',
    'version = "1.2.3", zh in the list below',
    'see commit 9f86d081884c7d659a2feaa0c55ad015a3bf4f1b',
    'https://github.com/acme/null/blob/9f86d081884c7d659a2feaa0c55ad015a3bf4f1b/README.md',
    'zh: and h1: hashes for linux',
    'h1:… was removed',
    'zh:abc and h1:abc are examples',
    'count=3, see https://example.com/?q=terraform',
    'höher: übung',
    '日本語のコメント：変更しないでください',
  ])('of ordinary words does not: %s', (text) => {
    expect(mentionsHash(`# ${text}`)).toBe(false);
  });

  it('is found wherever it is, with its line', () => {
    const text = `# one\nprovider "a/b/c" { // two\n  hashes = [ /* three\n */ "h1:# none",\n    # four\n  ]\n}\n`;
    const found = commentsIn(`${text}# five\n`);
    expect(found.map(({ text, line }) => [text.slice(0, 6).trim(), line])).toEqual([
      ['# one', 1],
      ['// two', 2],
      ['/* thr', 3],
      ['# four', 5],
      ['# five', 8],
    ]);
  });
});
