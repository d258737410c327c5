import { describe, expect, it } from 'vitest';
import {
  type AttributesFile,
  attributesOf,
  hasByteOrderMark,
  isAttributesFile,
  linesAbout,
  parseAttributes,
} from '../../src/source/attributes.ts';

/* The lines of a file of attributes, each as git reads it; that git does is shown in `attributes.test.ts`. */

function fileOf(text: string | Uint8Array, more: Partial<AttributesFile> = {}): AttributesFile {
  return { path: '.gitattributes', folder: '', macros: true, bytes: Buffer.from(text), ...more };
}

/** `name=value` for each attribute of the path `x.hcl`. */
function said(
  text: string,
  path = 'x.hcl',
  more: Partial<AttributesFile> = {},
  ignoreCase = false,
): readonly string[] {
  const found = attributesOf(path, [parseAttributes(fileOf(text, more))], { ignoreCase });
  return [...found].map(([name, { value, line }]) => `${name}=${value} ${line}`).sort();
}

describe('a line of attributes', () => {
  it.each<[string, string, readonly string[]]>([
    ['sets', '*.hcl a', ['a=true 1']],
    ['unsets', '*.hcl -a', ['a=false 1']],
    ['takes back', '*.hcl !a', ['a=null 1']],
    ['gives a value', '*.hcl a=b=c', ['a=b=c 1']],
    ['gives an empty value', '*.hcl a=', ['a= 1']],
    ['gives a value that is not English', '*.hcl a=é', ['a=é 1']],
    ['has several attributes, of which the last counts', '*.hcl a=1 b a=2', ['a=2 1', 'b=true 1']],
    ['begins with space', ' \t \r*.hcl a', ['a=true 1']],
    ['has space between its words', '*.hcl \t \r a \t b', ['a=true 1', 'b=true 1']],
    ['ends with CRLF', '*.hcl a\r\n*.hcl b\r\n', ['a=true 1', 'b=true 2']],
    ['is empty', '\n   \n*.hcl a', ['a=true 3']],
    ['is a comment', '# *.hcl b\n  #*.hcl c\n*.hcl a', ['a=true 3']],
    ['ends with a sign of a comment', '*.hcl a#', []],
    ['has a bad name', '*.hcl a b/c', []],
    ['has a name that begins with a hyphen', '*.hcl --a', []],
    ['has a name with a hyphen in it', '*.hcl a-b.c_9', ['a-b.c_9=true 1']],
    ['has no name', '*.hcl =a', []],
    ['excludes', '!*.hcl a', []],
    ['ends its pattern with the sign of exclusion', '*.hcl! a', []],
    ['has no attribute', '*.hcl', []],
    ['is of 2047 bytes', `*.hcl a=${'b'.repeat(2039)}`, [`a=${'b'.repeat(2039)} 1`]],
    ['is of 2048 bytes', `*.hcl a=${'b'.repeat(2040)}`, []],
  ])('%s', (_, text, expected) => {
    expect(said(text)).toEqual(expected);
  });

  it.each<[string, string, readonly string[]]>([
    ['a name', '"x.hcl" a', ['a=true 1']],
    ['a name with space', '"x y" b\n"x.hcl" a', ['a=true 2']],
    ['octal digits', '"\\170.hcl" a', ['a=true 1']],
    ['more octal digits than a byte has', '"\\470.hcl" a', []],
    ['two octal digits', '"\\17.hcl" a', []],
    ['an escape that is none', '"\\x.hcl" a', []],
    ['no end', '"x.hcl a', []],
    ['an escape at the end', '"x.hcl\\', []],
  ])('may have quotes: %s', (_, text, expected) => {
    expect(said(text)).toEqual(expected);
  });

  it.each([
    ['\\a', '\x07'],
    ['\\b', '\b'],
    ['\\f', '\f'],
    ['\\n', '\n'],
    ['\\r', '\r'],
    ['\\t', '\t'],
    ['\\v', '\v'],
    ['\\"', '"'],
    ['\\\\\\\\', '\\'],
    ['\\101', 'A'],
  ])('may have the escape %s in quotes', (written, character) => {
    expect(said(`"<${written}>" a`, `<${character}>`)).toEqual(['a=true 1']);
  });

  it.each<[string, string, readonly string[]]>([
    ['counts where it is used', '[attr]m a -b c=1\n*.hcl m', ['a=true 2', 'b=false 2', 'c=1 2', 'm=true 2']],
    ['does not count where it is unset', '[attr]m a\n*.hcl -m', ['m=false 2']],
    ['does not count where it has a value', '[attr]m a\n*.hcl m=1', ['m=1 2']],
    ['has its name in one word with the mark', '[attr] m a\n*.hcl m', ['m=true 2']],
    ['may have space before its name in quotes', '"[attr]  m" a\n*.hcl m', ['a=true 2', 'm=true 2']],
    ['may be defined after it is used', '*.hcl m\n[attr]m a', ['a=true 1', 'm=true 1']],
    ['is the last of its name', '[attr]m a\n[attr]m b\n*.hcl m', ['b=true 3', 'm=true 3']],
    ['may use itself', '[attr]m m a\n*.hcl m', ['a=true 2', 'm=true 2']],
    [
      'is there without a definition',
      '*.hcl binary',
      ['binary=true 1', 'diff=false 1', 'merge=false 1', 'text=false 1'],
    ],
  ])('may define a macro, which %s', (_, text, expected) => {
    expect(said(text)).toEqual(expected);
  });

  it('defines no macro in a folder', () => {
    expect(said('[attr]m a\n*.hcl m', 'envs/x.hcl', { folder: 'envs', macros: false })).toEqual(['m=true 2']);
  });

  it.each([
    ['x.hcl', 'envs/x.hcl', true],
    ['x.hcl', 'envs/prod/x.hcl', true],
    ['/x.hcl', 'envs/x.hcl', true],
    ['/x.hcl', 'envs/prod/x.hcl', false],
    ['prod/x.hcl', 'envs/prod/x.hcl', true],
    ['envs/x.hcl', 'envs/x.hcl', false],
    ['x.hcl', 'other/x.hcl', false],
    ['x.hcl', 'envsx/x.hcl', false],
    ['x.hcl/', 'envs/x.hcl', false],
    ['X.hcl', 'envs/x.hcl', false],
  ])('with the pattern %s in the folder envs selects %s: %s', (pattern, path, expected) => {
    expect(said(`${pattern} a`, path, { folder: 'envs' })).toEqual(expected ? ['a=true 1'] : []);
  });

  it('selects nothing as a comment or as a macro, whatever the path is called', () => {
    expect(said('# a', '#')).toEqual([]);
    expect(said('#x a', '#x')).toEqual([]);
    expect(said('[attr]m a', 'am')).toEqual([]);
    expect(said('x.hcl a#', 'x.hcl')).toEqual([]);
  });

  it('folds case in folders too, where git does', () => {
    expect(said('x.hcl a', 'othr/x.hcl', { folder: 'envs' }, true)).toEqual([]);
    expect([...attributesOf('x.hcl', [parseAttributes(fileOf('X.hcl a'))])]).toEqual([]);
    expect(said('X.HCL a', 'Envs/x.hcl', { folder: 'envs' }, true)).toEqual(['a=true 1']);
    expect(said('X.HCL a', 'Envs/x.hcl', { folder: 'envs' }, false)).toEqual([]);
    expect(said('x.hcl a', 'Envs/x.hcl', { folder: 'envs' })).toEqual([]);
  });
});

