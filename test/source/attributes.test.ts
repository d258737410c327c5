import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  type AttributesFile,
  attributeReader,
  type CheckoutAttributes,
  isAttributesFile,
  isRewritten,
} from '../../src/source/attributes.ts';
import type { RevisionTree } from '../../src/source/revision-tree.ts';
import { type PlantedFiles, treeOf } from '../support/in-memory-revision.ts';
import { tableOf } from '../support/table.ts';

/* Which lines may rewrite a file. That no line of git's own reading is missed is shown in `attributes-by-git.test.ts`. */

const path = 'a/b/.terraform.lock.hcl';

function readIn(files: PlantedFiles, machine?: readonly AttributesFile[]) {
  return attributeReader(treeOf({ [path]: 'x', ...files }), machine);
}

/** `word file:line` of what was found, `? file` of what was not read. */
function short({ found, unread }: CheckoutAttributes): readonly string[] {
  return [
    ...found.map(({ word, path: file, line }) => `${word} ${file}:${line}`),
    ...unread.map((file) => `? ${file}`),
  ];
}

async function told(files: PlantedFiles, of = path, machine?: readonly AttributesFile[]) {
  return short(await readIn(files, machine)(of));
}

describe('an attribute', () => {
  it.each<[string, readonly string[]]>([
    ['working-tree-encoding=UTF-16', ['working-tree-encoding']],
    ['working-tree-encoding=UTF-8-MAC', ['working-tree-encoding']],
    ['working-tree-encoding=xUTF-8', ['working-tree-encoding']],
    ['working-tree-encoding=', ['working-tree-encoding']],
    ['working-tree-encoding', ['working-tree-encoding']],
    ['working-tree-encoding=UTF-8', []],
    ['working-tree-encoding=utf8', []],
    ['-working-tree-encoding', []],
    ['filter=lfs', ['filter']],
    ['filter', ['filter']],
    ['-filter', []],
    ['!filter', []],
    ['ident', ['ident']],
    ['ident=1', ['ident']],
    ['-ident', []],
    ['export-subst', ['export-subst']],
    ['text eol=crlf diff', []],
    ['export-ignore', []],
    [
      'filter=x ident working-tree-encoding=a export-subst',
      ['working-tree-encoding', 'filter', 'ident', 'export-subst'],
    ],
    ['IDENT my-ident ident-x xfilter=lfs', []],
    ['x=ident', []],
  ])('is dangerous or not: %s', async (attributes, expected) => {
    const { found } = await readIn({ '.gitattributes': `*.hcl ${attributes}\n` })(path);
    expect(found.map(({ name }) => name)).toEqual(expected);
  });

  it('is told as it is written, with its file and line', async () => {
    const files = { '.gitattributes': '# x\n\n*.hcl text working-tree-encoding=ASCII//TRANSLIT\r\n' };
    expect(await readIn(files)(path)).toEqual({
      found: [
        {
          name: 'working-tree-encoding',
          word: 'working-tree-encoding=ASCII//TRANSLIT',
          path: '.gitattributes',
          line: 3,
        },
      ],
      unread: [],
    });
  });

  it.each([
    ['ident', true],
    ['filter=x', true],
    ['text', false],
    ['text\0', true],
  ])('%j means that a checkout may hold something else: %s', async (attribute, expected) => {
    expect(isRewritten(await readIn({ '.gitattributes': `* ${attribute}\n` })(path))).toBe(expected);
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
  ])('may be called %s: %s', (name, expected) => {
    expect(isAttributesFile({ path: name, kind: 'file', sha: '', size: 0 })).toBe(expected);
  });

  it.each<[string, PlantedFiles, readonly string[]]>([
    ...tableOf<[string, PlantedFiles, readonly string[]]>('attributes'),
    [
      'with a line of 2047 bytes',
      { '.gitattributes': `* x=${'b'.repeat(2043)}\n* ident` },
      ['ident .gitattributes:2'],
    ],
    ['with a line of 2048 bytes', { '.gitattributes': `* x=${'b'.repeat(2044)}\n` }, ['? .gitattributes']],
    [
      'with many lines',
      { '.gitattributes': `${'\n'.repeat(50_000)}* ident` },
      ['ident .gitattributes:50001'],
    ],
  ])('counts or not: %s', async (_, files, expected) => {
    const all = await told(files);
    expect(all.toSorted()).toEqual(expected.toSorted());
  });

  it('counts for the target of a symlink, and not for the symlink', async () => {
    const link = { [path]: { symlink: '../../c/locks' }, 'c/locks': 'x' };
    expect(await told({ ...link, 'c/.gitattributes': 'locks ident' })).toEqual(['ident c/.gitattributes:1']);
    expect(await told({ ...link, '.gitattributes': '*.hcl ident' })).toEqual([]);
    const folder = { [path]: { symlink: '../../c' }, 'c/d': '', '.gitattributes': '*.hcl ident' };
    expect(await told(folder)).toEqual(['ident .gitattributes:1']);
    const nothing = { [path]: { symlink: 'nothing' }, '.gitattributes': '*.hcl ident' };
    expect(await told(nothing)).toEqual(['ident .gitattributes:1']);
  });

  it('counts for files of the root, and for those that are not there', async () => {
    expect(await told({ '.gitattributes': '*.hcl ident' }, 'x.hcl')).toEqual(['ident .gitattributes:1']);
    expect(await told({ '.gitattributes': '*.hcl ident' }, 'c/x.hcl')).toEqual(['ident .gitattributes:1']);
  });

  it('counts in a folder that is spelled with other bytes', async () => {
    const files = { 'e\u0301/x.hcl': '', '\u00e9/.gitattributes': 'x.hcl ident' };
    expect(await told(files, 'e\u0301/x.hcl')).toEqual(['ident \u00e9/.gitattributes:1']);
  });

  it('on the machine counts in every folder', async () => {
    const machine = (text: string | null) => [{ path: 'machine', folder: '', text }];
    expect(await told({}, path, machine('* ident'))).toEqual(['ident machine:1']);
    expect(await told({ '.gitattributes': '* -ident' }, path, machine('* ident'))).toEqual([
      'ident machine:1',
    ]);
    expect(await told({ 'a/.gitattributes': '* m' }, path, machine('[attr]m ident'))).toEqual([
      'm a/.gitattributes:1',
    ]);
    expect(await told({}, path, machine(null))).toEqual(['? machine']);
  });

  it('counts where a revision is not listed completely', async () => {
    const all = treeOf({ [path]: 'x', 'a/.gitattributes': '* ident', 'A/.gitattributes': '* filter=x' });
    expect(short(await attributeReader({ ...all, whole: null })(path))).toEqual(['ident a/.gitattributes:1']);
  });
});

