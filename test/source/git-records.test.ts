import { execFileSync } from 'node:child_process';
import { chownSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AttributesFile } from '../../src/source/attributes.ts';
import { answerOf, git, openRepository } from '../../src/source/git/git.ts';
import { gitSource, machineAttributes } from '../../src/source/git/git-source.ts';
import { openCommits, readGitBlobs, records, splitOnce, withSizes } from '../../src/source/git/objects.ts';
import { defaultBase, mergeBasesOf, resolveRevision } from '../../src/source/git/revision.ts';
import { asStored, isConverted, readWorkingTree } from '../../src/source/git/working-tree.ts';
import { blobSha, type TreeEntry } from '../../src/source/tree.ts';
import { createRepository, type Repository } from '../support/github-double/repository.ts';

/* What git prints, and what is made of it. One repository for all tests, which none of them changes. */

const lock = '.terraform.lock.hcl';

describe('what git prints', () => {
  it('is split at zero bytes and at the first separator', () => {
    expect(records(Buffer.from('a\0b c\0\0d\0'))).toEqual(['a', 'b c', 'd']);
    expect(records(Buffer.of())).toEqual([]);
    expect(splitOnce('a\tb\tc', '\t')).toEqual(['a', 'b\tc']);
    expect(splitOnce('a', '\t')).toEqual(['a', '']);
    expect(splitOnce('a::b', '::')).toEqual(['a', 'b']);
  });

  it.each<[string, boolean, boolean]>([
    ['i/lf    w/crlf  attr/                 ', false, false],
    ['i/lf    w/crlf  attr/                 ', true, true],
    ['i/lf    w/crlf  attr/text             ', false, true],
    ['i/lf    w/crlf  attr/text eol=crlf    ', false, true],
    ['i/lf    w/crlf  attr/text=auto        ', false, true],
    ['i/lf    w/crlf  attr/text=auto eol=lf ', false, true],
    ['i/lf    w/crlf  attr/-text            ', true, false],
    ['i/crlf  w/crlf  attr/                 ', true, false],
    ['i/mixed w/crlf  attr/                 ', true, false],
    ['i/none  w/crlf  attr/                 ', true, true],
    ['i/      w/crlf  attr/                 ', true, true],
    ['i/lf    w/-text attr/                 ', true, false],
    ['i/lf    w/-text attr/text=auto        ', false, false],
    ['i/lf    w/-text attr/text             ', false, true],
    ['i/crlf  w/crlf  attr/text             ', false, false],
    ['i/mixed w/crlf  attr/text eol=crlf    ', true, false],
    ['i/crlf  w/crlf  attr/text=auto        ', false, false],
    ['i/-text w/mixed attr/                 ', true, true],
    ['something else', true, false],
    ['', true, false],
  ])('%j means that line ends are converted, with core.autocrlf %s: %s', (fields, autoCrlf, expected) => {
    expect(isConverted(fields, autoCrlf)).toBe(expected);
  });
});

