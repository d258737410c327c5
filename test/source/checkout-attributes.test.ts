import { describe, expect, it } from 'vitest';
import {
  attributeReader,
  type CheckoutAttributes,
  doTheSame,
  type MachineAttributes,
} from '../../src/source/checkout-attributes.ts';
import type { RevisionTree } from '../../src/source/revision-tree.ts';
import { type PlantedFiles, treeOf } from '../support/in-memory-revision.ts';

/* What git does to a file by all files of attributes together; how one file is read is in `attributes.test.ts`. */

const path = 'a/b/.terraform.lock.hcl';

function readIn(files: PlantedFiles, machine?: MachineAttributes) {
  return attributeReader(treeOf({ [path]: 'x', ...files }), machine);
}

/** `name=value file:line` of what was found, `? file` of what was not read. */
function short({ found, unread }: CheckoutAttributes): readonly string[] {
  return [
    ...found.map(({ name, value, path: file, line }) => `${name}=${value} ${file}:${line}`),
    ...unread.map((file) => `? ${file}`),
  ];
}

async function told(files: PlantedFiles, of = path, machine?: MachineAttributes) {
  return short(await readIn(files, machine)(of));
}

describe('an attribute', () => {
  it.each<[string, readonly string[]]>([
    ['working-tree-encoding=UTF-16', ['working-tree-encoding=UTF-16 .gitattributes:1']],
    ['working-tree-encoding=UTF-8', []],
    ['working-tree-encoding=utf8', []],
    ['working-tree-encoding=UTF-8-MAC', ['working-tree-encoding=UTF-8-MAC .gitattributes:1']],
    ['working-tree-encoding=xUTF-8', ['working-tree-encoding=xUTF-8 .gitattributes:1']],
    ['working-tree-encoding=', []],
    ['working-tree-encoding', []],
    ['-working-tree-encoding', []],
    ['filter=lfs', ['filter=lfs .gitattributes:1']],
    ['filter=', []],
    ['filter', []],
    ['-filter', []],
    ['!filter', []],
    ['ident', ['ident= .gitattributes:1']],
    ['ident=', ['ident= .gitattributes:1']],
    ['ident=1', []],
    ['-ident', []],
    ['export-subst', ['export-subst= .gitattributes:1']],
    ['export-subst=x', []],
    ['text eol=crlf diff', []],
    [
      'filter=x ident working-tree-encoding=a export-subst',
      [
        'working-tree-encoding=a .gitattributes:1',
        'filter=x .gitattributes:1',
        'ident= .gitattributes:1',
        'export-subst= .gitattributes:1',
      ],
    ],
  ])('%s', async (attributes, expected) => {
    expect(await told({ '.gitattributes': `*.hcl ${attributes}\n` })).toEqual(expected);
  });

  it.each<[string, PlantedFiles, readonly string[]]>([
    ['none', {}, []],
    ['of the folder', { 'a/b/.gitattributes': '* ident' }, ['ident= a/b/.gitattributes:1']],
    ['of a folder on the way', { 'a/.gitattributes': '\n* ident' }, ['ident= a/.gitattributes:2']],
    ['of a folder below', { 'a/b/c/.gitattributes': '* ident' }, []],
    ['of a folder beside', { 'a/c/.gitattributes': '* ident' }, []],
    ['nearer ones first', { '.gitattributes': '* ident', 'a/b/.gitattributes': '* -ident' }, []],
    [
      'nearer ones first, the other way round',
      { '.gitattributes': '* -ident', 'a/.gitattributes': '* ident' },
      ['ident= a/.gitattributes:1'],
    ],
    [
      'several together',
      { '.gitattributes': '* ident', 'a/.gitattributes': '* filter=x' },
      ['filter=x a/.gitattributes:1', 'ident= .gitattributes:1'],
    ],
    [
      'macros of the root',
      { '.gitattributes': '[attr]m ident', 'a/.gitattributes': '* m' },
      ['ident= a/.gitattributes:1'],
    ],
    ['no macros of a folder', { 'a/.gitattributes': '[attr]m ident\n* m' }, []],
    ['a folder called so', { '.gitattributes/x': '* ident' }, []],
    ['a file in another spelling', { 'a/.GitAttributes': '* ident' }, ['ident= a/.GitAttributes:1']],
    [
      'two spellings, of which nobody knows which is there',
      { 'a/.GitAttributes': '* ident', 'a/.gitattributes': '* ident' },
      ['? a/.GitAttributes', '? a/.gitattributes'],
    ],
    ['a folder in another spelling', { 'A/.gitattributes': '* ident' }, ['ident= A/.gitattributes:1']],
    ['a pattern in another spelling', { '.gitattributes': '*.HCL ident' }, ['ident= .gitattributes:1']],
    [
      'a pattern that matters in one spelling only',
      { '.gitattributes': '*.hcl ident\n*.HCL -ident' },
      ['ident= .gitattributes:1'],
    ],
    ['a file that is unclear', { 'a/.gitattributes': '* ident\n\0' }, ['? a/.gitattributes']],
    [
      'a file that is unclear beside one that is not',
      { '.gitattributes': '* ident', 'a/.gitattributes': '\0' },
      ['ident= .gitattributes:1', '? a/.gitattributes'],
    ],
    [
      'a byte order mark, as on disk and as an object',
      { '.gitattributes': '* filter=x\n', 'a/.gitattributes': '\ufeff*.hcl ident' },
      ['ident= a/.gitattributes:1', 'filter=x .gitattributes:1'],
    ],
    [
      'a byte order mark before a line that takes back',
      { '.gitattributes': '* ident\n', 'a/.gitattributes': '\ufeff*.hcl -ident' },
      ['ident= .gitattributes:1'],
    ],
    [
      'a byte order mark in a file that is unclear',
      { 'a/.gitattributes': '\ufeff\0' },
      ['? a/.gitattributes'],
    ],
    [
      'a symlink to one',
      { 'a/.gitattributes': { symlink: '../x' }, x: '* ident' },
      ['ident= a/.gitattributes:1'],
    ],
    ['a symlink to nothing', { 'a/.gitattributes': { symlink: '../y' } }, []],
    ['a symlink to a folder', { 'a/.gitattributes': { symlink: '../y' }, 'y/z': '' }, []],
    ['a symlink out of the repository', { 'a/.gitattributes': { symlink: '/x' } }, ['? a/.gitattributes']],
    ['a symlink to itself', { 'a/.gitattributes': { symlink: '.gitattributes' } }, ['? a/.gitattributes']],
    ['a submodule', { 'a/.gitattributes': { submodule: '1'.repeat(40) } }, []],
  ])('is taken from every folder on the way: %s', async (_, files, expected) => {
    const all = await told(files);
    expect(all.toSorted()).toEqual(expected.toSorted());
  });

  it('of the target of a symlink counts, and not that of the symlink', async () => {
    const link = { [path]: { symlink: '../../c/locks' }, 'c/locks': 'x' };
    expect(await told({ ...link, 'c/.gitattributes': 'locks ident' })).toEqual(['ident= c/.gitattributes:1']);
    expect(await told({ ...link, '.gitattributes': '*.hcl ident' })).toEqual([]);
    expect(
      await told({ [path]: { symlink: '../../c' }, 'c/d': '', '.gitattributes': '*.hcl ident' }),
    ).toEqual(['ident= .gitattributes:1']);
    const nothing = { [path]: { symlink: 'nothing' }, '.gitattributes': '*.hcl ident' };
    expect(await told(nothing)).toEqual(['ident= .gitattributes:1']);
  });

  it('in the root and of a file that is not there is found too', async () => {
    expect(await told({ '.gitattributes': '*.hcl ident' }, 'x.hcl')).toEqual(['ident= .gitattributes:1']);
    expect(await told({ '.gitattributes': '*.hcl ident' }, 'c/x.hcl')).toEqual(['ident= .gitattributes:1']);
  });

  it('of the machine is weaker or stronger than those of the tree', async () => {
    const file = (text: string) => [{ path: 'machine', folder: '', macros: true, bytes: Buffer.from(text) }];
    const none = { weakest: [], strongest: [] };
    expect(await told({}, path, { ...none, weakest: file('* ident') })).toEqual(['ident= machine:1']);
    expect(await told({}, path, { ...none, strongest: file('* ident') })).toEqual(['ident= machine:1']);
    const own = { '.gitattributes': '* -ident' };
    expect(await told(own, path, { ...none, weakest: file('* ident') })).toEqual([]);
    expect(await told(own, path, { ...none, strongest: file('* ident') })).toEqual(['ident= machine:1']);
    const macro = { '.gitattributes': '* m' };
    expect(await told(macro, path, { ...none, weakest: file('[attr]m ident') })).toEqual([
      'ident= .gitattributes:1',
    ]);
  });

  it('is that of the bytes of a name', async () => {
    const line = Buffer.concat([Buffer.from('/a/'), Buffer.of(0xff), Buffer.from('/*.hcl ident\n')]);
    const files = { '.gitattributes': line };
    expect(await told(files, 'a/\udcff/x.hcl')).toEqual(['ident= .gitattributes:1']);
    expect(await told(files, 'a/\udcfe/x.hcl')).toEqual([]);
    expect(await told({ '.gitattributes': '/a/?/*.hcl ident' }, 'a/\udcfe/x.hcl')).toEqual([
      'ident= .gitattributes:1',
    ]);
  });

  it('cannot be known of a name that is no text', async () => {
    const odd = 'a/\ufffd/.terraform.lock.hcl';
    expect(await told({ '.gitattributes': '* ident' }, odd)).toEqual(['? .gitattributes']);
    expect(await told({ '.gitattributes': '* text' }, odd)).toEqual([]);
  });
});