describe('a pattern', () => {
  it.each<[string, readonly string[]]>([
    [
      'that names the file',
      ['.terraform.lock.hcl', '*.hcl', '.terraform*', '*lock*', '*', '**', '*.*', '.*'],
    ],
    ['that names it in another case', ['*.HCL', '.Terraform.lock.hcl', '*.[hH][cC][lL]']],
    [
      'that names a path',
      ['/a/b/*.hcl', 'a/**', '**/b/*', '/**/.terraform.lock.hcl', 'a/**/b/*', 'a/*/*.hcl'],
    ],
    ['that has quotes', ['"*.hcl"', '"*.h\\143l"', '"\\056*"', '"a', '"x\\y"']],
    [
      'with an escape or a class, after which it may be anything',
      ['\\.*', '.t\\e', '[.]*', '[^x]*', '*.[[:alpha:]]cl'],
    ],
  ])('%s could match', async (_, patterns) => {
    const lines = patterns.map((pattern) => `${pattern} ident\n`).join('');
    const { found } = await readIn({ '.gitattributes': lines })(path);
    expect(found.map(({ line }) => patterns[line - 1])).toEqual(patterns);
  });

  it.each<[string, readonly string[]]>([
    [
      'another ending',
      ['*.tf', '*.zip', '*.hcl.bak', '*.[zZ][iI][pP]', '*.[jJ][pP][eE]?[gG]', '*[0-9].png', '"*.h cl"'],
    ],
    ['another name', ['README.md', 'kubeconfig', 'terraform*', '.terraform', '#', '!*.hcl']],
    [
      'another folder',
      [
        '/.terraform.lock.hcl',
        'b/*.hcl',
        'x/**',
        '/a/.terraform.lock.hcl',
        'a/x/*',
        '**/secrets/**',
        'a/b/c/**',
        '[Ll]ibrary/**',
      ],
    ],
    ['a folder', ['a/', 'a/b/', '*.hcl/', '/']],
  ])('for %s does not', async (_, patterns) => {
    const lines = patterns.map((pattern) => `${pattern} ident\n`).join('');
    expect(await told({ '.gitattributes': lines })).toEqual([]);
  });

  it('is compared in the folder of its file', async () => {
    const lines = '/.t*.hcl ident\nb/*.hcl ident\na/b/*.hcl ident\n';
    expect(await told({ 'a/b/.gitattributes': lines })).toEqual(['ident a/b/.gitattributes:1']);
    expect(await told({ 'a/.gitattributes': lines })).toEqual(['ident a/.gitattributes:2']);
    expect(await told({ '.gitattributes': lines })).toEqual(['ident .gitattributes:3']);
  });

  it('may mean any byte that a name has and is no ASCII', async () => {
    const files = {
      '.gitattributes': Buffer.from('/a/?/*.hcl ident\n/a/\xff/*.hcl ident\n/x/\xff/* ident\n', 'latin1'),
    };
    for (const name of ['\udcff', '\udcfe', '\ufffd', 'ü'])
      expect(await told(files, `a/${name}/x.hcl`)).toEqual([
        'ident .gitattributes:1',
        'ident .gitattributes:2',
      ]);
  });
});