describe('a file of attributes', () => {
  it.each([
    ['.gitattributes', true],
    ['a/.gitattributes', true],
    ['a/.GitAttributes', true],
    ['a/x.gitattributes', false],
    ['a/.gitattributes.bak', false],
    ['a/.gitattributes/x', false],
  ])('may be called %s: %s', (path, expected) => {
    expect(isAttributesFile(path)).toBe(expected);
  });

  it('has a byte order mark that counts in an object, and not on disk', () => {
    const file = fileOf('\ufeffx.hcl a');
    expect([hasByteOrderMark(file), hasByteOrderMark(fileOf('x.hcl a \ufeff'))]).toEqual([true, false]);
    const found = (from: 'disk' | 'object') => [
      ...attributesOf('x.hcl', [parseAttributes(file, from)]).keys(),
    ];
    expect([found('disk'), found('object')]).toEqual([['a'], []]);
  });

  it.each([
    ['usual lines', '*.hcl a\n*.tf -b', false],
    ['a zero byte in one of its lines', '*.hcl a\n*.tf \0', true],
    ['a line that is too long', `*.hcl a\n*.tf ${'b'.repeat(2048)}`, true],
    ['20000 lines', `${'\n'.repeat(19_999)}*.hcl a`, false],
    ['20001 lines', `${'\n'.repeat(20_000)}*.hcl a`, true],
    ['a reserved name', '*.hcl builtin_x', true],
    ['a reserved name that is unset', '*.hcl a\n*.hcl -builtin_x', true],
    ['a reserved name that is taken back', '*.hcl !builtin_x', true],
    ['a reserved name for a macro', '[attr]builtin_x a', true],
    ['a reserved name at the start of a line', 'builtin_x a', true],
    ['a reserved name within another', '*.hcl a_builtin_x', false],
  ])('with %s means the same to every git, or not: %s', (_, text, isUnclear) => {
    expect(parseAttributes(fileOf(text)).isUnclear).toBe(isUnclear);
  });

  it('tells which of its lines are about an attribute, also by a macro of any file', () => {
    const lines = (text: string, ...others: readonly string[]) => {
      const all = [text, ...others].map((each) => parseAttributes(fileOf(each)));
      const about = linesAbout(['ident'], all[0] ?? { lines: [], isUnclear: false }, all);
      return about.lines.map(({ number }) => number);
    };
    expect(lines('* a\n* ident\n* b -ident c\n* d')).toEqual([2, 3]);
    expect(lines('* a\n* m b\n* c', '[attr]m ident')).toEqual([2]);
    // A macro takes the place of an older one, whatever it says.
    expect(lines('* a\n[attr]m a\n* c m')).toEqual([2, 3]);
  });
});
