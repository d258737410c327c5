import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { parse } from 'yaml';
import { gitSource } from '../../src/source/git/git-source.ts';
import { findingsAbout, inShort } from '../support/judged-change.ts';

/* Checkouts as on Windows: git stores `\n` and writes `\r\n`, or the other way round. Git itself decides what is clean. */

const path = 'live/.terraform.lock.hcl';
const body = Array.from({ length: 12 }, (_, at) => `# line ${at}`).join('\n');
const lf = `# header\n${body}\n`;
const crlf = lf.replaceAll('\n', '\r\n');
const mixed = lf.replace('\n', '\r\n');

interface Clone {
  readonly directory: string;
  git(...args: readonly string[]): string;
  write(name: string, text: string): void;
  /** Commits these files, and all that is there. */
  store(files?: Readonly<Record<string, string>>): void;
  /** `status path` of each change against HEAD, according to Lockproof. */
  told(scope?: 'changed' | 'all'): Promise<readonly string[]>;
}

/** A repository made in the usual way: `git init`, `git add`, `git commit`. */
function makeClone(format: 'sha1' | 'sha256' = 'sha1'): Clone {
  const directory = realpathSync(mkdtempSync(join(tmpdir(), 'lockproof-line-ends-')));
  onTestFinished(() => rmSync(directory, { recursive: true, force: true }));
  const env = {
    PATH: process.env.PATH ?? '',
    HOME: directory,
    GIT_CONFIG_NOSYSTEM: '1',
    GIT_CONFIG_GLOBAL: '/dev/null',
  };
  const git = (...args: readonly string[]) =>
    execFileSync('git', ['-C', directory, ...args], { env, stdio: ['ignore', 'pipe', 'pipe'] }).toString();
  git('init', '--quiet', '--initial-branch=main', `--object-format=${format}`);
  git('config', 'user.name', 'Test');
  git('config', 'user.email', 'test@example.com');
  const write = (name: string, text: string) => {
    mkdirSync(dirname(join(directory, name)), { recursive: true });
    writeFileSync(join(directory, name), text);
  };
  return {
    directory,
    git,
    write,
    store(files = {}) {
      for (const [name, text] of Object.entries(files)) write(name, text);
      git('add', '.');
      git('commit', '--quiet', '--message', 'stored');
    },
    async told(scope = 'changed') {
      const source = gitSource({ directory, base: 'HEAD', head: null });
      const { files } = await source.read({ patterns: ['**/.terraform.lock.hcl'], scope });
      return files.map((file) => `${file.status} ${file.path}`);
    },
  };
}

interface Row {
  readonly name: string;
  readonly config?: Readonly<Record<string, string>>;
  readonly attributes?: string;
  /** The content in the commit, byte for byte. */
  readonly stored: keyof typeof texts;
  /** The content on disk. */
  readonly onDisk: keyof typeof texts;
  /** Whether git and Lockproof see no change. */
  readonly clean: boolean;
}

const rows: readonly Row[] = parse(readFileSync('__fixtures__/tables/line-ends.yml', 'utf8'));

/** The texts that the table names. */
const texts = {
  lf,
  crlf,
  mixed,
  'lf and a lone return': `${lf}a\rb\n`,
  'crlf and a lone return': `${crlf}a\rb\r\n`,
  'crlf with two returns': crlf.replace('\r\n', '\r\r\n'),
  'crlf with another header': crlf.replace('header', 'leader'),
} as const;

describe.each(['sha1', 'sha256'] as const)('in a repository with %s', (format) => {
  test.each(rows)('$name: clean $clean', async ({ config = {}, attributes, stored, onDisk, clean }) => {
    const clone = makeClone(format);
    clone.store({ [path]: texts[stored] });
    if (attributes !== undefined) clone.write('.gitattributes', `${attributes}\n`);
    for (const [name, value] of Object.entries(config)) clone.git('config', name, value);
    clone.write(path, texts[onDisk]);
    expect(clone.git('diff', '--name-only', '--', path)).toBe(clean ? '' : `${path}\n`);
    expect(await clone.told()).toEqual(clean ? [] : [`modified ${path}`]);
    expect(await clone.told('all')).toEqual([`${clean ? 'unchanged' : 'modified'} ${path}`]);
  });
});