describe('a repository with more attributes than are read', () => {
  const mebibyte = 1024 * 1024;
  const comment = (bytes: number) => `${'#'.repeat(1023)}\n`.repeat(bytes / 1024);

  it('tells which files were left out, and reads each once', async () => {
    const read = readIn({
      '.gitattributes': `* ident\n${comment(2 * mebibyte)}`,
      'a/.gitattributes': comment(2 * mebibyte),
      'c/.gitattributes': `${comment(mebibyte)}* filter=x\n`,
    });
    expect(short(await read('x.hcl'))).toEqual(['ident= .gitattributes:1']);
    expect(short(await read('y.hcl'))).toEqual(['ident= .gitattributes:1']);
    expect(short(await read('a/x.hcl'))).toEqual(['ident= .gitattributes:1', '? a/.gitattributes']);
    expect(short(await read('c/x.hcl'))).toEqual(['ident= .gitattributes:1', '? c/.gitattributes']);
  });

  it('tells that nothing is known once the patterns cost too much', async () => {
    const lines = Array.from({ length: 300 }, () => `${'a'.repeat(2000)} ident\n`).join('');
    const read = readIn({ '.gitattributes': lines });
    const long = (at: number) => `${'x'.repeat(3000)}${at}`;
    expect(short(await read(long(1)))).toEqual([]);
    expect(short(await read(long(2)))).toEqual(['? .gitattributes']);
    const harmless = readIn({ '.gitattributes': lines.replaceAll(' ident', ' text') });
    for (const at of [1, 2, 3]) expect(short(await harmless(long(at)))).toEqual([]);
  });

  it('tells a file that is too large to be read', async () => {
    const tree = treeOf({ [path]: 'x', 'a/.gitattributes': '* ident' });
    const large: RevisionTree = { ...tree, read: async (entries) => entries.map(() => null) };
    expect(short(await attributeReader(large)(path))).toEqual(['? a/.gitattributes']);
  });
});

