import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AttributesFile, attributesOf, parseAttributes } from '../../src/source/attributes.ts';
import { gitSource } from '../../src/source/git/git-source.ts';
import { createRepository } from '../support/github-double/repository.ts';

/* Compares every answer with that of real git (`git check-attr`). */

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'lockproof-attributes-'));
  git(['init', '-q']);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function git(args: readonly string[], input = ''): string {
  const settings = { GIT_CONFIG_NOSYSTEM: '1', GIT_CONFIG_GLOBAL: '/dev/null', GIT_ATTR_NOSYSTEM: '1' };
  return execFileSync('git', ['-C', folder, ...args], {
    input,
    encoding: 'utf8',
    env: { PATH: process.env.PATH ?? '', HOME: folder, ...settings },
    stdio: ['pipe', 'pipe', 'ignore'],
  });
}

interface Stage {
  /** By folder; empty for the root, `info` for `info/attributes`. */
  readonly files: Readonly<Record<string, string>>;
  readonly ignoreCase?: boolean;
}

/** `path name value` for every attribute that has one. */
function byGit({ files, ignoreCase = false }: Stage, paths: readonly string[]): readonly string[] {
  rmSync(join(folder, '.git/info/attributes'), { force: true });
  for (const [inside, text] of Object.entries(files)) {
    const path = inside === 'info' ? '.git/info/attributes' : join(inside, '.gitattributes');
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  git(['config', 'core.ignoreCase', String(ignoreCase)]);
  const fields = git(
    ['check-attr', '-z', '--stdin', '--all'],
    paths.map((path) => `${path}\0`).join(''),
  ).split('\0');
  const told = Array.from({ length: Math.floor(fields.length / 3) }, (_, index) =>
    fields.slice(3 * index, 3 * index + 3).join(' '),
  );
  for (const inside of Object.keys(files))
    rmSync(join(folder, inside === 'info' ? '.git/info/attributes' : join(inside, '.gitattributes')));
  return told.sort();
}

function byUs({ files, ignoreCase = false }: Stage, paths: readonly string[]): readonly string[] {
  const depth = (inside: string) => (inside === 'info' ? 99 : inside.split('/').filter(Boolean).length);
  const all = Object.entries(files)
    .sort(([one], [other]) => depth(one) - depth(other))
    .map(([inside, text]): AttributesFile => {
      const info = inside === 'info';
      return {
        path: inside,
        folder: info ? '' : inside,
        macros: info || inside === '',
        bytes: Buffer.from(text),
      };
    });
  return paths
    .flatMap((path) => {
      const near = all
        .filter(({ folder: at }) => at === '' || path.startsWith(`${at}/`))
        .map((file) => parseAttributes(file));
      return [...attributesOf(path, near, { ignoreCase })].flatMap(([name, { value }]) =>
        value === null
          ? []
          : [`${path} ${name} ${value === true ? 'set' : value === false ? 'unset' : value}`],
      );
    })
    .sort();
}

function agree(stage: Stage, paths: readonly string[]): readonly string[] {
  const told = byUs(stage, paths);
  expect(told).toEqual(byGit(stage, paths));
  return told;
}

const lockFile = 'envs/prod/.terraform.lock.hcl';

describe('the attributes of a path', () => {
  it.each<[string, Stage['files'], readonly string[]]>([
    ['a name', { '': '*.hcl working-tree-encoding=UTF-16' }, ['working-tree-encoding UTF-16']],
    ['a path', { '': '/envs/*/.terraform.lock.hcl ident' }, ['ident set']],
    ['folders', { '': '**/.terraform.lock.hcl -text' }, ['text unset']],
    ['the nearer file', { '': '* a=1', envs: '* a=2', 'envs/prod': '.terraform* a=3' }, ['a 3']],
    ['the last line', { '': '* a=1\n*.hcl a=2\n*.tf a=3' }, ['a 2']],
    ['an attribute that is unspecified again', { '': '* a=1', envs: '*.hcl !a' }, []],
    ['a file outside the tree', { 'envs/prod': '* a=1', info: '*.hcl a=2' }, ['a 2']],
    ['a macro', { '': '[attr]x a b=2 -c\n*.hcl x' }, ['a set', 'b 2', 'c unset', 'x set']],
    ['a macro with a stronger attribute', { '': '[attr]x a=1\n*.hcl x a=2' }, ['a 2', 'x set']],
    ['a macro that is unset again', { '': '[attr]x a=1\n*.hcl x\n*.hcl -x' }, ['x unset']],
    ['a macro in a macro', { '': '[attr]x y\n[attr]y a\n*.hcl x' }, ['a set', 'x set', 'y set']],
    ['a built-in macro', { '': '*.hcl binary' }, ['binary set', 'diff unset', 'merge unset', 'text unset']],
    [
      'a macro that is defined again',
      { '': '[attr]binary ident\n*.hcl binary' },
      ['binary set', 'ident set'],
    ],
    ['a macro below the root, which does not count', { envs: '[attr]x a\n*.hcl x' }, ['x set']],
    ['a name in quotes', { '': '"*.h\\143l" a\n".terraform.lo\\x" b' }, ['a set']],
    ['a line that git refuses', { '': '*.hcl a =b\n*.hcl -\n!*.hcl c\n  # *.hcl d\n' }, []],
    ['a very long line', { '': `*.hcl a ${'x'.repeat(2048)}` }, []],
    ['Windows line ends', { '': '*.hcl a=b\r\n* c\r\n' }, ['a b', 'c set']],
    ['a byte order mark', { '': '\ufeff*.hcl a' }, ['a set']],
    ['a pattern for folders', { '': 'envs/ a\nenvs b\nenvs/** c' }, ['c set']],
  ])('follow git: %s', (_what, files, expected) => {
    expect(agree({ files }, [lockFile])).toEqual(expected.map((each) => `${lockFile} ${each}`));
  });

  it('follow git on a file system that folds case', () => {
    const files = { '': '/ENVS/**/*.HCL a\n*.[H]CL b\n*.\\\\HCL c\n*.[G-I]CL d\n*.[[:upper:]]cl e\n' };
    expect(agree({ files, ignoreCase: true }, [lockFile]).length).toBeGreaterThan(0);
    expect(agree({ files, ignoreCase: false }, [lockFile])).toEqual([]);
  });

  it('match the same paths as git, for any pattern', () => {
    const piece = fc.constantFrom(
      ...[
        'a',
        'b',
        'A',
        '.',
        '*',
        '**',
        '?',
        '/',
        '/',
        '**/',
        '/**',
        '[ab]',
        '[!a]',
        '[^/b]',
        '[a-c]',
        '[]a]',
        '[a',
        '\\*',
        '\\',
        '[[:alpha:]]',
        '[[:x:]]',
        '[\\]]',
        'ü',
      ],
    );
    const pattern = fc.array(piece, { minLength: 1, maxLength: 6 }).map((pieces) => pieces.join(''));
    const name = fc.array(fc.constantFrom('a', 'b', 'A', '.', '*', 'ü', ']', '\\'), {
      minLength: 1,
      maxLength: 3,
    });
    const path = fc
      .array(
        name.map((letters) => letters.join('')),
        { minLength: 1, maxLength: 4 },
      )
      .filter((names) => !names.some((each) => /^\.+$/.test(each)))
      .map((names) => names.join('/'));
    fc.assert(
      fc.property(
        fc.array(pattern, { minLength: 100, maxLength: 100 }),
        fc.uniqueArray(path, { minLength: 30, maxLength: 30 }),
        fc.boolean(),
        (patterns, paths, ignoreCase) => {
          const text = patterns.map((each, index) => `${each} p${index}`).join('\n');
          agree({ files: { '': text }, ignoreCase }, paths);
        },
      ),
      { numRuns: 60 },
    );
  });

  it('are found in time, even with a hostile pattern', () => {
    const text = `${'*a'.repeat(900)}b x\n${'**/'.repeat(600)}b y\n`;
    const file = parseAttributes({
      path: '.gitattributes',
      folder: '',
      macros: true,
      bytes: Buffer.from(text),
    });
    expect([...attributesOf('a'.repeat(4000), [file]).keys()]).toEqual([]);
    expect([...attributesOf(`${'a/'.repeat(2000)}c`, [file]).keys()]).toEqual([]);
  });
});

describe('a file of attributes with bytes that no honest one has', () => {
  const invalid = Buffer.alloc(800, 0xff);

  it.each<[string, readonly (string | Uint8Array)[]]>([
    ['a byte order mark in the middle', ['* ident\n\n', '\ufeff*.hcl -ident\n']],
    ['a byte order mark at its start', ['\ufeff*.hcl ident\n']],
    ['a long value that is not UTF-8', ['*.hcl ident x=', invalid, '\n']],
    [
      'a pattern that is not UTF-8',
      ['[!-', Buffer.from([0xff]), ']erraform.lock.hcl x\n[-', Buffer.from([0xf5]), ']* ident\n'],
    ],
  ])('is read as git reads it from disk and from the index: %s', (_what, parts) => {
    const bytes = Buffer.concat(parts.map((part) => Buffer.from(part)));
    const path = join(folder, '.gitattributes');
    writeFileSync(path, bytes);
    git(['add', '-f', '.gitattributes']);
    for (const from of ['disk', 'object'] as const) {
      const cached = from === 'object' ? ['--cached'] : [];
      const file = parseAttributes({ path: '', folder: '', macros: true, bytes }, from);
      const ours = attributesOf('z.terraform.lock.hcl', [file]).get('ident')?.value ?? 'unspecified';
      const theirs = git(['check-attr', ...cached, 'ident', '--', 'z.terraform.lock.hcl']);
      expect([from, ours === true ? 'set' : ours === false ? 'unset' : ours]).toEqual([
        from,
        theirs.trim().split(': ').at(-1),
      ]);
    }
    git(['rm', '-q', '-f', '--cached', '.gitattributes']);
    rmSync(path);
  });

  it.each<[string, Readonly<Record<string, string | Uint8Array>>]>([
    [
      'a byte order mark in a nearer file',
      { '.gitattributes': '*.hcl ident\n', 'envs/.gitattributes': '\ufeff*.hcl -ident\n' },
    ],
    ['a byte order mark', { '.gitattributes': '\ufeff*.hcl ident\n' }],
    [
      'a long value that is not UTF-8',
      { '.gitattributes': Buffer.concat([Buffer.from('*.hcl ident x='), invalid]) },
    ],
  ])('says what any git makes of it: %s', async (_what, files) => {
    expect(await attributesIn(files)).toMatchObject({ found: [{ name: 'ident' }], unread: [] });
  });

  it.each<[string, string]>([
    ['a zero byte after an attribute', '*.hcl ident\0bad=\n*.hcl -ident\n'],
    ['a name that git reserves since 2.44', '*.hcl ident\n*.hcl -ident builtin_x\n'],
    ['a macro of a name that git reserves', '[attr]builtin_x -ident\n*.hcl ident\n*.hcl builtin_x\n'],
    ['more lines than are read', `${'\n'.repeat(20_000)}*.hcl ident\n`],
  ])('could not be read where versions of git differ: %s', async (_what, text) => {
    const files = { '.gitattributes': text };
    expect(await attributesIn(files)).toEqual({ found: [], unread: ['.gitattributes'] });
  });
});

/** What an own reader of a revision finds for `envs/.terraform.lock.hcl`. */
async function attributesIn(files: Readonly<Record<string, string | Uint8Array>>) {
  const repository = createRepository();
  try {
    repository.commit({ ...files, 'envs/.terraform.lock.hcl': '# $Id$\n' }, 'first');
    repository.checkOut('main');
    const source = gitSource({ directory: repository.directory, base: null, head: 'main' });
    const snapshot = await source.read({ patterns: ['**/.terraform.lock.hcl'], scope: 'all' });
    return snapshot.files[0]?.attributes;
  } finally {
    repository.remove();
  }
}