test('the review reads base from the commit, and head from disk as git would store it', async () => {
  const clone = makeClone();
  const other = 'other/.terraform.lock.hcl';
  clone.store({ [path]: lf, [other]: lf });
  clone.git('config', 'core.autocrlf', 'true');
  clone.write(path, crlf);
  clone.write(other, crlf.replace('header', 'leader'));
  const source = gitSource({ directory: clone.directory, base: 'HEAD', head: null });
  const { files } = await source.read({ patterns: ['**/.terraform.lock.hcl'], scope: 'all' });
  const text = (content: (typeof files)[number]['head']) =>
    content.kind === 'file' ? Buffer.from(content.bytes).toString() : content.kind;
  expect(files.map((file) => [file.path, file.status, text(file.base), text(file.head)])).toEqual([
    [path, 'unchanged', lf, lf],
    [other, 'modified', lf, lf.replace('header', 'leader')],
  ]);
});

test.each([
  ['that core.autocrlf makes', { 'core.autocrlf': 'true' }, []],
  ['that git would store as well', { 'core.autocrlf': 'false' }, [`notice not-canonical ${path}`]],
] as const)('a changed lock file with line ends %s', async (_, config, expected) => {
  const clone = makeClone();
  const entry = (version: string) =>
    `# This file is maintained automatically by "terraform init".\n# Manual edits may be lost in future updates.\n\nprovider "registry.terraform.io/acme/one" {\n  version = "${version}"\n  hashes = [\n    "zh:${'1'.repeat(64)}",\n  ]\n}\n`;
  clone.store({ [path]: entry('1.0.0') });
  for (const [name, value] of Object.entries(config)) clone.git('config', name, value);
  clone.write(path, entry('1.1.0').replaceAll('\n', '\r\n'));
  const source = gitSource({ directory: clone.directory, base: 'HEAD', head: null });
  expect(inShort(await findingsAbout(source, ['not-canonical']))).toEqual(expected);
});

test('names that git would quote are checked too, and no name is a pattern', async () => {
  const clone = makeClone();
  const names = ['a b/"c"', 'line\nfeed', 'übung', '-x', ':(glob)**', '[a]', 'back\\slash', '"quoted"'];
  const paths = names.map((name) => `${name}/.terraform.lock.hcl`);
  for (const each of paths) clone.write(each, lf);
  clone.write('a/.terraform.lock.hcl', lf);
  clone.store();
  clone.write('.gitattributes', 'a/* -text\n* text\n/a/.terraform.lock.hcl -text\n');
  for (const each of [...paths, 'a/.terraform.lock.hcl']) clone.write(each, crlf);
  expect(await clone.told()).toEqual(['modified a/.terraform.lock.hcl']);
});

test('many files are checked in portions', async () => {
  const clone = makeClone();
  const paths = Array.from({ length: 150 }, (_, at) => `stacks/stack-${100 + at}/.terraform.lock.hcl`);
  for (const each of paths) clone.write(each, lf);
  clone.store();
  clone.git('config', 'core.autocrlf', 'true');
  for (const each of paths) clone.write(each, crlf);
  clone.write('stacks/stack-249/.terraform.lock.hcl', crlf.replace('header', 'leader'));
  expect(await clone.told()).toEqual(['modified stacks/stack-249/.terraform.lock.hcl']);
});

test('a moved lock file is recognised even with other line ends', async () => {
  const clone = makeClone();
  clone.store({ [path]: lf });
  clone.git('config', 'core.autocrlf', 'true');
  clone.write(path, crlf);
  renameSync(join(clone.directory, 'live'), join(clone.directory, 'moved'));
  expect(await clone.told()).toEqual(['renamed moved/.terraform.lock.hcl']);
});