describe('a revision that is not listed completely', () => {
  it('has the attributes of the folders on the way', async () => {
    const tree = {
      ...treeOf({ [path]: 'x', 'a/.gitattributes': '* ident', 'A/.gitattributes': '* filter=x' }),
      whole: null,
    };
    expect(short(await attributeReader(tree)(path))).toEqual(['ident= a/.gitattributes:1']);
  });
});

describe('two revisions', () => {
  const ident = { name: 'ident', value: '', path: 'a', line: 1 } as const;
  const filter = { name: 'filter', value: 'x', path: 'a', line: 2 } as const;
  const of = (...found: CheckoutAttributes['found']): CheckoutAttributes => ({ found, unread: [] });

  it.each<[string, CheckoutAttributes, CheckoutAttributes, boolean]>([
    ['with nothing', of(), of(), true],
    ['with the same elsewhere', of(ident), of({ ...ident, path: 'b', line: 7 }), true],
    ['with the same in another order', of(ident, filter), of(filter, ident), true],
    ['with another value', of(filter), of({ ...filter, value: 'y' }), false],
    ['with one more', of(ident), of(ident, filter), false],
    ['with something unread before', { found: [], unread: ['a'] }, of(), false],
    ['with the same unread on both sides', { found: [], unread: ['a'] }, { found: [], unread: ['a'] }, false],
    ['with something unread now', of(), { found: [], unread: ['a'] }, false],
  ])('%s', (_, one, other, expected) => {
    expect(doTheSame(one, other)).toBe(expected);
  });
});