describe('a repository', () => {
  let repository: Repository;
  let base: string;
  let head: string;
  let plain: string;
  const root = () => ({
    root: repository.directory,
    infoAttributes: join(repository.directory, '.git/info/attributes'),
  });
  const large = '#'.repeat(10 * 1024 * 1024 + 1);

  beforeAll(() => {
    repository = createRepository();
    base = repository.commit(
      { [`a/${lock}`]: 'one\n', 'a/main.tf': '# a\n', '.gitignore': 'ignored\n' },
      'base',
    );
    repository.branch('feature', base);
    head = repository.commit(
      {
        [`a/${lock}`]: 'two\n',
        [`b/${lock}`]: { symlink: `../a/${lock}` },
        'c/sub': { submodule: base },
        large,
        pointer: 'version https://git-lfs.github.com/spec/v1\n',
        empty: '',
      },
      'head',
      { branch: 'feature' },
    );
    repository.commit({ 'new.txt': 'x' }, 'main moves on');
    repository.tag('v1', base);
    repository.checkOut('feature');
    write(repository.directory, `new/${lock}`, 'three\r\n');
    write(repository.directory, `ignored/${lock}`, 'four\n');
    write(repository.directory, `a/${lock}`, 'two\r\n');
    write(repository.directory, '.git/info/attributes', '* ident\n');
    write(repository.directory, '.git/own', '* filter=x\n');
    plain = mkdtempSync(join(tmpdir(), 'lockproof-plain-'));
  });
  afterAll(() => {
    repository.remove();
    rmSync(plain, { recursive: true });
  });

  function write(folder: string, path: string, text: string): void {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }

  it('is found from any of its folders, and nowhere else', async () => {
    expect(await openRepository(join(repository.directory, 'a'))).toEqual(root());
    await expect(openRepository(plain)).rejects.toMatchObject({
      code: 'not-a-repository',
      message: expect.stringMatching(
        new RegExp(
          `^Git finds no working tree at "${plain}" \\(.*not a git repository.*\\); cd into your repository`,
        ),
      ),
    });
    await expect(openRepository(join(repository.directory, '.git'))).rejects.toMatchObject({
      code: 'not-a-repository',
    });
  });

  it.runIf(process.getuid?.() === 0)(
    'that belongs to a different user: the command that git wants (needs root)',
    async () => {
      const folder = mkdtempSync(join(tmpdir(), 'lockproof-foreign-'));
      execFileSync('git', ['init', '-q', folder]);
      chownSync(folder, 65_534, 65_534);
      await expect(openRepository(folder)).rejects.toMatchObject({
        code: 'not-a-repository',
        message: `Git refuses to read "${folder}", because the folder belongs to a different user; run git config --global --add safe.directory "${folder}"`,
      });
      rmSync(folder, { recursive: true });
    },
  );

  it('answers one question, or none', async () => {
    expect(await answerOf(root(), ['rev-parse', 'v1^{commit}'])).toBe(base);
    expect(await answerOf(root(), ['config', '--get', 'no.such'])).toBeNull();
    expect(await answerOf(root(), ['ls-files', 'nothing'])).toBeNull();
    await expect(git(root(), ['cat-file', 'blob', 'nothing'])).rejects.toMatchObject({
      code: 'unavailable',
      said: expect.stringContaining('fatal: '),
      message: expect.stringMatching(
        /^Git could not read the repository \(git cat-file: .*\); check the clone with `git fsck`\.$/,
      ),
    });
    await expect(git(root(), ['cat-file', 'blob', `${head}:large`], { maxBytes: 10 })).rejects.toMatchObject({
      code: 'unavailable',
    });
  });

  it('has commits by any of their names', async () => {
    for (const name of ['v1', base, base.slice(0, 12), 'feature~1'])
      expect(await resolveRevision(root(), name)).toBe(base);
    for (const name of ['', '^main', 'gone', 'a\0b', '--all', `${head}:a`, '-h'])
      await expect(resolveRevision(root(), name)).rejects.toMatchObject({
        code: 'unknown-revision',
        message: expect.stringMatching(
          /^Git knows no revision .* here; check its name, and in a shallow clone fetch it first\.$/s,
        ),
      });
    expect(await mergeBasesOf(root(), 'main', 'feature')).toEqual([base]);
    expect(await mergeBasesOf(root(), 'main', 'gone')).toEqual([]);
    expect(await defaultBase(await openRepository(repository.directory))).toEqual({
      commit: base,
      name: 'main',
    });
  });

  it('has everything in a commit, with kinds', async () => {
    const tree = await openCommits(root())(head);
    const kinds = [...(tree.whole?.values() ?? [])].map(({ path, kind }) => `${kind} ${path}`);
    expect(kinds.toSorted()).toEqual([
      'directory a',
      'directory b',
      'directory c',
      'file .gitignore',
      `file a/${lock}`,
      'file a/main.tf',
      'file empty',
      'file large',
      'file pointer',
      'submodule c/sub',
      `symlink b/${lock}`,
    ]);
    expect(tree.whole?.get(`a/${lock}`)?.sha).toBe(blobSha(Buffer.from('two\n'), base));
    const entries = await tree.measure([...(tree.whole?.values() ?? [])]);
    const sizes = new Map(entries.map(({ path, size }) => [path, size]));
    expect(['large', `a/${lock}`, `b/${lock}`, 'c/sub', 'a', 'empty'].map((path) => sizes.get(path))).toEqual(
      [large.length, 4, lock.length + 5, 0, 0, 0],
    );
    const [target] = await tree.read(entries.filter(({ path }) => path === `b/${lock}`));
    expect(Buffer.from(target ?? []).toString()).toBe(`../a/${lock}`);
  });

  it('has the bytes of blobs, and says which it does not have', async () => {
    const stored = ['two\n', '', 'one\n'].map((text) => {
      return { sha: blobSha(Buffer.from(text), base), size: text.length };
    });
    const blobs = await readGitBlobs(root(), [...stored, ...stored]);
    expect([...blobs.values()].map((bytes) => Buffer.from(bytes).toString())).toEqual(['two\n', '', 'one\n']);
    expect(await readGitBlobs(root(), [])).toEqual(new Map());
    const gone: TreeEntry = { path: 'x', kind: 'file', sha: '1'.repeat(40), size: 0 };
    expect(await withSizes(root(), [gone])).toEqual([{ ...gone, size: -1 }]);
    await expect(readGitBlobs(root(), [...stored, gone])).rejects.toMatchObject({
      code: 'unavailable',
      message: expect.stringMatching(/^Blob 1{40} is not in this clone; in a partial clone run/),
    });
    await expect(readGitBlobs(root(), [{ sha: base, size: 1 }])).rejects.toMatchObject({
      code: 'unavailable',
    });
  });

  it('has attributes of its own, and those of the machine', async () => {
    const texts = (files: readonly AttributesFile[]) => files.map(({ text }) => text);
    const plainly = await machineAttributes(root());
    expect(plainly.at(-1)).toEqual({
      folder: '',
      text: '* ident\n',
      path: expect.stringContaining('info/attributes'),
    });
    repository.git(['config', 'core.attributesFile', join(repository.directory, '.git/own')]);
    const own = await machineAttributes(root());
    repository.git(['config', '--unset', 'core.attributesFile']);
    expect(texts(own)).toEqual(['* filter=x\n', '* ident\n']);
    expect(own[0]).toMatchObject({ folder: '', path: expect.stringContaining('.git/own') });
    const before = process.env.XDG_CONFIG_HOME;
    process.env.XDG_CONFIG_HOME = join(plain, 'config');
    write(plain, 'config/git/attributes', '* text\n');
    try {
      expect(texts(await machineAttributes(root()))).toEqual(['* text\n', '* ident\n']);
    } finally {
      if (before === undefined) delete process.env.XDG_CONFIG_HOME;
      else process.env.XDG_CONFIG_HOME = before;
    }
  });

  it('has a working tree: what git knows and what it would add', async () => {
    const { lockFiles, tree } = await readWorkingTree(root(), (path) => path.endsWith(lock), base);
    expect([...lockFiles.values()].map(({ path, kind }) => `${kind} ${path}`).toSorted()).toEqual([
      `file a/${lock}`,
      `file new/${lock}`,
      `symlink b/${lock}`,
    ]);
    const own = lockFiles.get(`a/${lock}`);
    const [bytes] = await tree.read(own === undefined ? [] : [own]);
    expect(Buffer.from(bytes ?? []).toString()).toBe('two\r\n');
    expect(tree.whole?.get(`new/${lock}`)).toMatchObject({
      path: `new/${lock}`,
      kind: 'file',
      sha: '',
      size: 0,
    });
    const known = [...(tree.whole?.values() ?? [])].filter(({ path }) =>
      ['c/sub', 'a/main.tf'].includes(path),
    );
    expect((await tree.identify(known)).map(({ path, sha }) => [path, sha]).toSorted()).toEqual([
      ['a/main.tf', blobSha(Buffer.from('# a\n'), base)],
      ['c/sub', base],
    ]);
  });

  it('is compared as a source says, commit by commit or with its working tree', async () => {
    const patterns = [`**/${lock}`];
    const { directory } = repository;
    const read = async (
      options: Partial<Parameters<typeof gitSource>[0]>,
      scope: 'changed' | 'all' = 'changed',
    ) => {
      const snapshot = await gitSource({ directory, base, head, ...options }).read({ patterns, scope });
      return { snapshot, files: snapshot.files.map(({ status, path }) => `${status} ${path}`) };
    };
    expect(await read({})).toMatchObject({
      snapshot: { base, head },
      files: [`modified a/${lock}`, `added b/${lock}`],
    });
    const { readFile } = (await read({})).snapshot;
    for (const [path, what] of Object.entries({ pointer: 'lfs-pointer', 'c/sub': 'submodule' }))
      expect(await readFile?.(path, 'head')).toEqual({ kind: 'not-a-file', what });
    expect(await read({ base: null })).toMatchObject({
      snapshot: { base: null, head },
      files: [`unchanged a/${lock}`, `unchanged b/${lock}`],
    });
    expect(await read({ head: null })).toMatchObject({
      snapshot: { base, head: null },
      files: [`modified a/${lock}`, `added b/${lock}`, `added new/${lock}`],
    });
    expect(await read({ base: 'main', mergeBase: true })).toMatchObject({ snapshot: { base, head } });
    expect(await read({ base: 'main', head: null, mergeBase: true })).toMatchObject({
      snapshot: { base, head: null },
    });
    const onMain = repository.git(['rev-parse', 'main']);
    expect(await read({ base: 'main' })).toMatchObject({ snapshot: { base: onMain } });
    const alone = await read({ base: null, head: null });
    expect(await alone.snapshot.readFile?.(`new/${lock}`, 'trusted')).toMatchObject({ kind: 'file' });
    expect(Object.keys(alone.snapshot.surroundings ?? {})).toEqual(['head']);
  });

  it('stores line ends as its settings say', async () => {
    const bytes = Buffer.from('two\r\n');
    const sha = blobSha(bytes, base);
    const entries: readonly TreeEntry[] = [
      { path: `a/${lock}`, kind: 'file', sha, size: 5 },
      { path: `b/${lock}`, kind: 'symlink', sha, size: 0 },
      { path: 'a/main.tf', kind: 'file', sha: 'other', size: 4 },
    ];
    const stored = async (setting: string) => {
      const blobs = new Map<string, Uint8Array>([[sha, bytes]]);
      repository.git(['config', 'core.autocrlf', setting]);
      const found = await asStored(root(), entries, blobs, base);
      repository.git(['config', '--unset', 'core.autocrlf']);
      expect(found.slice(1)).toEqual(entries.slice(1));
      return [found[0]?.size, Buffer.from(blobs.get(found[0]?.sha ?? '') ?? []).toString()];
    };
    for (const setting of ['true', 'yes', '1', 'input', 'INPUT'])
      expect(await stored(setting)).toEqual([4, 'two\n']);
    for (const setting of ['false', '0', 'no']) expect(await stored(setting)).toEqual([5, 'two\r\n']);
    expect(await asStored(root(), entries.slice(1), new Map(), base)).toEqual(entries.slice(1));
  });

  it('beside a folder that leads to it is found at its own place', async () => {
    const link = join(plain, 'link');
    symlinkSync(repository.directory, link);
    expect(await openRepository(link)).toEqual(root());
  });
});