test('a lock file behind a symlink of a folder is compared as git would store it', async () => {
  const clone = makeClone();
  clone.write(path, lf);
  symlinkSync(dirname(path), join(clone.directory, 'linked'));
  clone.store();
  clone.git('config', 'core.autocrlf', 'true');
  clone.write(path, crlf);
  expect(await clone.told()).toEqual([]);
  clone.git('config', 'core.autocrlf', 'false');
  expect(await clone.told()).toEqual([`modified linked/${basename(path)}`, `modified ${path}`]);
});

test('a symlink is compared unchanged', async () => {
  const clone = makeClone();
  mkdirSync(join(clone.directory, 'live'));
  symlinkSync('a\r\nb', join(clone.directory, path));
  clone.store();
  clone.git('config', 'core.autocrlf', 'true');
  clone.write('.gitattributes', '* text\n');
  expect(await clone.told()).toEqual([]);
  rmSync(join(clone.directory, path));
  symlinkSync('a\nb', join(clone.directory, path));
  expect(await clone.told()).toEqual([`modified ${path}`]);
});

describe('a filter that the configuration names', () => {
  /** Configures a filter that leaves a trace if it runs. */
  function setTrap(clone: Clone, driver: string): () => boolean {
    const trap = join(clone.directory, '.git', 'trap');
    writeFileSync(`${trap}.sh`, `#!/bin/sh\ntouch '${trap}.sprung'\nprintf filtered\n`);
    chmodSync(`${trap}.sh`, 0o755);
    for (const key of ['clean', 'smudge', 'process'])
      clone.git('config', `filter.${driver}.${key}`, `${trap}.sh`);
    clone.git('config', `filter.${driver}.required`, 'true');
    return () => existsSync(`${trap}.sprung`);
  }

  test.each(['x', 'a=b', 'with space'])('is not run, with any name: %s', async (driver) => {
    const clone = makeClone();
    const removed = 'index-only/.terraform.lock.hcl';
    clone.write(path, lf);
    clone.write(removed, lf);
    // Attributes that only the index has: one way to ask git sees them, another does not.
    clone.write('index-only/.gitattributes', '* -filter\n');
    clone.store();
    rmSync(join(clone.directory, 'index-only/.gitattributes'));
    clone.git('config', 'core.autocrlf', 'true');
    const sprung = setTrap(clone, driver);
    clone.write('.git/info/attributes', driver === 'with space' ? '* filter\n' : `* filter=${driver}\n`);
    clone.write(path, crlf);
    clone.write(removed, crlf);
    // It is under review, because attributes went, and there is a line about a filter.
    expect(await clone.told()).toEqual([`unchanged ${removed}`]);
    clone.write(path, crlf.replace('header', 'leader'));
    clone.write('new/.terraform.lock.hcl', crlf);
    expect(await clone.told()).toEqual([
      `unchanged ${removed}`,
      `modified ${path}`,
      'added new/.terraform.lock.hcl',
    ]);
    expect(sprung()).toBe(false);
  });

  test('does not hide the content on disk, although git would call it clean', async () => {
    const clone = makeClone();
    clone.store({ [path]: lf });
    const original = join(clone.directory, '.git', 'original');
    writeFileSync(original, lf);
    clone.git('config', 'filter.x.clean', `cat '${original}'`);
    clone.write('.git/info/attributes', '* filter=x\n');
    clone.write(path, 'planted\n');
    expect(clone.git('diff', '--name-only')).toBe('');
    expect(await clone.told()).toEqual([`modified ${path}`]);
    expect(readFileSync(join(clone.directory, path), 'utf8')).toBe('planted\n');
  });
});

test.each(['ident', 'working-tree-encoding=UTF-16'])(
  'other conversions of git count as a change: %s',
  async (attribute) => {
    const clone = makeClone();
    clone.store({ [path]: `# $Id$\n${lf}` });
    clone.write('.git/info/attributes', `* text ${attribute}\n`);
    clone.write(path, `# $Id: planted $\n${lf}`);
    expect(await clone.told()).toEqual([`modified ${path}`]);
  },
);