describe('a macro', () => {
  it.each<[string, string, readonly string[]]>([
    ['that is used', '[attr]m -diff ident\n*.hcl m\n', ['m .gitattributes:2']],
    ['that is used before it is defined', '*.hcl m\n[attr]m ident\n', ['m .gitattributes:1']],
    ['in a macro', '[attr]n m\n[attr]m ident\n*.hcl n\n', ['n .gitattributes:3']],
    ['in itself', '[attr]m m ident\n*.hcl m\n', ['m .gitattributes:2']],
    ['in quotes', '"[attr]  m" ident\n*.hcl m\n', ['m .gitattributes:2']],
    ['by the name of a built-in one', '[attr]binary ident\n* binary\n', ['binary .gitattributes:2']],
    ['that is defined again', '[attr]m ident\n[attr]m foo\n*.hcl m\n', ['m .gitattributes:3']],
    ['that may have any name', '"[attr]\\155" ident\n*.hcl m\n', ['ident .gitattributes:1']],
    ['that is not used', '[attr]lfs filter=lfs diff=lfs merge=lfs -text\n*.fbx lfs\n', []],
    ['that is unset', '[attr]m ident\n*.hcl -m\n', []],
    ['that sets nothing here', '[attr]m -ident text working-tree-encoding=UTF-8\n*.hcl m\n', []],
    ['in a comment', '# [attr]text ident\n*.hcl text\n', []],
  ])('%s', async (_, text, expected) => {
    expect(await told({ '.gitattributes': text })).toEqual(expected);
  });
});

describe('the attributes of an ordinary repository', () => {
  /** Lines that many repositories of configuration have. */
  const ordinary = readFileSync('__fixtures__/tables/ordinary.gitattributes', 'utf8').trimEnd().split('\n');
  const files = [
    '.terraform.lock.hcl',
    'main.tf',
    'environments/prod/.terraform.lock.hcl',
    'modules/vpc/main.tf',
  ];

  it.each([
    ['as they are', ordinary.join('\n')],
    ['with Windows line ends', ordinary.join('\r\n')],
    ['with a byte order mark', `\ufeff${ordinary.join('\n')}`],
  ])('say nothing about what Terraform reads: %s (T58)', async (_, text) => {
    const read = readIn({
      '.gitattributes': text,
      'environments/.gitattributes': ordinary.slice(0, -8).join('\n'),
    });
    for (const file of files) expect([file, short(await read(file))]).toEqual([file, []]);
  });

  it('do, where one line is about everything', async () => {
    const read = readIn({ '.gitattributes': [...ordinary, '* filter=git-crypt diff=git-crypt'].join('\n') });
    for (const file of files)
      expect(short(await read(file))).toEqual([`filter=git-crypt .gitattributes:${ordinary.length + 1}`]);
  });
});

describe('a repository with more attributes than are read', () => {
  const kibibyte = 1024;
  const comment = (bytes: number) => `${'#'.repeat(1023)}\n`.repeat(bytes / 1024);

  it('tells which files were left out, and reads each once', async () => {
    const read = readIn({
      '.gitattributes': `* ident\n${comment(512 * kibibyte)}`,
      'a/.gitattributes': comment(512 * kibibyte),
      'c/.gitattributes': `${comment(256 * kibibyte)}* filter=x\n`,
    });
    expect(short(await read('x.hcl'))).toEqual(['ident .gitattributes:1']);
    expect(short(await read('y.hcl'))).toEqual(['ident .gitattributes:1']);
    expect(short(await read('a/x.hcl'))).toEqual(['ident .gitattributes:1', '? a/.gitattributes']);
    expect(short(await read('c/x.hcl'))).toEqual(['ident .gitattributes:1', '? c/.gitattributes']);
  });

  it('tells which files have more dangerous lines than are compared', async () => {
    const large = (lines: number) => '*.zip filter=lfs\n'.repeat(lines);
    const read = readIn({
      '.gitattributes': large(600),
      'a/.gitattributes': large(400),
      'c/.gitattributes': large(1),
    });
    expect(short(await read('a/x.hcl'))).toEqual([]);
    expect(short(await read('c/x.hcl'))).toEqual(['? c/.gitattributes']);
    const harmless = readIn({ '.gitattributes': large(50_000).replaceAll('filter', 'diff') });
    expect(short(await harmless('x.hcl'))).toEqual([]);
  });

  it('tells a file that is too large to be read', async () => {
    const tree = treeOf({ [path]: 'x', 'a/.gitattributes': '* ident' });
    const large: RevisionTree = { ...tree, read: async (entries) => entries.map(() => null) };
    expect(short(await attributeReader(large)(path))).toEqual(['? a/.gitattributes']);
  });
});

it('attributes are compared with a bounded number of paths; beyond it, they may say anything (T68)', async () => {
  const lines = Array.from({ length: 900 }, (_, at) => `/x/${'a*'.repeat(450)}${at} ident\n`);
  const attributesOf = attributeReader(treeOf({ '.gitattributes': lines.join('') }));
  expect(await attributesOf(`x/${'a'.repeat(4_000)}`)).toEqual({ found: [], unread: [] });
  for (let at = 0; at < 2_500; at += 1) await attributesOf(`x/${'a'.repeat(100)}${at}`);
  expect(await attributesOf('x/a')).toEqual({ found: [], unread: ['.gitattributes'] });
});
