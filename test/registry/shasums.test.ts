import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hasBlankLine, parseShasums } from '../../src/registry/registry.ts';

const name = { type: 'null', version: '3.2.4' };
const digest = 'ab'.repeat(32);
const file = 'terraform-provider-null_3.2.4_linux_amd64.zip';
const entry = { hash: `zh:${digest}`, filename: file, platform: 'linux_amd64' };

function read(text: string) {
  return parseShasums(Buffer.from(text), name);
}

describe('parseShasums', () => {
  it.each([
    ['two spaces', `${digest}  ${file}\n`],
    ['one space', `${digest} ${file}\n`],
    ['a tab', `${digest}\t${file}\n`],
    ['a no-break space', `${digest}\u00a0${file}\n`],
    ['CRLF', `${digest}  ${file}\r\n`],
    ['leading spaces', `  ${digest}  ${file}\n`],
    ['a third column', `${digest}  ${file}  what\n`],
    ['no final newline', `${digest}  ${file}`],
    ['upper-case hex', `${digest.toUpperCase()}  ${file}\n`],
    ['a blank line before', `\n${digest}  ${file}\n`],
    ['spaces only after', `${digest}  ${file}\n   \n`],
    ['a comment before', `# sums\n${digest}  ${file}\n`],
  ])('reads a line with %s', (_name, text) => {
    expect(read(text)).toEqual([entry]);
  });

  it.each([
    ['one field', `${digest}\n`],
    ['a short digest', `${digest.slice(1)}  ${file}\n`],
    ['a long digest', `${digest}0  ${file}\n`],
    ['letters that are not hex', `${digest.slice(0, -1)}g  ${file}\n`],
    ['a byte order mark', `\ufeff${digest}  ${file}\n`],
    ['nothing', ''],
  ])('reads nothing from a line with %s', (_name, text) => {
    expect(read(text)).toEqual([]);
  });

  it.each([
    ['a binary mark', `*${file}`, null],
    ['a folder', `./${file}`, null],
    ['the manifest', 'terraform-provider-null_3.2.4_manifest.json', null],
    ['another version', 'terraform-provider-null_3.2.3_linux_amd64.zip', null],
    ['another provider', 'terraform-provider-nulls_3.2.4_linux_amd64.zip', null],
    ['a longer name', 'terraform-provider-null_3.2.4_linux_amd64_debug.zip', null],
    ['a version with v', 'terraform-provider-null_v3.2.4_linux_amd64.zip', 'linux_amd64'],
    ['a name from the object prototype', '__proto__', null],
  ])('keeps a file with %s and knows its platform', (_name, filename, platform) => {
    expect(read(`${digest}  ${filename}\n`)).toEqual([{ hash: `zh:${digest}`, filename, platform }]);
  });

  it('keeps two lines with the same name in their order', () => {
    const other = 'cd'.repeat(32);
    expect(read(`${digest}  ${file}\n${other}  ${file}\n`).map(({ hash }) => hash)).toEqual([
      `zh:${digest}`,
      `zh:${other}`,
    ]);
  });

  it('continues after a line of 64 KiB, like the first of the two readers in Terraform', () => {
    expect(read(`${'x'.repeat(65_536)}\n${digest}  ${file}\n`)).toEqual([entry]);
  });

  it('reads all well-formed lines', () => {
    const filename = fc.stringMatching(/^[!-~]{1,40}$/);
    const hex = fc.stringMatching(/^[0-9a-f]{64}$/);
    fc.assert(
      fc.property(fc.array(fc.tuple(hex, filename)), (lines) => {
        const text = lines.map(([hash, path]) => `${hash}  ${path}\n`).join('');
        expect(read(text).map(({ hash, filename }) => [hash.slice(3), filename])).toEqual(lines);
      }),
    );
  });

  it('accepts any bytes', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 500 }), (bytes) => {
        for (const { hash } of parseShasums(bytes, name)) expect(hash).toMatch(/^zh:[0-9a-f]{64}$/);
      }),
    );
  });
});

describe('hasBlankLine', () => {
  it.each([
    ['', false],
    ['a\n', false],
    ['a\nb', false],
    ['a\n\n', true],
    ['\na\n', true],
    ['a\n  \nb\n', true],
    ['a\n\r\nb\n', true],
    ['a\r\nb\r\n', false],
    ['a\n\u00a0', true],
  ])('%j: %s', (text, expected) => {
    expect(hasBlankLine(Buffer.from(text))).toBe(expected);
  });
});
