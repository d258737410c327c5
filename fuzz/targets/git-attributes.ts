import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  type Attributes,
  attributesOf,
  linesAbout,
  parseAttributes,
  type ReadFrom,
} from '../../src/source/attributes.ts';
import { joinParts, mustEqual, mustHold, partMark, partsOf, type Target } from '../target.ts';

/** The files of an input: of the root, of `envs`, of `envs/prod`, and `info/attributes`. */
const places = ['', 'envs', 'envs/prod', 'info'] as const;
const paths = ['envs/prod/.terraform.lock.hcl', '.terraform.lock.hcl', 'envs/main.tf'];
const rewriting = ['working-tree-encoding', 'filter', 'ident', 'export-subst'];

/** The reader of git attributes, with git itself as the referee. */
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
  covers: ['/src/source/attributes.ts', '/src/source/wildmatch.ts'],
  run(input) {
    const files = filesIn(input);
    for (const path of paths) {
      for (const [from, ignoreCase] of [
        ['disk', false],
        ['disk', true],
        ['object', false],
        ['object', true],
      ] as const) {
        const near = filesFor(files, path, from);
        const all = attributesOf(path, near, { ignoreCase });
        for (const [name, { line }] of all) {
          mustHold(/^[A-Za-z0-9_.][-A-Za-z0-9_.]*$/.test(name), 'an attribute has a name that git allows');
          mustHold(line >= 1 && line <= input.length + 1, 'an attribute has a line');
        }
        const few = near.map((file) => linesAbout(rewriting, file, near));
        const some = attributesOf(path, few, { ignoreCase });
        mustEqual(
          rewriting.map((name) => some.get(name) ?? null),
          rewriting.map((name) => all.get(name) ?? null),
          'the lines about an attribute say the same as all lines',
        );
      }
    }
  },
  referee: {
    name: 'git check-attr',
    most: 150,
    present: () => true,
    judge(input) {
      const files = filesIn(input);
      // Versions of git read these in different ways, so they count as unread.
      if (paths.some((path) => filesFor(files, path, 'disk').some(({ isUnclear }) => isUnclear))) return;
      const theirs = byGit(files);
      for (const from of ['disk', 'object'] as const) {
        const ours = paths.flatMap((path) => spelled(path, attributesOf(path, filesFor(files, path, from))));
        mustEqual(ours.sort(), theirs[from], `git says the same of what it reads from ${from}`);
      }
    },
  },
};

interface Placed {
  readonly place: (typeof places)[number];
  readonly bytes: Uint8Array;
}

function filesIn(input: Uint8Array): readonly Placed[] {
  const parts = partsOf(input, places.length);
  return places.map((place, index) => ({ place, bytes: parts[index] ?? new Uint8Array() }));
}

/** The files that have a say about a path. Git reads `info/attributes` from disk always. */
function filesFor(files: readonly Placed[], path: string, from: ReadFrom) {
  return files
    .filter(({ place }) => place === '' || place === 'info' || path.startsWith(`${place}/`))
    .map(({ place, bytes }) => {
      const whole = place === '' || place === 'info';
      const file = { path: place, folder: whole ? '' : place, macros: whole, bytes };
      return parseAttributes(file, place === 'info' ? 'disk' : from);
    });
}

function spelled(path: string, attributes: Attributes): readonly string[] {
  return [...attributes].flatMap(([name, { value }]) =>
    value === null ? [] : [`${path} ${name} ${value === true ? 'set' : value === false ? 'unset' : value}`],
  );
}

function byGit(files: readonly Placed[]): Readonly<Record<ReadFrom, readonly string[]>> {
  const folder = mkdtempSync(join(tmpdir(), 'lockproof-fuzz-'));
  const settings = { GIT_CONFIG_NOSYSTEM: '1', GIT_CONFIG_GLOBAL: '/dev/null', GIT_ATTR_NOSYSTEM: '1' };
  const git = (args: readonly string[], input = '') =>
    execFileSync('git', ['-C', folder, ...args], {
      input,
      env: { PATH: process.env.PATH ?? '', HOME: folder, ...settings },
      encoding: 'utf8',
      stdio: ['pipe', 'pipe', 'ignore'],
    });
  const told = (...options: readonly string[]): readonly string[] => {
    const list = paths.map((path) => `${path}\0`).join('');
    const fields = git(['check-attr', '-z', '--stdin', '--all', ...options], list).split('\0');
    return Array.from({ length: Math.floor(fields.length / 3) }, (_, index) =>
      fields.slice(3 * index, 3 * index + 3).join(' '),
    ).sort();
  };
  try {
    git(['init', '-q']);
    mkdirSync(join(folder, 'envs/prod'), { recursive: true });
    mkdirSync(join(folder, '.git/info'), { recursive: true });
    for (const { place, bytes } of files)
      writeFileSync(
        join(folder, place === 'info' ? '.git/info/attributes' : join(place, '.gitattributes')),
        bytes,
      );
    const disk = told();
    // As it is: an attribute of the files themselves could have git change them on their way in.
    const index = files
      .filter(({ place }) => place !== 'info')
      .map(({ place }) => {
        const path = join(place, '.gitattributes');
        return `100644 ${git(['hash-object', '-w', '--no-filters', path]).trim()}\t${path}\n`;
      });
    git(['update-index', '--index-info'], index.join(''));
    return { disk, object: told('--cached') };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
