import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { attributeReader, type CheckoutAttributes, plainText } from '../../src/source/attributes.ts';
import { listedTree } from '../../src/source/revision-tree.ts';
import { listingOf, type TreeEntry } from '../../src/source/tree.ts';
import { joinParts, mustHold, partMark, partsOf, type Target } from '../target.ts';

/** The files of an input: of the root, of `envs`, of `envs/prod`, and `info/attributes`. */
const places = ['', 'envs', 'envs/prod', 'info'] as const;
const paths = [
  'envs/prod/.terraform.lock.hcl',
  '.terraform.lock.hcl',
  'envs/main.tf',
  'envs/prod/a \u00fc.tf',
];

/**
 * The reader of git attributes. It need not read them as git does, but it must never be silent about a file that git
 * rewrites or leaves out: git itself is the referee.
 */
export const gitAttributes: Target = {
  name: 'git-attributes',
  seeds: () => [
    joinParts(
      '*.hcl text=auto eol=lf\n',
      '# nothing\n/*.tf -text\n',
      '.terraform.lock.hcl !text ident\n',
      '',
    ),
    joinParts(
      '[attr]m filter=x -ident\n** m\n',
      '[attr]n ident\n',
      '"\\056*.hcl" working-tree-encoding=UTF-16\n',
      '*.hcl -m\n',
    ),
    joinParts(
      'a/**/b x\n[[:alpha:]]* y\n[!a-z]* z=1\n*.[th][fc]? w\n',
      '',
      '',
      'envs/**/*.hcl export-subst\n',
    ),
  ],
  tokens: [
    ...[
      partMark,
      '\n',
      '\r\n',
      '\t',
      ' ',
      '*',
      '**',
      '**/',
      '/**',
      '/',
      '?',
      '[',
      ']',
      '[!',
      '[^',
      '\\',
      '"',
      '#',
      '!',
      '-',
      '=',
    ],
    ...[
      '[attr]',
      '[attr]m ',
      '[[:alpha:]]',
      '[[:upper:]',
      '[a-z]',
      '[]-a]',
      '[\\]]',
      '\\"',
      '\\056',
      '\\n',
      '\ufeff',
      'é',
      '\0',
    ],
    ...[
      'binary',
      'text',
      'text=auto',
      'ident',
      '-ident',
      '!ident',
      'filter=lfs',
      'working-tree-encoding=UTF-16',
      'export-subst',
      'export-ignore',
      '!export-ignore',
      '[tT]',
    ],
    ...[
      '.terraform.lock.hcl',
      '*.hcl',
      'envs',
      'envs/prod',
      '/envs/',
      'main.tf',
      'builtin_x',
      'm',
      'A',
      Buffer.from([0xff]),
    ],
  ],
  mostBytes: 8 * 1024,
  mostTime: 500,
  covers: ['/src/source/attributes.ts'],
  async run(input) {
    for (const { found, unread } of await byUs(input)) {
      for (const { path, line, word } of found) {
        mustHold(line >= 1 && line <= input.length + 1, 'a line is in the file');
        mustHold(word !== '' && !/[ \t\r\n]/.test(word), 'a word is one');
        mustHold(!unread.includes(path), 'a file is read, or not');
      }
    }
  },
  referee: {
    name: 'git check-attr',
    most: 150,
    present: () => true,
    async judge(input) {
      const ours = await byUs(input);
      for (const { path, name, value, from } of byGit(input)) {
        if (!doesSomething(name, value)) continue;
        const { found, unread } = ours[paths.indexOf(path)] ?? { found: [], unread: [] };
        const isTold = unread.length > 0 || found.some((each) => each.name === name);
        mustHold(isTold, `${name}=${value} of ${path}, which git reads from ${from}, is told`);
      }
    },
  },
};

interface Placed {
  readonly path: string;
  readonly bytes: Uint8Array;
}

function filesIn(input: Uint8Array): { readonly tree: readonly Placed[]; readonly info: Uint8Array } {
  const parts = partsOf(input, places.length);
  const tree = places.slice(0, -1).map((place, at) => {
    return { path: join(place, '.gitattributes'), bytes: parts[at] ?? new Uint8Array() };
  });
  return { tree, info: parts.at(-1) ?? new Uint8Array() };
}

/** For each of the paths. */
function byUs(input: Uint8Array): Promise<readonly CheckoutAttributes[]> {
  const { tree, info } = filesIn(input);
  const entries = tree.map(({ path, bytes }): TreeEntry => {
    return { path, kind: 'file', sha: path, size: bytes.length };
  });
  const blobs = new Map(tree.map(({ path, bytes }) => [path, bytes]));
  const whole = listingOf(entries);
  const read = attributeReader(listedTree({ whole, readBlobs: async () => blobs }), [
    { path: 'info', folder: '', text: plainText(info) },
  ]);
  return Promise.all(paths.map(read));
}

/** By the rules of git's `convert.c` and `archive.c`. */
function doesSomething(name: string, value: string): boolean {
  if (name === 'filter' || name === 'working-tree-encoding')
    return !['set', 'unset', 'unspecified', ''].includes(value) && !/^utf-?8$/i.test(value);
  return value === 'set';
}

interface Told {
  readonly path: string;
  readonly name: string;
  readonly value: string;
  readonly from: string;
}

function byGit(input: Uint8Array): readonly Told[] {
  const folder = mkdtempSync(join(tmpdir(), 'lockproof-fuzz-'));
  const settings = { GIT_CONFIG_NOSYSTEM: '1', GIT_CONFIG_GLOBAL: '/dev/null', GIT_ATTR_NOSYSTEM: '1' };
  const git = (args: readonly string[], given = '') =>
    execFileSync('git', ['-C', folder, ...args], {
      input: given,
      env: { PATH: process.env.PATH ?? '', HOME: folder, ...settings },
      encoding: 'utf8',
      stdio: ['pipe', 'pipe', 'ignore'],
    });
  const names = ['working-tree-encoding', 'filter', 'ident', 'export-subst', 'export-ignore'];
  const told = (from: string, ...options: readonly string[]): readonly Told[] => {
    const list = paths.map((path) => `${path}\0`).join('');
    const fields = git([...options, '-z', '--stdin', ...names], list).split('\0');
    return Array.from({ length: Math.floor(fields.length / 3) }, (_, index) => {
      const [path = '', name = '', value = ''] = fields.slice(3 * index, 3 * index + 3);
      return { path, name, value, from };
    });
  };
  try {
    git(['init', '-q']);
    mkdirSync(join(folder, 'envs/prod'), { recursive: true });
    mkdirSync(join(folder, '.git/info'), { recursive: true });
    const { tree, info } = filesIn(input);
    writeFileSync(join(folder, '.git/info/attributes'), info);
    for (const { path, bytes } of tree) writeFileSync(join(folder, path), bytes);
    // As they are: an attribute of the files themselves could have git change them on their way in.
    const list = tree.map(({ path }) => `${path}\n`).join('');
    const shas = git(['hash-object', '-w', '--no-filters', '--stdin-paths'], list).split('\n');
    git(
      ['update-index', '--index-info'],
      tree.map(({ path }, at) => `100644 ${shas[at]}\t${path}\n`).join(''),
    );
    return [
      ...told('disk', 'check-attr'),
      ...told('a disk that folds case', '-c', 'core.ignoreCase=true', 'check-attr'),
      ...told('the index', 'check-attr', '--cached'),
    ];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
